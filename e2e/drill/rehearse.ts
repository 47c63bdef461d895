import { setTimeout as sleep } from "node:timers/promises";
import { z } from "zod";
import { measureMemory, totalOf } from "../bench/memory";
import { administrator } from "../harness/administrator";
import { findMix, type Share } from "./addresses";
import { type Client, openClient, VISITOR } from "./ask";
import { createLedger, type Ledger, secondsUntilWhole, type Tally, tally } from "./ledger";
import { type Look, startReader } from "./reader";
import { startSaver } from "./saver";
import type { Scenario, Stage } from "./scenarios";
import { startTraffic } from "./traffic";

export interface Load {
  /** Of visitors' requests. */
  perSecond: number;
  /** Milliseconds between two saves. */
  pauseMs: number;
  /** Seconds that may pass until all is well again. */
  patience: number;
}

/** What one scenario did. */
export interface Row extends Tally {
  scenario: Scenario;
  /** Seconds from the damage until it was taken back; 0 where it mends by itself. */
  lasted: number;
  /** Undefined: not within the patience. */
  wholeAfter: number | undefined;
  saves: number;
  savesLost: number;
  looks: number;
  oldPages: Look[];
  stalePages: number;
  /** Bytes in memory of all the product's processes, unless the system does not say. */
  memory: { before?: number; after?: number };
}

/** Seconds of traffic before the damage, and how long all must have gone well after it. */
const LEAD = 3;
const CALM = 3;
/** Milliseconds between two looks at whether all is well, and between two at the pages besides those after each save. */
const POLL_MS = 500;

/** One scenario under load, from the first visitor to the last saved row. */
export async function rehearse(scenario: Scenario, stage: Stage, load: Load, signal?: AbortSignal): Promise<Row> {
  const { product, line } = stage;
  const client = openClient(product.origin);
  const ledger = createLedger();
  const authorization = `Bearer ${await signIn(client)}`;
  const mix = await findMix(product.origin);
  await visitAll(client, mix);
  const saver = startSaver({ client, ledger, authorization, ...load, onSaved: (saved) => reader.onSaved(saved) });
  const reader = startReader({ client, ledger, shownIn: saver.shownIn, pauseMs: POLL_MS });
  const traffic = startTraffic({ client, ledger, mix, ...load });
  try {
    await sleep(LEAD * 1000);
    const before = await memoryOf(product.pid());
    const began = ledger.now();
    await scenario.inject(stage);
    const over = ledger.now();
    const wholeAfter = await untilWhole(ledger, scenario.lasts ? over : began, load.patience, signal);
    const after = await memoryOf(product.pid());
    // What was under way is part of it.
    const entries = ledger.entries.filter(({ ended }) => ended >= began);
    const { looks } = reader;
    return {
      ...{ scenario, wholeAfter, lasted: scenario.lasts ? (over - began) / 1000 : 0, ...tally(entries) },
      saves: entries.filter(({ kind, result }) => kind === "save" && result === "ok").length,
      savesLost: await saver.countLost(line?.target ?? (await product.databaseUrl())),
      looks: looks.length,
      oldPages: looks.filter(({ verdict }) => verdict === "old"),
      stalePages: looks.filter(({ verdict }) => verdict === "stale").length,
      memory: { before, after },
    };
  } finally {
    traffic.stop();
    await Promise.all([saver.stop(), reader.stop()]);
    client.close();
  }
}

/** Waits until it is and has been for a while, and until the outcome of all that was asked until then is known. */
async function untilWhole(ledger: Ledger, since: number, patience: number, signal?: AbortSignal) {
  for (const deadline = since + patience * 1000; ledger.now() < deadline && !signal?.aborted; await sleep(POLL_MS)) {
    const until = ledger.oldestUnderWay();
    const whole = secondsUntilWhole(ledger.entries, since, until);
    if (whole !== undefined && until - since >= (whole + CALM) * 1000) return whole;
  }
  return undefined;
}

const session = z.object({ token: z.string() });

async function signIn({ ask }: Client) {
  const { email, password } = administrator;
  const answer = await ask({ path: "/api/users/login", method: "POST", body: { email, password }, reads: true });
  return session.parse(JSON.parse("text" in answer ? answer.text : "{}")).token;
}

/** One after the other and twice, since a server that has just started forgets its first renders: that cost is no scenario's. */
async function visitAll({ ask }: Client, mix: readonly Share[]) {
  const all = mix.flatMap(({ addresses }) => (typeof addresses === "function" ? [] : addresses));
  for (const { path } of [...all, ...all]) await ask({ path, headers: VISITOR });
}

async function memoryOf(pid: number) {
  const parts = await measureMemory(pid);
  return parts && totalOf(parts).rss;
}
