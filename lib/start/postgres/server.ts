import type { ChildProcess } from "node:child_process";
import { closeSync, openSync } from "node:fs";
import { setTimeout as sleep } from "node:timers/promises";
import pg from "pg";
import { freePort } from "../port";
import { killed } from "../terminal/children";
import { StartError } from "../terminal/steps";
import { explainOutput } from "../terminal/system-errors";
import type { Account } from "./account";
import { type Cluster, connectionUrl } from "./cluster";
import { type Log, openLog } from "./log";
import { AT_ONCE, stopServer } from "./orphan";
import { serverEnvironment } from "./run";

const ROTATION_MS = 60_000;
/** Sessions of a server that was killed take some seconds to notice; after that it is something that lasts. */
const QUICK_TRIES = 30;
const QUICK_PAUSE_MS = 500;
const PAUSE_MS = 30_000;
const TOLD_TRY = 3;
/** Until an attempt to connect is given up for the next one. */
const KNOCK_MS = 5_000;

export interface Server {
  port: number;
  stopping: boolean;
  /** Hears of the end of the process that runs now. */
  onExit(act: () => void): void;
  /** Resolves when it answers; rejects with the reason when it does not. */
  launch(): Promise<void>;
  stop(): Promise<void>;
  /** Ends it without another write to the cluster. */
  abandon(): Promise<void>;
}

interface Options {
  dataDir: string;
  cluster: Cluster;
  /** The program. */
  postgres: string;
  account: Account;
  durable: boolean;
  /** Without an answer; a server that says that it is recovering is waited for. */
  patienceMs?: number;
}

export async function startServer({ patienceMs = 120_000, ...options }: Options): Promise<Server> {
  const log = await openLog(options.dataDir);
  const deadline = Date.now() + patienceMs;
  for (;;) {
    const server = supervised(await freePort(), log, { ...options, patienceMs });
    try {
      await server.launch();
      return server;
    } catch (error) {
      await server.stop();
      // Sessions of a server that was killed take a moment to notice; and somebody may have been quicker to take the port.
      const passing = /still in use|Address already in use|could not bind/.test(await log.tail());
      if (!passing || Date.now() > deadline) throw error;
    }
    await sleep(500);
  }
}

function supervised(port: number, log: Log, options: Required<Options>): Server {
  const rotation = setInterval(() => log.rotate().catch(() => {}), ROTATION_MS).unref();
  let child: ChildProcess | undefined;
  let launching: Promise<void> = Promise.resolve();
  const server: Server = {
    port,
    stopping: false,
    onExit: (act) => void child?.once("exit", act),
    async launch() {
      launching = launchServer(port, log, options).then((launched) => {
        child = launched;
      });
      await launching;
      if (child) await untilReady(child, port, log, options);
    },
    stop: () => end(),
    abandon: () => end(AT_ONCE),
  };
  async function end(signals?: readonly NodeJS.Signals[]) {
    server.stopping = true;
    clearInterval(rotation);
    await launching.catch(() => {});
    if (child?.pid && !hasEnded(child)) await stopServer(child.pid, signals);
  }
  return server;
}

/**
 * A server that dies under us (out of memory, a full disk, a stray kill) comes back on the same port, whenever that is
 * possible again; whoever was connected reconnects.
 */
export function keepRunning(server: Server, say: (text: string) => void = () => {}) {
  server.onExit(() => {
    if (!server.stopping) void bringBack(server, say);
  });
}

async function bringBack(server: Server, say: (text: string) => void) {
  say("O banco de dados parou sem aviso; iniciando de novo.");
  for (let tries = 1; !server.stopping; tries++) {
    try {
      await server.launch();
      return keepRunning(server, say);
    } catch (error) {
      if (server.stopping) return;
      const isLasting = tries > QUICK_TRIES;
      const reason = error instanceof Error ? error.message : String(error);
      if (isLasting || tries === TOLD_TRY) say(`${reason} O Nova continua tentando.`);
      await sleep(isLasting ? PAUSE_MS : QUICK_PAUSE_MS);
    }
  }
}

async function launchServer(port: number, log: Log, { cluster, postgres, account, durable }: Options) {
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

/** Whatever a longer wait cannot mend ends the server and rejects. */
async function untilReady(server: ChildProcess, port: number, log: Log, { cluster, patienceMs }: Required<Options>) {
  for (let deadline = Date.now() + patienceMs; !hasEnded(server); await sleep(30)) {
    const refusal = await knock(cluster, port);
    if (refusal === undefined) return;
    if (refusal === RECOVERING) deadline = Date.now() + patienceMs;
    const isWrongPassword = WRONG_PASSWORD.includes(refusal);
    if (!isWrongPassword && Date.now() <= deadline) continue;
    if (server.pid) await stopServer(server.pid);
    throw isWrongPassword ? wrongPassword(cluster) : await unanswered(log, patienceMs);
  }
  throw await notStarted(server, log, cluster);
}

async function notStarted({ signalCode }: ChildProcess, log: Log, cluster: Cluster) {
  if (signalCode) return killed("O banco de dados", signalCode);
  const said = await log.tail();
  const known = explainOutput(said, cluster.folder);
  const details = `Detalhes em ${log.file}:\n${said}`;
  if (known) return new StartError(known.message, `${known.advice}\n${details}`);
  return new StartError("O banco de dados não iniciou.", details);
}

const RECOVERING = "57P03";
const WRONG_PASSWORD = ["28P01", "28000"];

function wrongPassword({ folder, passwordFile }: Cluster) {
  return new StartError(
    `A senha em ${passwordFile} não é a do banco em ${folder}: os dois vêm de instalações diferentes.`,
    "Traga de volta a pasta de dados inteira da cópia de segurança, não só uma parte dela.",
  );
}

async function unanswered(log: Log, patienceMs: number) {
  const seconds = Math.round(patienceMs / 1000);
  const details = `Detalhes em ${log.file}:\n${await log.tail()}`;
  return new StartError(`O banco de dados não respondeu em ${seconds} segundos.`, details);
}

function hasEnded(server: ChildProcess) {
  return server.exitCode !== null || server.signalCode !== null || server.pid === undefined;
}

/** Undefined when it lets us in, else the code of why not. */
async function knock(cluster: Cluster, port: number): Promise<string | undefined> {
  const client = new pg.Client({
    connectionString: connectionUrl(cluster, port, "postgres"),
    connectionTimeoutMillis: KNOCK_MS,
  });
  client.on("error", () => {});
  try {
    await client.connect();
    return undefined;
  } catch (error) {
    return error instanceof Error && "code" in error ? String(error.code) : "";
  } finally {
    await client.end().catch(() => {});
  }
}
