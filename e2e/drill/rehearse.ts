import { setTimeout as sleep } from "node:timers/promises";
import { z } from "zod";
import { measureMemory, totalOf } from "../bench/memory";
import { administrator } from "../harness/administrator";
import { findMix, type Share } from "./addresses";
import { type Client, openClient, visitorHeaders } from "./ask";
import { createLedger, type Ledger, recoverySeconds, type Tally, tally } from "./ledger";
import { type Look, startReader } from "./reader";
import { startSaver } from "./saver";
import type { Scenario, Stage } from "./scenarios";
import { startTraffic } from "./traffic";

export interface Load {
  /** Visitors' requests per second. */
  perSecond: number;
  /** Pause between two saves. */
  pauseMs: number;
  maxRecoverySeconds: number;
  /** Traffic before the fault, of which nothing is judged. */
  leadSeconds?: number;
}

/** Result of one scenario. */
export interface Row extends Tally {
  scenario: Scenario;
  /** Duration of the fault in seconds; 0 for one that the product repairs by itself. */
  lasted: number;
  /** Recovery time in seconds; undefined: not in time. */
  recoverySeconds: number | undefined;
  saves: number;
  savesLost: number;
  looks: number;
  oldPages: Look[];
  stalePages: number;
  /** Resident bytes of all the product's processes; undefined where the system does not report them. */
  memory: { before?: number; after?: number };
}

const LEAD_SECONDS = 3;
/** Error-free time after the fault that proves the recovery. */
const CALM_SECONDS = 3;
/** Interval of the checks for recovery, and of the periodic reads. */
const POLL_MS = 500;

/** Runs one scenario under load and judges it by its requests, saves and pages. */
export async function rehearse(scenario: Scenario, stage: Stage, load: Load, signal?: AbortSignal): Promise<Row> {
  const { product, line } = stage;
  const client = openClient(product.origin);
  const ledger = createLedger();
  const authorization = `Bearer ${await signIn(client)}`;
  const mix = await findMix(product.origin);
  await warmUp(client, mix);
  const saver = startSaver({ client, ledger, authorization, ...load, onSaved: (saved) => reader.onSaved(saved) });
  const reader = startReader({ client, ledger, shownIn: saver.shownIn, pauseMs: POLL_MS });
  const traffic = startTraffic({ client, ledger, mix, ...load });
  try {
    await sleep((load.leadSeconds ?? LEAD_SECONDS) * 1000);
    const before = await memoryOf(product.pid());
    const began = ledger.now();
    await scenario.inject(stage);
    const over = ledger.now();
    const recoverySeconds = await waitForRecovery(
      ledger,
      scenario.lasts ? over : began,
      load.maxRecoverySeconds,
      signal,
    );
    const after = await memoryOf(product.pid());
    // Requests that were in flight at the fault count.
    const entries = ledger.entries.filter(({ ended }) => ended >= began);
    const { looks } = reader;
    return {
      ...{ scenario, recoverySeconds, lasted: scenario.lasts ? (over - began) / 1000 : 0, ...tally(entries) },
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

/** Waits for a recovery that lasts, judged only by requests whose outcome is known. */
async function waitForRecovery(ledger: Ledger, since: number, maxRecoverySeconds: number, signal?: AbortSignal) {
  for (
    const deadline = since + maxRecoverySeconds * 1000;
    ledger.now() < deadline && !signal?.aborted;
    await sleep(POLL_MS)
  ) {
    const until = ledger.oldestOutstanding();
    const recovered = recoverySeconds(ledger.entries, since, until);
    if (recovered !== undefined && until - since >= (recovered + CALM_SECONDS) * 1000) return recovered;
  }
  return undefined;
}

const session = z.object({ token: z.string() });

async function signIn({ ask }: Client) {
  const { email, password } = administrator;
  const answer = await ask({ path: "/api/users/login", method: "POST", body: { email, password }, reads: true });
  return session.parse(JSON.parse("text" in answer ? answer.text : "{}")).token;
}

/** Warm-up, twice, as a server that has just started discards its first renders; that cost belongs to no scenario. */
async function warmUp({ ask }: Client, mix: readonly Share[]) {
  const all = mix.flatMap(({ addresses }) => (typeof addresses === "function" ? [] : addresses));
  for (const { path } of [...all, ...all]) await ask({ path, headers: visitorHeaders() });
}

async function memoryOf(pid: number) {
  const parts = await measureMemory(pid);
  return parts && totalOf(parts).rss;
}
