import { spawn } from "node:child_process";
import { once } from "node:events";
import { rm } from "node:fs/promises";
import { variableNames } from "../../lib/env";
import { freePort } from "../../lib/free-port";
import { copyPrepared, type Prepared, temporaryFolder } from "./prepared";
import { SECRET } from "./secret";

export interface Nova {
  url: string;
  dataDir: string;
  pid: number;
  /** Everything that it has printed so far. */
  logs(): string;
  /** Ctrl-C; resolves with the exit code. */
  stop(): Promise<number | null>;
  /** The plug pulled: nothing gets to tidy up. */
  kill(): Promise<void>;
}

interface Options {
  env?: Record<string, string>;
  databaseUrl?: string;
  /** Kept afterwards when given; else a throwaway folder. */
  dataDir?: string;
  /** What the throwaway folder holds before the start; nothing unless given. */
  prepared?: Prepared;
  port?: number;
}

const START_TIMEOUT_MS = 300_000;

/** Attempts: another program may take the free port before the product listens on it. */
const MAX_STARTS = 3;

/** The product, started the way that everybody starts it, with nothing of this machine's own configuration. */
export async function startNova(options: Options = {}): Promise<Nova> {
  for (let starts = 1; ; starts++) {
    try {
      return await start(options);
    } catch (error) {
      const isTaken = options.port === undefined && String(error).includes("EADDRINUSE");
      if (!isTaken || starts === MAX_STARTS) throw error;
    }
  }
}

async function start(options: Options): Promise<Nova> {
  const { env = {}, databaseUrl, dataDir: kept, port = await freePort() } = options;
  const dataDir = kept ?? (await makeDataDir(options));
  // Empty means absent, and keeps the value of a developer's .env out.
  const unset = Object.fromEntries(variableNames.map((name) => [name, ""]));
  const child = spawn(process.execPath, ["--import", "tsx", "lib/start/start.ts"], {
    env: {
      ...process.env,
      ...unset,
      NODE_ENV: "production",
      DATA_DIR: dataDir,
      DATABASE_URL: databaseUrl ?? "",
      PORT: String(port),
      HOSTNAME: "127.0.0.1",
      RATE_LIMIT_SCALE: "1000",
      LOG_LEVEL: "warn",
      // Nobody measures the first visit here; page-cache.spec.ts asks for it.
      NOVA_WARM_UP: "0",
      NEXTAUTH_SECRET: SECRET,
      // `PAGE_CACHE_MB=0 npx playwright test` runs everything without the page cache.
      PAGE_CACHE_MB: process.env.PAGE_CACHE_MB ?? "",
      ...env,
    },
    stdio: ["ignore", "pipe", "pipe"],
  });
  let printed = "";
  const collect = (chunk: Buffer) => {
    printed += chunk.toString();
  };
  child.stdout.on("data", collect);
  child.stderr.on("data", collect);
  const ended = once(child, "close");
  const nova: Nova = {
    url: `http://localhost:${port}`,
    dataDir,
    pid: child.pid ?? 0,
    logs: () => printed,
    async stop() {
      if (child.exitCode === null) child.kill("SIGINT");
      await ended;
      if (!kept) await rm(dataDir, { recursive: true, force: true });
      return child.exitCode;
    },
    async kill() {
      child.kill("SIGKILL");
      await ended;
    },
  };
  try {
    await untilPrinted("O site está no ar", () => printed, ended);
  } catch (error) {
    await nova.stop();
    throw error;
  }
  return nova;
}

async function makeDataDir({ prepared, databaseUrl }: Options) {
  const dataDir = await temporaryFolder("nova-e2e-");
  // Over another database the files are all that is needed of it.
  if (prepared) await copyPrepared(prepared, dataDir, databaseUrl ? "files" : "");
  return dataDir;
}

async function untilPrinted(text: string, printed: () => string, ended: Promise<unknown>) {
  let over = false;
  void ended.then(() => {
    over = true;
  });
  const deadline = Date.now() + START_TIMEOUT_MS;
  while (!printed().includes(text)) {
    if (over || Date.now() > deadline) throw new Error(`O Nova não iniciou:\n${printed()}`);
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
}
