import { readFile } from "node:fs/promises";
import path from "node:path";
import { z } from "zod";
import { CAUSES, type Outage } from "./model";

// The supervisor writes (lib/start/postgres/outage.ts), the dashboard reads: a file, since there is no database to ask.

const schema = z.object({ since: z.iso.datetime(), until: z.iso.datetime().optional(), cause: z.enum(CAUSES) });

const RECORD_BYTES = 256;

export const outageFile = (dataDir: string) => path.join(/* turbopackIgnore: true */ dataDir, "database-outage.json");

/** As long as any other, so that it can be written over it on a full disk. */
export const encodeOutage = (outage?: Outage) => JSON.stringify(outage ?? {}).padEnd(RECORD_BYTES);

/** The last outage of the product's own database, if there was one. Never throws: it is asked for when something else failed. */
export async function readOutage(dataDir = process.env.DATA_DIR ?? "./data"): Promise<Outage | undefined> {
  try {
    return schema.parse(JSON.parse(await readFile(outageFile(dataDir), "utf8")));
  } catch {
    return undefined;
  }
}
