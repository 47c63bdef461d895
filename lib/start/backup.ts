import { statSync } from "node:fs";
import path from "node:path";
import { backupCopy } from "../backup/copy";
import { createBackup } from "../backup/create";
import { EXTENSION } from "../backup/limits";
import { sourceOf } from "../backup/source";
import { refuseExisting, writeBackup } from "../backup/write-file";
import { inMegabytes } from "../bytes";
import type { Env } from "../env";
import { StartError } from "../outage/start-error";
import { borrowDatabase } from "./postgres/database";
import { onePath, readArguments } from "./terminal/arguments";
import { newPassphrase, showProgress } from "./terminal/backup";
import { loadConfiguration, secretOf } from "./terminal/configuration";
import { runCommand } from "./terminal/run";
import { steps } from "./terminal/steps";

/** `npm run backup -- FILE`: everything in one encrypted file; whether the site is running or not. */

const usage = `npm run backup -- ARQUIVO${EXTENSION}`;

void runCommand(backup, "Interrompida: nenhum arquivo ficou.");

async function backup(signal: AbortSignal) {
  const env = loadConfiguration();
  const file = readTarget();
  await refuseExisting(file);
  refuseElsewhere(env);
  const passphrase = await newPassphrase(env);
  const database = await borrowDatabase(env, steps);
  let missing = 0;
  const onMissing = (pictures: number) => {
    missing = pictures;
  };
  try {
    await steps.step("Cópia de segurança", async ({ setText }) => {
      const source = await sourceOf(env, database.url, await secretOf(env));
      const onPart = showProgress("Cópia de segurança", setText, signal);
      const bytes = await writeBackup(file, createBackup(source, { passphrase, onPart, onMissing }));
      setText(`Cópia de segurança: ${file} (${inMegabytes(bytes)})`);
    });
  } finally {
    await database.stop();
  }
  if (missing > 0) steps.note(backupCopy.incomplete(missing));
  steps.note("Guarde o arquivo fora desta máquina, e a senha em outro lugar: sem ela ninguém o abre.");
  steps.note("Para trazer tudo de volta: npm run restore -- ARQUIVO");
}

/** Instead of making an empty database there, for this user. */
function refuseElsewhere({ DATABASE_URL, DATA_DIR }: Env) {
  if (DATABASE_URL || statSync(path.join(DATA_DIR, "postgres"), { throwIfNoEntry: false })) return;
  throw new StartError(
    `Não há o que copiar: em ${DATA_DIR} (DATA_DIR) não há banco de dados do Nova.`,
    "Rode o comando na pasta do site, com o mesmo usuário e as mesmas variáveis (.env).",
  );
}

function readTarget() {
  const { positionals } = readArguments({ allowPositionals: true }, usage);
  const file = onePath(positionals, "Informem o arquivo em que a cópia fica.", usage);
  return path.extname(file) === EXTENSION ? file : `${file}${EXTENSION}`;
}
