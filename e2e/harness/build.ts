import { mkdtemp, rm } from "node:fs/promises";
import os from "node:os";
import path from "node:path";
import { readEnv } from "../../lib/env";
import { ensureBuild } from "../../lib/start/build/ensure-build";
import { startEmbedded } from "../../lib/start/postgres/embedded";
import { prepareDatabase } from "../../lib/start/postgres/prepare";
import { completeEnvironment } from "../../lib/start/terminal/configuration";
import { createSteps } from "../../lib/start/terminal/steps";
import { SECRET } from "./secret";

/** Builds the product for all browser tests while other checks run; without it their first start would build. */

process.env.NEXTAUTH_SECRET = SECRET;
const dataDir = await mkdtemp(path.join(os.tmpdir(), "nova-build-"));
const database = await startEmbedded({ dataDir, durable: false });
try {
  const asked = readEnv({ DATA_DIR: dataDir, NEXTAUTH_SECRET: SECRET, SAMPLE_DATA: "0" });
  const environment = await completeEnvironment(asked, database.url, "production");
  await prepareDatabase(environment, { migrationsOnly: true });
  await createSteps().step("Site", (step) => ensureBuild(environment, step));
} finally {
  await database.stop();
  await rm(dataDir, { recursive: true, force: true });
}
