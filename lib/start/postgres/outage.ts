import { open } from "node:fs/promises";
import type { Outage } from "../../outage/model";
import { encodeOutage, outageFile, readOutage } from "../../outage/record";
import { createFile } from "../data-dir/files";
import type { StartError } from "../terminal/steps";
import { HEALTHY_MS } from "./supervise";

/** Failed attempts until the log tells why, and then how often. */
const TOLD_ATTEMPT = 3;
const TOLD_EVERY_MS = 60_000;

/** Hears what becomes of a database that has stopped. */
export interface Report {
  /** Each time that it ended, or could not be launched. */
  down(failure: StartError): Promise<void>;
  up(): Promise<void>;
}

interface Listeners {
  say(text: string): void;
  record(outage: Outage): Promise<void>;
  now?: () => number;
}

/** Tells the log now and then, and the dashboard as it is. What fails again before it was healthy is one outage. */
export function createReport({ say, record, now = Date.now }: Listeners): Report {
  let outage: Outage | undefined;
  let attempts = 0;
  let toldAt = 0;
  function tell(text: string) {
    toldAt = now();
    say(text);
  }
  const isRecent = ({ until }: Outage) => !until || now() - Date.parse(until) < HEALTHY_MS;
  return {
    async down({ message, outageCause: cause }) {
      const before = outage && isRecent(outage) ? outage : undefined;
      attempts = before ? attempts + 1 : 0;
      outage = {
        since: before?.since ?? new Date(now()).toISOString(),
        cause: before && cause === "unknown" ? before.cause : cause,
      };
      const isDue = attempts === TOLD_ATTEMPT || now() - toldAt >= TOLD_EVERY_MS;
      if (before && isDue) tell(`${message} O Nova continua tentando.`);
      if (!before && cause === "unknown") tell("O banco de dados parou sem aviso; iniciando de novo.");
      if (!before && cause !== "unknown") tell(`${message} Iniciando de novo.`);
      await record(outage);
    },
    async up() {
      if (!outage) return;
      outage = { ...outage, until: new Date(now()).toISOString() };
      tell("O banco de dados está no ar outra vez.");
      await record(outage);
    },
  };
}

/**
 * Writes what the dashboard reads. The file is made at the start, and afterwards its bytes are only replaced, which a full disk
 * allows (but not one that copies on write: there the log alone tells). What an earlier run left open is over now.
 */
export async function openOutageFile(dataDir: string): Promise<Listeners["record"]> {
  const file = outageFile(dataDir);
  const record = (outage: Outage) => replaceBytes(file, encodeOutage(outage)).catch(() => {});
  await createFile(file, encodeOutage()).catch(() => {});
  const left = await readOutage(dataDir);
  if (left && !left.until) await record({ ...left, until: new Date().toISOString() });
  return record;
}

async function replaceBytes(file: string, content: string) {
  const handle = await open(file, "r+");
  try {
    await handle.write(content, 0);
    await handle.datasync();
  } finally {
    await handle.close();
  }
}
