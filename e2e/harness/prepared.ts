import { execFile } from "node:child_process";
import { chmod, cp, mkdtemp, rm } from "node:fs/promises";
import os from "node:os";
import path from "node:path";
import { promisify } from "node:util";
import { readEnv } from "../../lib/env";
import { startEmbedded } from "../../lib/start/postgres/embedded";
import { asServerCode, inProject } from "../../lib/start/project";
import { completeEnvironment } from "../../lib/start/terminal/configuration";
import { administrator } from "./administrator";
import { SECRET } from "./secret";

/** Data folders as a first start leaves them, with the first administrator: without the sample, and with it. */
export type Prepared = "empty" | "sample";

const run = promisify(execFile);

/** Makes both, once for all products of a run; they are copied by `copyPrepared`. With them goes what stands beside them. */
export async function prepareDataDirs() {
  const parent = await temporaryFolder("nova-prepared-");
  await chmod(parent, 0o755); // as /tmp: root's PostgreSQL runs as another user, who passes through
  process.env.NOVA_E2E_PREPARED = parent;
  await prepare(path.join(parent, "empty"), ["--migrations-only"]);
  await copyFolder(path.join(parent, "empty"), path.join(parent, "sample"));
  await Promise.all([
    prepare(path.join(parent, "empty"), [], { SAMPLE_DATA: "0" }),
    prepare(path.join(parent, "sample"), [], { SAMPLE_DATA: "1" }),
  ]);
  return () => rm(parent, { recursive: true, force: true });
}

/** A folder of its own: beside the prepared ones where a run has made them, else in the system's. */
export const temporaryFolder = (prefix: string) =>
  mkdtemp(path.join(process.env.NOVA_E2E_PREPARED ?? os.tmpdir(), prefix));

/** What lib/start/prepare-process.ts makes of a folder, over the PostgreSQL in it. */
async function prepare(dataDir: string, options: readonly string[], env: Record<string, string> = {}) {
  const database = await startEmbedded({ dataDir, durable: false });
  const { name, email, password } = administrator;
  const asked = readEnv({ DATA_DIR: dataDir, LOG_LEVEL: "warn", NEXTAUTH_SECRET: SECRET, ...env });
  try {
    await run(process.execPath, [...asServerCode, inProject("lib", "start", "prepare-process.ts"), ...options], {
      env: {
        ...(await completeEnvironment(asked, database.url, "production")),
        ...{ ADMIN_NAME: name, ADMIN_EMAIL: email, ADMIN_PASSWORD: password },
      },
    });
  } finally {
    await database.stop();
  }
}

/** A copy of its own, all of it or one of its folders, in the folder. */
export async function copyPrepared(kind: Prepared, target: string, folder = "") {
  const parent = process.env.NOVA_E2E_PREPARED;
  if (!parent) throw new Error("e2e/harness/global-setup.ts makes the folders and says where they are");
  await copyFolder(path.join(parent, kind, folder), path.join(target, folder));
}

/** Owners stay, as PostgreSQL wants them; node's own copy does not keep those. */
async function copyFolder(from: string, to: string) {
  if (process.platform === "win32") await cp(from, to, { recursive: true });
  else await run("cp", ["-a", `${from}/.`, to]);
}
