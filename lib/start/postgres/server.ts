import type { ChildProcess } from "node:child_process";
import { closeSync, openSync } from "node:fs";
import { setTimeout as sleep } from "node:timers/promises";
import { codeOf } from "../../errors";
import { freePort } from "../../free-port";
import { explainOutput } from "../../outage/explain";
import { StartError } from "../../outage/start-error";
import type { Service } from "../../server/process/restart-loop";
import { isRunning, killed } from "../terminal/children";
import { type Account, spawnAs } from "./account";
import { asSuperuser, type Cluster } from "./cluster";
import { type Log, openLog } from "./log";
import { endServer, NOT_YET } from "./pid-file";

const ROTATION_MS = 60_000;
const RETRY_MS = 500;
const POLL_MS = 30;

export interface Options {
  dataDir: string;
  cluster: Cluster;
  /** The program. */
  postgres: string;
  account: Account;
  durable: boolean;
  /** Timeout of a launch; it begins anew while the server reports a recovery. */
  timeoutMs?: number;
}

export async function startServer({ timeoutMs = 120_000, ...options }: Options) {
  const log = await openLog(options.dataDir);
  for (const deadline = Date.now() + timeoutMs; ; await sleep(RETRY_MS)) {
    const server = new PostgresServer(await freePort(), log, { ...options, timeoutMs });
    try {
      await server.launch();
      return server;
    } catch (error) {
      await server.stop();
      // Transient: sessions of a server that was killed take a moment to end, and another program may have taken the port.
      const isTransient = /still in use|Address already in use|could not bind/.test(await log.tail());
      if (!isTransient || Date.now() > deadline) throw error;
    }
  }
}

/** Each launch is on the same port, so that clients reconnect. */
class PostgresServer implements Service {
  stopping = false;
  #child?: ChildProcess;
  readonly #rotation: NodeJS.Timeout;

  constructor(
    readonly port: number,
    private readonly log: Log,
    private readonly options: Required<Options>,
  ) {
    this.#rotation = setInterval(() => log.rotate().catch(() => {}), ROTATION_MS).unref();
  }

  async launch() {
    await this.log.mark();
    if (this.stopping) return;
    this.#child = spawnServer(this.port, this.log, this.options);
    await untilReady(this.#child, this.port, this.log, this.options);
  }

  async ended() {
    const child = this.#child;
    if (child && isRunning(child)) await new Promise((resolve) => child.once("exit", resolve));
    return whyEnded(child, this.log, this.options.cluster);
  }

  async stop() {
    this.stopping = true;
    clearInterval(this.#rotation);
    await endChild(this.#child);
  }
}

function spawnServer(port: number, log: Log, { cluster, postgres, account, durable }: Options) {
  const output = openSync(log.file, "a");
  // Its own session: Ctrl-C at the terminal must not reach it before the web server has finished.
  const child = spawnAs(account, postgres, ["-D", cluster.folder, ...settings(port, durable)], {
    detached: true,
    windowsHide: true,
    stdio: ["ignore", output, output],
  });
  closeSync(output);
  child.on("error", () => {});
  child.unref();
  return child;
}

function settings(port: number, durable: boolean) {
  const base = {
    listen_addresses: "127.0.0.1",
    port,
    unix_socket_directories: "",
    shared_buffers: "64MB",
    max_connections: 50,
    max_wal_size: "256MB",
    max_parallel_workers_per_gather: 0,
    io_method: "sync",
    // For SSDs: a random read costs hardly more than a sequential one.
    random_page_cost: 1.1,
    jit: "off",
    timezone: "UTC",
    logging_collector: "off",
    log_checkpoints: "off",
    // Without DETAIL, HINT and CONTEXT of errors: a detail has the row that was refused, with what people wrote.
    log_error_verbosity: "terse",
  };
  const notDurable = { fsync: "off", synchronous_commit: "off", full_page_writes: "off", autovacuum: "off" };
  const all = durable ? base : { ...base, ...notDurable };
  return Object.entries(all).flatMap(([name, value]) => ["-c", `${name}=${value}`]);
}

/** Ends the server and rejects after the timeout, or at once when waiting cannot help. */
async function untilReady(child: ChildProcess, port: number, log: Log, { cluster, timeoutMs }: Required<Options>) {
  for (let deadline = Date.now() + timeoutMs; isRunning(child); await sleep(POLL_MS)) {
    const refusal = await asSuperuser(cluster, port, async () => undefined).catch((error: unknown) => error);
    if (refusal === undefined) return;
    if (codeOf(refusal) === NOT_YET) deadline = Date.now() + timeoutMs;
    const isLate = Date.now() > deadline;
    if (!isLate && !(refusal instanceof StartError)) continue;
    await endChild(child);
    if (!isLate) throw refusal;
    throw await explained(`O banco de dados não respondeu em ${Math.round(timeoutMs / 1000)} segundos.`, log, cluster);
  }
  throw await whyEnded(child, log, cluster);
}

async function whyEnded(child: ChildProcess | undefined, log: Log, cluster: Cluster) {
  if (child?.signalCode) return killed("O banco de dados", child.signalCode);
  return explained("O banco de dados não iniciou.", log, cluster);
}

/** The explanation in its log; without one, the sentence. */
async function explained(sentence: string, log: Log, { folder }: Cluster) {
  const output = await log.tail();
  // Without errors of single statements, which do not end the server.
  const ofServer = output.replace(/^.*\b(?:ERROR|WARNING|DETAIL|HINT|CONTEXT|STATEMENT): .*$/gm, "");
  const { message, advice, cause } = explainOutput(ofServer, folder) ?? { message: sentence };
  return new StartError(message, [advice, `Detalhes em ${log.file}:`, output].filter(Boolean).join("\n"), cause);
}

async function endChild(child: ChildProcess | undefined) {
  if (child) await endServer({ send: (signal) => child.kill(signal), isRunning: () => isRunning(child) });
}
