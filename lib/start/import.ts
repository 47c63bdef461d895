import { stat } from "node:fs/promises";
import { findExports } from "../legacy-import/files";
import { StartError } from "../outage/start-error";
import { storageFault } from "../storage/check";
import { s3Place } from "../storage/s3";
import { borrowDatabase } from "./postgres/database";
import { withDatabase } from "./postgres/prepare";
import { onePath, readArguments } from "./terminal/arguments";
import { loadConfiguration } from "./terminal/configuration";
import { runCommand } from "./terminal/run";
import { steps } from "./terminal/steps";

/** `npm run import -- FOLDER`: takes the export of the previous system in; a running site hears of each item at its COMMIT (announce.ts). */

const usage = "npm run import -- PASTA";
const names = "users.json, volunters.json, projects.json, calendars.json e posts.json (ou .ndjson)";

void runCommand(async (signal) => {
  const env = loadConfiguration();
  const folder = await readFolder();
  const { files, ignored } = await findExports(folder);
  if (files.length === 0) throw new StartError(`Não encontrei o que importar em ${folder}.`, `Espero ${names}.`);
  for (const name of ignored) steps.note(`${name}: fica de fora, não é uma destas coleções: ${names}`);
  return withDatabase(await borrowDatabase(env, steps), env, signal, async () => {
    const place = s3Place(env);
    const fault = place && (await storageFault(place));
    if (fault) throw new StartError(fault);
    const { importFiles, describeOutage } = await import("../legacy-import/import-files");
    try {
      const refused = await importFiles(files, { folder, signal }, steps);
      return signal.aborted ? 130 : refused > 0 ? 1 : 0;
    } catch (error) {
      const outage = describeOutage(error, place?.bucket);
      throw outage ? new StartError(outage.message, outage.advice) : error;
    }
  });
});

async function readFolder() {
  const { positionals } = readArguments({ allowPositionals: true }, usage);
  const folder = onePath(positionals, "Informe a pasta com a exportação do sistema anterior.", usage);
  const found = await stat(folder).catch(() => undefined);
  if (!found?.isDirectory()) throw new StartError(`${folder} não é uma pasta que eu consiga ler.`, usage);
  return folder;
}
