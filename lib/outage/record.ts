import { open, readFile } from "node:fs/promises";
import path from "node:path";
import { z } from "zod";
import { createFile } from "../files";
import { CAUSES, type Outage } from "./outage";

// The supervisor writes what the dashboard reads: a file, since there is no database to ask.

const schema = z.object({ since: z.iso.datetime(), until: z.iso.datetime().optional(), cause: z.enum(CAUSES) });

const RECORD_BYTES = 256;

export const outageFile = (dataDir: string) => path.join(/* turbopackIgnore: true */ dataDir, "database-outage.json");

/** The last outage of the product's own database, if there was one. Never throws: it is asked for when something else failed. */
export async function readOutage(dataDir = process.env.DATA_DIR ?? "./data"): Promise<Outage | undefined> {
  try {
    return schema.parse(JSON.parse(await readFile(outageFile(dataDir), "utf8")));
  } catch {
    return undefined;
  }
}

/**
 * Makes the file while there is room, for the function that records: it only replaces bytes, which a full disk allows (but not a
 * file system that copies on write: there only the log has it). An outage left open by an earlier run ends now. Never throws.
 */
export async function openOutageFile(dataDir: string) {
  const file = outageFile(dataDir);
  const record = (outage: Outage) => replaceBytes(file, encode(outage)).catch(() => {});
  await createFile(file, encode({})).catch(() => {});
  const left = await readOutage(dataDir);
  if (left && !left.until) await record({ ...left, until: new Date().toISOString() });
  return record;
}

/** As long as any other. */
const encode = (outage: Partial<Outage>) => JSON.stringify(outage).padEnd(RECORD_BYTES);

async function replaceBytes(file: string, content: string) {
  const handle = await open(file, "r+");
  try {
    await handle.write(content, 0);
    await handle.datasync();
  } finally {
    await handle.close();
  }
}
