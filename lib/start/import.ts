import { stat } from "node:fs/promises";
import path from "node:path";
import { parseArgs } from "node:util";
import { isStorageOutage, toAppError } from "../errors";
import { type ExportFile, findExports } from "../import/files";
import { createBrevity } from "../import/repeated";
import { amount, count, findingInWords, repeatedInWords, tallyInWords } from "../import/words";
import { tellRunning } from "../invalidation/tell-running";
import { type S3Place, s3Place } from "../storage/s3";
import { checkStorage } from "./check-storage";
import { completeEnvironment, loadConfiguration } from "./configuration";
import { borrowDatabase, type Database } from "./postgres/database";
import { prepareDatabase } from "./prepare";
import { runCommand } from "./terminal/run";
import { createSteps, StartError, type Step } from "./terminal/steps";

/** `npm run import -- FOLDER`: takes the export of the previous system in; whether the site is running or not. */

const usage = "npm run import -- PASTA";
const names = "users.json, volunters.json, projects.json, calendars.json e posts.json (ou .ndjson)";
const AGAIN = "Rode o mesmo comando de novo: o que já veio não se repete.";
const steps = createSteps();
/** Milliseconds between two looks of the live line. */
const LOOK = 100;

void runCommand(async ({ signal }) => {
  const env = loadConfiguration();
  const folder = await readFolder();
  const { files, ignored } = await findExports(folder);
  if (files.length === 0) throw new StartError(`Não encontrei o que importar em ${folder}.`, `Espero ${names}.`);
  for (const name of ignored) steps.note(`${name}: fica de fora, não é uma destas coleções: ${names}`);
  const database = await borrowDatabase(env, steps);
  try {
    const environment = await completeEnvironment(env, database.url, "production");
    await prepareDatabase({ ...environment, SAMPLE_DATA: "0" }, ["--migrations-only"]);
    Object.assign(process.env, environment);
    const place = s3Place(env);
    if (place) await checkStorage(place);
    const refused = await takeAll(files, { folder, signal, database }).catch((error) => explainOutage(error, place));
    await conclude(refused, signal.aborted);
    return signal.aborted ? 130 : refused > 0 ? 1 : 0;
  } finally {
    await database.stop();
  }
});

type Work = { folder: string; signal: AbortSignal; database: Database };

/** Takes the files in, and tells the site when anything came, also when something stopped it. Resolves with what did not come. */
async function takeAll(files: ExportFile[], { folder, signal, database }: Work) {
  const taken = new Map<ExportFile, number>();
  let refused = 0;
  try {
    for (const file of files) {
      if (signal.aborted) break;
      const heard = (number: number) => void taken.set(file, number);
      const { items, reviews } = await steps.step(file.name, (step) => takeFile(file, { folder, signal, heard }, step));
      refused += items.refused + reviews.refused;
    }
    return refused;
  } finally {
    if ([...taken.values()].some((number) => number > 0)) await tellSite(database);
  }
}

/** Never throws: what stopped the import matters more. */
async function tellSite({ url }: Database) {
  const running = await tellRunning(url, steps.note).catch(() => undefined);
  if (running === undefined)
    steps.note("Não deu para avisar o site. Se estiver no ar, reinicie-o para mostrar o que veio.");
  else if (running > 0) steps.note("O site está no ar e já mostra o que foi importado.");
}

/** npm runs its scripts in the checkout; a relative folder is meant from where the person is. */
async function readFolder() {
  const { positionals } = parseArgs({ allowPositionals: true, strict: false });
  const [given, ...more] = positionals;
  if (!given || more.length > 0) throw new StartError("Informe a pasta com a exportação do sistema anterior.", usage);
  const folder = path.resolve(process.env.INIT_CWD ?? process.cwd(), given);
  const found = await stat(folder).catch(() => undefined);
  if (!found?.isDirectory()) throw new StartError(`${folder} não é uma pasta que eu consiga ler.`, usage);
  return folder;
}

type Place = { folder: string; signal: AbortSignal; heard: (taken: number) => void };

async function takeFile(file: ExportFile, { folder, signal, heard }: Place, { say }: Step) {
  const { COLLECTIONS, importFile } = await import("../import/service");
  const all = steps.live ? await countRecords(file, signal) : 0;
  const brevity = createBrevity();
  let shown = 0;
  const { items, reviews } = await importFile(file, folder, {
    signal,
    found(finding) {
      if (brevity.shows(finding)) steps.note(findingInWords(file, finding));
    },
    progress(done, taken) {
      heard(taken);
      if (!steps.live || Date.now() - shown < LOOK) return;
      shown = Date.now();
      say(`${file.name}: ${count(done)} de ${count(all)}`);
    },
  });
  for (const repeated of brevity.more()) steps.note(repeatedInWords(file, repeated));
  const hasReviews = Object.values(reviews).some((number) => number > 0);
  say(
    tallyInWords(file, [
      [items, COLLECTIONS[file.collection].words],
      ...(hasReviews ? [[reviews, ["avaliação", "avaliações"]] as const] : []),
    ]),
  );
  return { items, reviews };
}

function explainOutage(error: unknown, place: S3Place | undefined): never {
  if (toAppError(error)?.code !== "unavailable") throw error;
  const service =
    place && isStorageOutage(error)
      ? `O armazenamento de imagens (bucket "${place.bucket}" de S3_BUCKET)`
      : "O banco de dados";
  throw new StartError(`${service} deixou de responder no meio da importação.`, AGAIN);
}

/** Reads the file once more, so that the person at the terminal sees how far it is. */
async function countRecords(file: ExportFile, signal: AbortSignal) {
  const { readRecords } = await import("../import/read-records");
  let records = 0;
  for await (const { index } of readRecords(file.path)) {
    if (signal.aborted) break;
    records = index;
  }
  return records;
}

async function conclude(refused: number, interrupted: boolean) {
  const { countSample } = await import("../sample/service");
  const { sampleCopy } = await import("../sample/schema");
  steps.note("");
  if (interrupted) steps.note(`Interrompido. ${AGAIN}`);
  else if (refused === 0) steps.note("Tudo o que estava na exportação está aqui.");
  else {
    const what = amount(
      refused,
      "registro não veio (o motivo está acima)",
      "registros não vieram (os motivos estão acima)",
    );
    steps.note(`${what}. Corrija na exportação. ${AGAIN}`);
  }
  const samples = await countSample();
  if (samples > 0) {
    const still = amount(samples, "item de exemplo continua", "itens de exemplo continuam");
    steps.note(`${still} no site. Para apagar, entre no painel e use “${sampleCopy.clear}”; o que foi importado fica.`);
  }
}
