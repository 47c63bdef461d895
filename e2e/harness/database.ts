import { mkdtemp, rm } from "node:fs/promises";
import os from "node:os";
import path from "node:path";
import { startEmbedded } from "../../lib/start/postgres/embedded";
import { copyPrepared, type Prepared } from "./prepared";

/** A temporary PostgreSQL for one test, empty or with prepared data. */
export async function scratchDatabase(prepared?: Prepared) {
  const dataDir = await mkdtemp(path.join(os.tmpdir(), "nova-scratch-"));
  if (prepared) await copyPrepared(prepared, dataDir);
  const database = await startEmbedded({ dataDir, durable: false });
  return {
    url: database.url,
    async stop() {
      await database.stop();
      await rm(dataDir, { recursive: true, force: true });
    },
  };
}
