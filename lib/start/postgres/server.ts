import type { ChildProcess } from "node:child_process";
import { closeSync, openSync } from "node:fs";
import { setTimeout as sleep } from "node:timers/promises";
import { explainOutput } from "../../outage/explain";
import type { Service } from "../../server/process/supervise";
import { freePort } from "../free-port";
import { killed } from "../terminal/children";
import { StartError } from "../terminal/steps";
import { type Account, spawnAs } from "./account";
import { asSuperuser, type Cluster, codeOf } from "./cluster";
import { type Log, openLog } from "./log";
import { AT_ONCE, endServer, NOT_YET } from "./pid-file";

const ROTATION_MS = 60_000;
const RETRY_MS = 500;
const POLL_MS = 30;

/** Each launch is on the same port; whoever was connected reconnects. */
export interface Server extends Service {
  port: number;
  stop(): Promise<void>;
  /** Ends it without another write to the cluster. */
  abandon(): Promise<void>;
}

export interface Options {
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
  for (const deadline = Date.now() + patienceMs; ; await sleep(RETRY_MS)) {
    const server = new PostgresServer(await freePort(), log, { ...options, patienceMs });
    try {
      await server.launch();
      return server;
    } catch (error) {
      await server.stop();
      // Sessions of a server that was killed take a moment to notice; and somebody may have been quicker to take the port.
      const passing = /still in use|Address already in use|could not bind/.test(await log.tail());
      if (!passing || Date.now() > deadline) throw error;
    }
  }
}

class PostgresServer implements Server {
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

  stop = () => this.#end();
  abandon = () => this.#end(AT_ONCE);

  async #end(signals?: readonly NodeJS.Signals[]) {
    this.stopping = true;
    clearInterval(this.#rotation);
    await endChild(this.#child, signals);
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
  const all = durable ? modest : { ...modest, ...careless };
  return Object.entries(all).flatMap(([name, value]) => ["-c", `${name}=${value}`]);
}

/** Whatever a longer wait cannot mend ends the server and rejects. */
async function untilReady(child: ChildProcess, port: number, log: Log, { cluster, patienceMs }: Required<Options>) {
  for (let deadline = Date.now() + patienceMs; isRunning(child); await sleep(POLL_MS)) {
    const refusal = await asSuperuser(cluster, port, async () => undefined).catch((error: unknown) => error);
    if (refusal === undefined) return;
    if (codeOf(refusal) === NOT_YET) deadline = Date.now() + patienceMs;
    const isLate = Date.now() > deadline;
    if (!isLate && !(refusal instanceof StartError)) continue;
    await endChild(child);
    if (!isLate) throw refusal;
    throw await explained(`O banco de dados não respondeu em ${Math.round(patienceMs / 1000)} segundos.`, log, cluster);
  }
  throw await whyEnded(child, log, cluster);
}

async function whyEnded(child: ChildProcess | undefined, log: Log, cluster: Cluster) {
  if (child?.signalCode) return killed("O banco de dados", child.signalCode);
  return explained("O banco de dados não iniciou.", log, cluster);
}

/** What its log says of it; the sentence where that explains nothing. */
async function explained(sentence: string, log: Log, { folder }: Cluster) {
  const said = await log.tail();
  // Without what was said of one client's statement, which ends no server.
  const ofServer = said.replace(/^.*\b(?:ERROR|WARNING|DETAIL|HINT|CONTEXT|STATEMENT): .*$/gm, "");
  const { message, advice, cause } = explainOutput(ofServer, folder) ?? { message: sentence };
  return new StartError(message, [advice, `Detalhes em ${log.file}:`, said].filter(Boolean).join("\n"), cause);
}

async function endChild(child: ChildProcess | undefined, signals?: readonly NodeJS.Signals[]) {
  if (child) await endServer({ send: (signal) => child.kill(signal), isRunning: () => isRunning(child) }, signals);
}

function isRunning({ pid, exitCode, signalCode }: ChildProcess) {
  return pid !== undefined && exitCode === null && signalCode === null;
}
