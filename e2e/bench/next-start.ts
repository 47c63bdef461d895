import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdir, writeFile } from "node:fs/promises";
import { setTimeout as sleep } from "node:timers/promises";
import { readEnv } from "../../lib/env";
import { freePort } from "../../lib/free-port";
import { inProject } from "../../lib/start/project";
import { completeEnvironment } from "../../lib/start/terminal/configuration";
import type { Product } from "./product";
import type { ServerUnderLoad } from "./servers";

/** Ignored by Git. */
const folder = inProject("bench-results", "next-start");
const config = `import product from "../../next.config.mjs";
export default { ...product, compress: true, distDir: "../../.next" };`;
const START_TIMEOUT_MS = 60_000;

/**
 * `next start` over the product's build, files and database, with the product's cache handler. Compression is on, as is
 * Next's default; the product turns it off, as its own server compresses.
 */
export async function startNext({
  dataDir,
  databaseUrl,
}: Product): Promise<ServerUnderLoad & { stop(): Promise<void> }> {
  await mkdir(folder, { recursive: true });
  await writeFile(`${folder}/next.config.mjs`, config);
  await writeFile(`${folder}/package.json`, '{ "type": "module", "private": true }');
  const port = await freePort();
  const env = readEnv({ DATA_DIR: dataDir, PORT: String(port), HOSTNAME: "127.0.0.1", LOG_LEVEL: "warn" });
  const next = inProject("node_modules", "next", "dist", "bin", "next");
  const child = spawn(process.execPath, [next, "start", folder, "--port", String(port), "--hostname", env.HOSTNAME], {
    env: await completeEnvironment(env, databaseUrl, "production"),
    stdio: ["ignore", "ignore", "inherit"],
  });
  const ended = once(child, "exit");
  const origin = `http://127.0.0.1:${port}`;
  const deadline = Date.now() + START_TIMEOUT_MS;
  while (
    !(await fetch(`${origin}/api/health`).then(
      ({ ok }) => ok,
      () => false,
    ))
  ) {
    if (child.exitCode !== null || Date.now() > deadline) throw new Error("next start did not start");
    await sleep(100);
  }
  return {
    ...{ origin, pid: child.pid ?? 0 },
    async stop() {
      child.kill("SIGTERM");
      await ended;
    },
  };
}
