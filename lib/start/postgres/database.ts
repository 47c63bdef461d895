import { realpath, rm } from "node:fs/promises";
import { setTimeout as sleep } from "node:timers/promises";
import { databaseFault } from "../../db-check";
import type { Env } from "../../env";
import { outageFile } from "../../outage/record";
import { makeDataDir } from "../data-dir/files";
import { lockFolder } from "../data-dir/folder-lock";
import type { Timings } from "../data-dir/lock-file";
import { type createSteps, StartError } from "../terminal/steps";
import { embeddedUrl, forgetEmbeddedUrl, startEmbedded } from "./embedded";

export interface Database {
  url: string;
  /** Resolves when somebody else uses its files, and it was ended for that reason; never, while all is well. */
  lost: Promise<StartError>;
  stop(): Promise<void>;
}

type Steps = ReturnType<typeof createSteps>;

/** The configured database, reachable: the one of DATABASE_URL, or the product's own, started here. */
export async function openDatabase(env: Env, { step, note }: Steps, timings?: Timings): Promise<Database> {
  const { DATABASE_URL: given } = env;
  if (given) {
    await step("Banco de dados de DATABASE_URL", async ({ say }) => {
      const onWait = () => say("Banco de dados de DATABASE_URL (foi preciso esperar)");
      const fault = await databaseFault(given, { onWait });
      if (fault) throw new StartError(fault);
    });
    await rm(outageFile(env.DATA_DIR), { force: true }); // of a database of our own that there once was
    return notOurs(given);
  }
  return step("Banco de dados próprio", async ({ say }) => {
    const onWatch = () => say("Banco de dados próprio (conferindo se outra máquina ou contêiner usa a pasta)");
    const database = await openEmbedded(env.DATA_DIR, note, { onWatch, ...timings });
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
    if (url) return notOurs(url);
    await sleep(500);
  }
  throw new StartError(
    "O Nova está em execução, mas seu banco de dados ainda não respondeu.",
    "Tente de novo em instantes.",
  );
}

/** It runs before and after us. */
function notOurs(url: string): Database {
  return { url, lost: new Promise(() => {}), stop: async () => {} };
}

async function openEmbedded(folder: string, note: (text: string) => void, timings?: Timings) {
  await makeDataDir(folder);
  const dataDir = await realpath(folder);
  const lock = await lockFolder(dataDir, timings);
  if (!lock) return undefined;
  try {
    await forgetEmbeddedUrl(dataDir);
    const { url, created, stop, abandon } = await startEmbedded({ dataDir, onRestart: note });
    let abandoned: Promise<void> | undefined;
    void lock.lost.then(() => {
      note("A pasta de dados já não é deste Nova; encerrando.");
      abandoned = abandon();
    });
    return { url, created, lost: lock.lost, stop: () => (abandoned ?? stop()).then(lock.release) };
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
