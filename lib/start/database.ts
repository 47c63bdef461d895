import { mkdir, realpath } from "node:fs/promises";
import { setTimeout as sleep } from "node:timers/promises";
import { embeddedUrl, forgetEmbeddedUrl, startEmbedded } from "../../prisma/embedded";
import type { Env } from "../env";
import { checkDatabase } from "./check-database";
import { acquireLock } from "./lock";
import { type createSteps, StartError } from "./steps";

export interface Database {
  url: string;
  stop(): Promise<void>;
}

type Steps = ReturnType<typeof createSteps>;

/** The configured database, reachable: the one of DATABASE_URL, or the product's own, started here. */
export async function openDatabase(env: Env, { step, note }: Steps): Promise<Database> {
  const { DATABASE_URL: given } = env;
  if (given) {
    await step("Banco de dados de DATABASE_URL", ({ say }) =>
      checkDatabase(given, { onWait: () => say("Banco de dados de DATABASE_URL (foi preciso esperar)") }),
    );
    return { url: given, stop: async () => {} };
  }
  return step("Banco de dados próprio", async ({ say }) => {
    const database = await openEmbedded(env.DATA_DIR, note);
    if (!database) throw alreadyRunning(env);
    say(`Banco de dados próprio ${database.created ? "criado" : "iniciado"} em ${env.DATA_DIR}`);
    return database;
  });
}

/** For a command that may find the product running or not: what runs is used and left running. */
export async function borrowDatabase(env: Env, steps: Steps): Promise<Database> {
  if (env.DATABASE_URL) return openDatabase(env, steps);
  const started = await openEmbedded(env.DATA_DIR, steps.note);
  if (started) return started;
  for (let waited = 0; waited < 60; waited++) {
    const url = await embeddedUrl(env.DATA_DIR);
    if (url) return { url, stop: async () => {} };
    await sleep(500);
  }
  throw new StartError(
    "O Nova está em execução, mas seu banco de dados ainda não respondeu.",
    "Tente de novo em instantes.",
  );
}

async function openEmbedded(folder: string, note: (text: string) => void) {
  await mkdir(folder, { recursive: true });
  const dataDir = await realpath(folder);
  const lock = await acquireLock(dataDir);
  if (!lock) return undefined;
  try {
    await forgetEmbeddedUrl(dataDir);
    const { stop, ...database } = await startEmbedded({ dataDir, onRestart: note });
    return { ...database, stop: () => stop().then(lock.release) };
  } catch (error) {
    await lock.release();
    throw error;
  }
}

function alreadyRunning(env: Env) {
  return new StartError(
    `O Nova já está em execução nesta pasta de dados (${env.DATA_DIR}).`,
    "Para usá-lo, abra o endereço que ele mostrou ao iniciar; para iniciar de novo, encerre-o antes (Ctrl-C).",
  );
}
