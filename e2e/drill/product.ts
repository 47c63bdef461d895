import { mkdtemp, readFile, rename, rm, writeFile } from "node:fs/promises";
import os from "node:os";
import path from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { pathToFileURL } from "node:url";
import { freePort } from "../../lib/free-port";
import { embeddedUrl } from "../../lib/start/postgres/embedded";
import { inProject } from "../../lib/start/project";
import { descendantsOf, listProcesses } from "../bench/processes";
import { administrator } from "../harness/administrator";
import { type Nova, startNova } from "../harness/nova";
import { childOf } from "../harness/processes";

export type Fault = "hang" | "throw" | "exit";

interface Options {
  dataDir: string;
  /** Default: the embedded database. */
  databaseUrl?: string;
  env?: Record<string, string>;
}

export type Drilled = Awaited<ReturnType<typeof startDrilled>>;

/** A thread accepts an order in this time. */
const ORDER_TIMEOUT_MS = 5_000;
/** Delay between restarts, as systemd's RestartSec, and their maximum number. */
const RESTART_MS = 100;
const RESTARTS = 20;

/**
 * The product with access for fault injection: its processes, its threads and its clock, and a restart over the same
 * data.
 */
export async function startDrilled({ dataDir, databaseUrl, env }: Options) {
  const folder = await mkdtemp(path.join(os.tmpdir(), "nova-drill-orders-"));
  const port = await freePort();
  const { name, email, password } = administrator;
  const start = () =>
    startNova({
      ...{ dataDir, databaseUrl, port },
      env: {
        ...{ ADMIN_NAME: name, ADMIN_EMAIL: email, ADMIN_PASSWORD: password, SAMPLE_DATA: "1", TRUST_PROXY: "1" },
        NODE_OPTIONS: `--import ${pathToFileURL(inProject("e2e", "drill", "faults.mjs"))}`,
        NOVA_DRILL_FOLDER: folder,
        ...env,
      },
    });
  let nova: Nova = await start();
  let logs = "";
  const order = { id: 0, clockMs: 0 };
  /** Written by rename, so that no thread reads a partial file. */
  async function write(more: object = {}) {
    const file = path.join(folder, "order.json");
    await writeFile(`${file}.part`, JSON.stringify({ ...order, id: ++order.id, ...more }));
    await rename(`${file}.part`, file);
  }

  return {
    origin: `http://127.0.0.1:${port}`,
    pid: () => nova.pid,
    logs: () => logs + nova.logs(),
    databaseUrl: async () => databaseUrl ?? (await embeddedUrl(dataDir)) ?? "",

    server: () => childOf(nova.pid, "nova-server.mjs"),

    /** The postmaster's pid, and those of its children. */
    async database() {
      const file = await readFile(path.join(dataDir, "postgres", "postmaster.pid"), "utf8");
      const first = Number(file.split("\n")[0]);
      return { first, others: descendantsOf(first, await listProcesses()).map(({ pid }) => pid) };
    },

    /** Injects a fault into Next's thread. */
    async injectFault(fault: Fault) {
      const pid = this.server();
      await write({ fault, pid });
      const taken = path.join(folder, `taken-${order.id}`);
      for (let waited = 0; waited < ORDER_TIMEOUT_MS; waited += 50) {
        if (await readFile(taken).catch(() => undefined)) return;
        await sleep(50);
      }
      throw new Error(`no thread of process ${pid} took the fault "${fault}"`);
    },

    /** Sets the clock offset of all its processes. */
    async setClock(offsetMs: number) {
      order.clockMs = offsetMs;
      await write();
    },

    /** Starts again over the same data as a service manager does, with retries. */
    async startAgain() {
      logs += nova.logs();
      for (let tries = 1; ; tries++) {
        await sleep(RESTART_MS);
        try {
          nova = await start();
          return;
        } catch (error) {
          if (tries === RESTARTS) throw error;
        }
      }
    },

    /** A graceful restart. */
    async restart() {
      await nova.stop();
      logs += nova.logs();
      nova = await start();
    },

    async stop() {
      const code = await nova.stop();
      await rm(folder, { recursive: true, force: true });
      return code;
    },
  };
}

/** Kills processes and waits until they have ended. */
export async function killAll(pids: readonly number[]) {
  for (const pid of pids) signal(pid, "SIGKILL");
  while ((await listProcesses()).some(({ pid, command }) => pids.includes(pid) && command !== "")) await sleep(20);
}

export function signal(pid: number, name: NodeJS.Signals | 0) {
  try {
    return process.kill(pid, name);
  } catch {
    return false; // it has ended already
  }
}
