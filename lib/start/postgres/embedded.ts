import { readFile, realpath, rm, stat, writeFile } from "node:fs/promises";
import path from "node:path";
import { openOutageFile } from "../../outage/record";
import { createReport } from "../../outage/report";
import { StartError } from "../../outage/start-error";
import { supervise } from "../../server/process/restart-loop";
import { makeDataDir } from "../data-dir/data-dir";
import { toStartError } from "../terminal/steps";
import { chooseAccount } from "./account";
import { ensureApplication } from "./application";
import { findBinaries } from "./binaries";
import { connectionUrl, ensureCluster } from "./cluster";
import { endLeftoverServer } from "./pid-file";
import { startServer } from "./server";

interface Options {
  dataDir: string;
  /** Off in tests: no waiting for the disk, and nothing survives a power cut. */
  durable?: boolean;
  onRestart?: (text: string) => void;
}

const DATABASE = "nova";

/**
 * The embedded PostgreSQL server, for installations without DATABASE_URL: its files live in DATA_DIR, and only this machine reaches
 * it. The caller holds the lock of the folder; two servers over one cluster would destroy it.
 */
export async function startEmbedded({ dataDir, durable = true, onRestart = () => {} }: Options) {
  await makeDataDir(dataDir);
  const root = await realpath(dataDir);
  const urlFile = urlFileOf(root);
  // Left by a crash: it names a server that is gone.
  await rm(urlFile, { force: true });
  const { postgres, initdb } = await findBinaries();
  const folder = path.join(root, "postgres");
  const account = chooseAccount(folder, [postgres, root]);
  const created = !(await stat(folder).catch(() => undefined));
  const cluster = await ensureCluster(folder, { initdb, account, durable });
  await endLeftoverServer(cluster);
  const server = await startServer({ dataDir: root, cluster, postgres, account, durable });
  try {
    const url = await ensureApplication(cluster, server.port, DATABASE);
    await writeFile(urlFile, url, { mode: 0o600 });
    const { down, up } = createReport({ print: onRestart, record: await openOutageFile(root) });
    void supervise(server, { down: (reason) => down(toStartError(reason) ?? new StartError(String(reason))), up });
    return {
      /** For the product: it owns this database, and no more. */
      url,
      /** For tests and measurements that change the server itself. */
      superuserUrl: connectionUrl(cluster, server.port, DATABASE),
      created,
      stop: () => server.stop().then(() => rm(urlFile, { force: true })),
    };
  } catch (error) {
    await server.stop();
    throw error;
  }
}

/** Where a running server can be reached, for `npm run admin`; undefined while there is none. */
export async function embeddedUrl(dataDir: string): Promise<string | undefined> {
  return (await readFile(urlFileOf(dataDir), "utf8").catch(() => "")).trim() || undefined;
}

const urlFileOf = (dataDir: string) => path.join(dataDir, "postgres-url");
