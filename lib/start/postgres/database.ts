import { realpath, rm } from "node:fs/promises";
import { setTimeout as sleep } from "node:timers/promises";
import { databaseFault } from "../../db/check";
import type { Env } from "../../env";
import { outageFile } from "../../outage/record";
import { StartError } from "../../outage/start-error";
import { makeDataDir } from "../data-dir/data-dir";
import { lockFolder } from "../data-dir/folder-lock";
import type { Steps } from "../terminal/steps";
import { embeddedUrl, startEmbedded } from "./embedded";

export interface Database {
  url: string;
  stop(): Promise<void>;
}

const USE_IT =
  "Para usá-lo, abra o endereço que ele mostrou ao iniciar; para iniciar de novo, encerre-o antes (Ctrl-C).";
/** Until `npm run admin` and the like give up a product that is about to start its database. */
const BORROW_ATTEMPTS = 60;
const BORROW_PAUSE_MS = 500;

/**
 * The configured database, reachable: the one of DATABASE_URL, or the product's own, started here; `whenRunning` is the advice about
 * a product that runs already.
 */
export async function openDatabase(env: Env, { step, note }: Steps, { whenRunning = USE_IT } = {}): Promise<Database> {
  const { DATABASE_URL: given, DATA_DIR } = env;
  if (!given)
    return step("Banco de dados próprio", async ({ setText }) => {
      const database = await openEmbedded(DATA_DIR, note);
      if (!database)
        throw new StartError(`O Nova já está em execução nesta pasta de dados (${DATA_DIR}).`, whenRunning);
      setText(`Banco de dados próprio ${database.created ? "criado" : "iniciado"} em ${DATA_DIR}`);
      return database;
    });
  await step("Banco de dados de DATABASE_URL", async ({ setText }) => {
    const onWait = () => setText("Banco de dados de DATABASE_URL (foi preciso esperar)");
    const fault = await databaseFault(given, { onWait });
    if (fault) throw new StartError(fault);
  });
  await rm(outageFile(DATA_DIR), { force: true }); // of a database of our own that there once was
  return external(given);
}

/** For a command that may find the product running or not: what runs is used and left running. */
export async function borrowDatabase(env: Env, steps: Steps): Promise<Database> {
  if (env.DATABASE_URL) return openDatabase(env, steps);
  steps.note(`Pasta de dados: ${env.DATA_DIR}`); // a command in the wrong folder is noticed
  const started = await openEmbedded(env.DATA_DIR, steps.note);
  if (started) return started;
  for (let attempts = 0; attempts < BORROW_ATTEMPTS; attempts++) {
    const url = await embeddedUrl(env.DATA_DIR);
    if (url) return external(url);
    await sleep(BORROW_PAUSE_MS);
  }
  throw new StartError(
    "O Nova está em execução, mas seu banco de dados ainda não respondeu.",
    "Tente de novo em instantes.",
  );
}

/** A database that runs before and after this command. */
function external(url: string): Database {
  return { url, stop: async () => {} };
}

async function openEmbedded(folder: string, note: (text: string) => void) {
  await makeDataDir(folder);
  const dataDir = await realpath(folder);
  const lock = await lockFolder(dataDir);
  if (!lock) return undefined;
  try {
    const { url, created, stop } = await startEmbedded({ dataDir, onRestart: note });
    return { url, created, stop: () => stop().then(lock.release) };
  } catch (error) {
    await lock.release();
    throw error;
  }
}
