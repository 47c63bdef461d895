import { readFile, realpath, rm, stat, writeFile } from "node:fs/promises";
import path from "node:path";
import { makeDataDir } from "../data-dir/files";
import { chooseAccount } from "./account";
import { ensureApplication } from "./application";
import { findBinaries } from "./binaries";
import { clusterFolder, connectionUrl, ensureCluster } from "./cluster";
import { createReport, openOutageFile } from "./outage";
import { clearAway } from "./pid-file";
import { startServer } from "./server";
import { keepRunning } from "./supervise";

/** The PostgreSQL server that comes with the product, for who has none: its files live in DATA_DIR, and only this machine reaches it. */
export interface Embedded {
  /** For the product: it owns this database, and no more. */
  url: string;
  /** For tests and measurements that change the server itself. */
  superuserUrl: string;
  created: boolean;
  stop(): Promise<void>;
  /** For a folder that somebody else uses by now: the server ends without another write. */
  abandon(): Promise<void>;
}

interface Options {
  dataDir: string;
  /** Off in tests: no waiting for the disk, and nothing survives a power cut. */
  durable?: boolean;
  onRestart?: (text: string) => void;
}

const DATABASE = "nova";

/** The caller holds the lock of the folder; two servers over one cluster would destroy it. */
export async function startEmbedded({ dataDir, durable = true, onRestart = () => {} }: Options): Promise<Embedded> {
  await makeDataDir(dataDir);
  const root = await realpath(dataDir);
  const binaries = await findBinaries();
  const account = chooseAccount(clusterFolder(root), [binaries.postgres, root]);
  const created = !(await stat(clusterFolder(root)).catch(() => undefined));
  const cluster = await ensureCluster(root, binaries.initdb, account, durable);
  await clearAway(cluster);
  const server = await startServer({ dataDir: root, cluster, postgres: binaries.postgres, account, durable });
  try {
    const url = await ensureApplication(cluster, server.port, DATABASE);
    await writeFile(urlFile(root), url, { mode: 0o600 });
    const record = await openOutageFile(root);
    void keepRunning(server, createReport({ say: onRestart, record }));
    return {
      url,
      superuserUrl: connectionUrl(cluster, server.port, DATABASE),
      created,
      async stop() {
        await server.stop();
        await rm(urlFile(root), { force: true });
      },
      abandon: server.abandon,
    };
  } catch (error) {
    await server.stop();
    throw error;
  }
}

/** Where a running server can be reached, for `npm run admin`; undefined while there is none. */
export async function embeddedUrl(dataDir: string): Promise<string | undefined> {
  return (await readFile(urlFile(dataDir), "utf8").catch(() => "")).trim() || undefined;
}

/** After a crash the file speaks of a server that is gone. */
export async function forgetEmbeddedUrl(dataDir: string) {
  await rm(urlFile(dataDir), { force: true });
}

function urlFile(dataDir: string) {
  return path.join(dataDir, "postgres-url");
}
