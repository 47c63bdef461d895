import { setTimeout as sleep } from "node:timers/promises";
import { listProcessTree } from "../bench/processes";
import type { DatabaseProxy } from "../harness/database-proxy";
import { type Drilled, killAll, signal } from "./product";
import { exhaustWal, type SmallDisk } from "./small-disk";

/** Targets of a scenario; stages.ts opens them. */
export interface Stage {
  product: Drilled;
  line?: DatabaseProxy;
  disk?: SmallDisk;
}

export interface Scenario {
  name: string;
  title: string;
  stage: "own" | "line" | "disk";
  /** Whether the scenario ends the fault; otherwise the product repairs it by itself. */
  lasts?: boolean;
  /** Injects the fault; resolves when it has happened, or has ended if it `lasts`. */
  inject(stage: Stage): Promise<void>;
}

/** Longer than the 3 s after which a process no longer trusts its invalidations. */
const OUTAGE_MS = 8_000;
const HOUR_MS = 3_600_000;

export const scenarios: readonly Scenario[] = [
  {
    name: "calm",
    title: "nada",
    stage: "own",
    inject: () => sleep(3_000),
  },
  {
    name: "web",
    title: "kill -9 do processo web",
    stage: "own",
    inject: ({ product }) => killAll([product.server()]),
  },
  {
    name: "database",
    title: "kill -9 do PostgreSQL",
    stage: "own",
    inject: async ({ product }) => killAll([(await product.database()).first]),
  },
  {
    name: "thread",
    title: "fim da thread do Next (erro que ninguém trata)",
    stage: "own",
    inject: ({ product }) => product.injectFault("throw"),
  },
  {
    name: "exit",
    title: "fim da thread do Next (process.exit)",
    stage: "own",
    inject: ({ product }) => product.injectFault("exit"),
  },
  {
    name: "frozen",
    title: "PostgreSQL congelado (SIGSTOP)",
    stage: "own",
    lasts: true,
    async inject({ product }) {
      const { first, others } = await product.database();
      // The postmaster first, so that it starts no further process.
      for (const pid of [first, ...others]) signal(pid, "SIGSTOP");
      await sleep(OUTAGE_MS);
      for (const pid of [...others, first]) signal(pid, "SIGCONT");
    },
  },
  {
    name: "hang",
    title: "render que não volta",
    stage: "own",
    inject: ({ product }) => product.injectFault("hang"),
  },
  {
    name: "clock",
    title: "relógio pula 2 h para a frente, 4 h para trás e volta",
    stage: "own",
    lasts: true,
    async inject({ product }) {
      for (const offsetMs of [2 * HOUR_MS, -2 * HOUR_MS, 0]) {
        await product.setClock(offsetMs);
        await sleep(4_000);
      }
    },
  },
  {
    name: "supervisor",
    title: "kill -9 do supervisor; o systemd encerra o resto e inicia de novo",
    stage: "own",
    async inject({ product }) {
      const family = (await listProcessTree(product.pid())).map(({ pid }) => pid);
      await killAll([product.pid()]);
      await killAll(family);
      await product.startAgain();
    },
  },
  {
    name: "orphans",
    title: "kill -9 do supervisor; o resto fica, e ele é iniciado de novo",
    stage: "own",
    async inject({ product }) {
      await killAll([product.pid()]);
      await product.startAgain();
    },
  },
  {
    name: "cut",
    title: "banco externo: conexões cortadas e recusadas",
    stage: "line",
    lasts: true,
    async inject({ line }) {
      await line?.cut();
      await sleep(OUTAGE_MS);
      await line?.restore();
    },
  },
  {
    name: "stalled",
    title: "banco externo: rede muda (nada passa, nada se recusa)",
    stage: "line",
    lasts: true,
    async inject({ line }) {
      line?.stall();
      await sleep(2 * OUTAGE_MS);
      await line?.restore();
    },
  },
  {
    name: "disk",
    title: "disco cheio",
    stage: "disk",
    lasts: true,
    async inject({ product, disk }) {
      if (!disk) return;
      await disk.fill();
      await exhaustWal(disk.folder, await product.databaseUrl());
      // Repeatedly, as failed writes free some space.
      for (const end = performance.now() + OUTAGE_MS; performance.now() < end; await sleep(500)) await disk.fill();
      await disk.empty();
    },
  },
];

/** Scenarios of `--short` and of `npm test`. */
export const short = ["web", "database", "hang"];
