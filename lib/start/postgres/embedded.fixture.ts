import { mkdtemp, readFile, realpath, rm } from "node:fs/promises";
import os from "node:os";
import path from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import pg from "pg";
import { afterAll, beforeAll } from "vitest";

/** A data folder of the test file's own, and what the server writes into it. */
export function installationInTest() {
  const installation = {
    dataDir: "",
    pidFile: () => path.join(installation.dataDir, "postgres", "postmaster.pid"),
    serverPid: async () => Number((await readFile(installation.pidFile(), "utf8")).split("\n")[0]),
  };
  beforeAll(async () => {
    installation.dataDir = await realpath(await mkdtemp(path.join(os.tmpdir(), "nova-embedded-")));
  });
  afterAll(() => rm(installation.dataDir, { recursive: true, force: true }));
  return installation;
}

export async function query(url: string, sql: string) {
  const client = new pg.Client({ connectionString: url });
  client.on("error", () => {});
  await client.connect();
  try {
    return (await client.query(sql)).rows;
  } finally {
    await client.end().catch(() => {});
  }
}

/** Repeats the work until it succeeds, for ten seconds. */
export async function eventually(work: () => Promise<unknown>) {
  for (let tries = 0; tries < 100; tries++) {
    const done = await work().then(
      () => true,
      () => false,
    );
    if (done) return;
    await sleep(100);
  }
  await work();
}
