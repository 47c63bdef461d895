import type { ChildProcess } from "node:child_process";
import { closeSync, openSync } from "node:fs";
import { setTimeout as sleep } from "node:timers/promises";
import pg from "pg";
import { freePort } from "../port";
import { StartError } from "../steps";
import type { Account } from "./account";
import { type Cluster, connectionUrl } from "./cluster";
import { type Log, openLog } from "./log";
import { stopServer } from "./orphan";
import { serverEnvironment } from "./run";

export interface Server {
  port: number;
  process: ChildProcess;
  stopping: boolean;
  launch(): Promise<void>;
  stop(): Promise<void>;
}

export async function startServer(
  dataDir: string,
  cluster: Cluster,
  postgres: string,
  account: Account,
  durable: boolean,
): Promise<Server> {
  const log = await openLog(dataDir);
  const patience = Date.now() + 120_000;
  for (;;) {
    const port = await freePort();
    const launch = () => launchServer(cluster, port, postgres, account, durable, log);
    const attempt = await launch();
    const ready = await untilReady(attempt, cluster, port);
    if (ready) return supervised(attempt, port, launch, cluster);
    const said = await log.tail();
    // Sessions of a server that was killed take a moment to notice; and somebody may have been quicker to take the port.
    const passing = /still in use|Address already in use|could not bind/.test(said);
    if (!passing || Date.now() > patience)
      throw new StartError(`O banco de dados não iniciou. Detalhes em ${log.file}:`, said);
    await sleep(500);
  }
}

function supervised(
  first: ChildProcess,
  port: number,
  relaunch: () => Promise<ChildProcess>,
  cluster: Cluster,
): Server {
  const server: Server = {
    port,
    process: first,
    stopping: false,
    async launch() {
      server.process = await relaunch();
      await untilReady(server.process, cluster, port);
    },
    async stop() {
      server.stopping = true;
      if (hasEnded(server.process) || !server.process.pid) return;
      await stopServer(server.process.pid);
    },
  };
  return server;
}

/** A server that dies under us (out of memory, a stray kill) comes back on the same port; whoever was connected reconnects. */
export function keepRunning(server: Server, onRestart: (text: string) => void = () => {}) {
  server.process.once("exit", async () => {
    for (let attempt = 0; !server.stopping && attempt < 30; attempt++) {
      if (attempt === 0) onRestart("O banco de dados parou sem aviso; iniciando de novo.");
      else await sleep(1000);
      if (server.stopping) return;
      await server.launch();
      if (!hasEnded(server.process)) return keepRunning(server, onRestart);
    }
  });
}

async function launchServer(
  cluster: Cluster,
  port: number,
  postgres: string,
  account: Account,
  durable: boolean,
  log: Log,
) {
  await log.mark();
  const output = openSync(log.file, "a");
  // Its own session: Ctrl-C at the terminal must not reach it before the web server has finished.
  const child = account.spawn(postgres, ["-D", cluster.folder, ...settings(port, durable)], {
    cwd: "/",
    detached: true,
    windowsHide: true,
    env: serverEnvironment(),
    stdio: ["ignore", output, output],
  });
  closeSync(output);
  child.on("error", () => {});
  child.unref();
  return child;
}

function settings(port: number, durable: boolean) {
  const modest = {
    listen_addresses: "127.0.0.1",
    port,
    unix_socket_directories: "",
    shared_buffers: "64MB",
    max_connections: 50,
    max_wal_size: "256MB",
    max_parallel_workers_per_gather: 0,
    io_method: "sync",
    // No disk has a head to move any more: what an index points to is worth fetching.
    random_page_cost: 1.1,
    jit: "off",
    timezone: "UTC",
    logging_collector: "off",
    log_checkpoints: "off",
  };
  const careless = { fsync: "off", synchronous_commit: "off", full_page_writes: "off", autovacuum: "off" };
  return Object.entries({ ...modest, ...(durable ? {} : careless) }).flatMap(([name, value]) => [
    "-c",
    `${name}=${value}`,
  ]);
}

async function untilReady(server: ChildProcess, cluster: Cluster, port: number) {
  while (!hasEnded(server)) {
    if (await answers(cluster, port)) return true;
    await sleep(30);
  }
  return false;
}

function hasEnded(server: ChildProcess) {
  return server.exitCode !== null || server.signalCode !== null || server.pid === undefined;
}

async function answers(cluster: Cluster, port: number) {
  const client = new pg.Client({ connectionString: connectionUrl(cluster, port, "postgres") });
  client.on("error", () => {});
  return client.connect().then(
    () => client.end().then(() => true),
    () => false,
  );
}
