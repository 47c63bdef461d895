import { statSync } from "node:fs";
import { stat } from "node:fs/promises";
import path from "node:path";
import { WAITING, withDatabaseLock } from "../../prisma/database-lock";
import { applyWithin, listMigrations } from "../../prisma/migrate";
import { SESSION_IDLE_HOURS } from "../auth/lifetimes";
import { type CheckedBackup, checkBackup } from "../backup/check";
import { EXTENSION } from "../backup/limits";
import { restoreBackup } from "../backup/restore";
import { examineTarget } from "../backup/target";
import { formatMoment } from "../dates";
import type { Env } from "../env";
import { StartError } from "../outage/start-error";
import { storageFault } from "../storage/check";
import { openStorage } from "../storage/open";
import { s3Place } from "../storage/s3";
import { keepSecret, WITH_ANOTHER_SECRET } from "./data-dir/secret";
import { openDatabase } from "./postgres/database";
import { keepWhatIsThere } from "./restore/before-restore";
import { bytesOnDisk, requireRoom, requireRoomLeft } from "./restore/disk-space";
import { onePath, readArguments } from "./terminal/arguments";
import { knownPassphrase, showProgress } from "./terminal/backup";
import { loadConfiguration } from "./terminal/configuration";
import { runCommand } from "./terminal/run";
import { steps } from "./terminal/steps";

/** `npm run restore -- FILE [--replace]`: brings everything back from a copy, while the site is stopped. */

const usage = `npm run restore -- ARQUIVO${EXTENSION} [--replace]`;

void runCommand(restore, "Interrompida: nada mudou.");

async function restore(signal: AbortSignal) {
  const env = loadConfiguration();
  const { file, replace } = await readCopy();
  refuseRoot(env);
  const passphrase = await knownPassphrase(env);
  const known = await listMigrations();
  const checked = await steps.step("Conferência da cópia", ({ setText }) =>
    checkBackup(file, { passphrase, onPart: showProgress("Conferência da cópia", setText, signal) }, known),
  );
  const bytes = bytesOnDisk(env, checked);
  requireRoom(env, bytes);
  const place = s3Place(env);
  const fault = place && (await storageFault(place));
  if (fault) throw new StartError(fault);
  const database = await openDatabase(env, steps, { whenRunning: STOP_FIRST });
  try {
    const onWait = () => steps.note(WAITING);
    const { secret, skipped } = await withDatabaseLock(database.url, { onWait }, async (client) => {
      const { hasContent } = await examineTarget(client, known, replace);
      if (hasContent) await keepWhatIsThere(env, database.url, { passphrase, signal, bytes });
      const target = { client, storage: openStorage(env), migrations: { known, apply: applyWithin } };
      return steps.step("Restauração", async ({ setText }) => {
        const tell = showProgress("Restauração", setText, signal);
        const onPart: typeof tell = (part) => {
          tell(part);
          if (bytes > 0) requireRoomLeft(env);
        };
        const done = await restoreBackup(file, { passphrase, onPart }, checked, target);
        setText(`Restauração: tudo como em ${formatMoment(checked.header.createdAt)}`);
        return done;
      });
    });
    if (skipped.length > 0) steps.note(`Não são do Nova, e ficaram de fora: ${skipped.join(", ")}`);
    if (secret && !env.NEXTAUTH_SECRET) await keepSecret(env.DATA_DIR, secret);
  } finally {
    await database.stop();
  }
  tellWhatIsLeft(env, checked);
}

const STOP_FIRST = "Encerrem o site antes (Ctrl-C, ou systemctl stop nova) e repitam o comando.";

async function readCopy() {
  const options = { replace: { type: "boolean" } } as const;
  const { values, positionals } = readArguments({ allowPositionals: true, options }, usage);
  const file = onePath(positionals, "Informem o arquivo da cópia.", usage);
  const found = await stat(file).catch(() => undefined);
  if (!found?.isFile()) throw new StartError(`${file} não é um arquivo que eu consiga ler.`, usage);
  return { file, replace: values.replace === true };
}

/** The site could neither read a secret that root has written, nor keep its daily copies in root's folder. */
function refuseRoot({ DATA_DIR }: Env) {
  const kept = ["secret", "files"].map((name) => statSync(path.join(DATA_DIR, name), { throwIfNoEntry: false }));
  const owner = kept.find((file) => file !== undefined)?.uid;
  if (!owner || process.getuid?.() !== 0) return;
  throw new StartError(
    `O site que guarda seus dados em ${DATA_DIR} roda com outro usuário (${owner}), que não poderia ler o que root gravasse ali.`,
    `Repitam o comando com esse usuário: sudo -Hu '#${owner}' ${usage}`,
  );
}

function tellWhatIsLeft(env: Env, { header }: CheckedBackup) {
  steps.note("");
  if (!header.secret && !env.NEXTAUTH_SECRET)
    steps.note(`A cópia não tem o segredo das sessões: defina NEXTAUTH_SECRET como era, ou ${WITH_ANOTHER_SECRET}.`);
  else if (header.secret && env.NEXTAUTH_SECRET)
    steps.note(`NEXTAUTH_SECRET, definida aqui, vale mais do que o segredo da cópia: ${WITH_ANOTHER_SECRET}.`);
  else if (header.secret)
    steps.note(
      `Quem estava com o painel aberto na hora da cópia continua dentro, se ela tem menos de ${SESSION_IDLE_HOURS} horas.`,
    );
  const missing = header.variables.filter((name) => !process.env[name]);
  if (missing.length > 0)
    steps.note(`Lá estavam definidas, e aqui não: ${missing.join(", ")}. Os valores não vêm na cópia.`);
  const then = formatMoment(header.createdAt);
  steps.note(`O que foi apagado depois de ${then} voltou: se alguém pediu, exclua de vez outra vez.`);
  steps.note(`As contas, os papéis e as senhas também são os de ${then}: em Equipe ADM, tire quem saiu desde então.`);
  steps.note("Ligue o site: npm start");
}
