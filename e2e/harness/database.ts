import { rm } from "node:fs/promises";
import { startEmbedded } from "../../lib/start/postgres/embedded";
import { copyPrepared, type Prepared, temporaryFolder } from "./prepared";

/** A temporary PostgreSQL for one test, empty or with prepared data. */
export async function scratchDatabase(prepared?: Prepared) {
  const dataDir = await temporaryFolder("nova-scratch-");
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
