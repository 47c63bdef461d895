import "server-only";
import { isStorageOutage, toAppError } from "../errors";
import { sampleCopy } from "../sample/schema";
import { countSample } from "../sample/service";
import { countOf, formatCount } from "../text";
import type { ExportFile } from "./files";
import { readRecords } from "./read-records";
import { limitRepeats } from "./repeated-remarks";
import { describeFinding, describeRepeated, describeTally } from "./report-texts";
import { COLLECTIONS, importFile, type Tally } from "./service";

/** The output on the terminal: a line a file, and remarks between them. */
export interface Screen {
  /** Whether the line of a step can be rewritten during its work. */
  live: boolean;
  step<Result>(text: string, work: (step: { setText(text: string): void }) => Promise<Result>): Promise<Result>;
  note(text: string): void;
}

interface Work {
  /** Where the export's pictures are looked for. */
  folder: string;
  signal: AbortSignal;
}

const REDRAW_MS = 100;
const RERUN_HINT = "Rode o mesmo comando de novo: o que já veio não se repete.";

/** Imports the files in their order and prints the outcome of each. Returns the number of refused records. */
export async function importFiles(files: ExportFile[], work: Work, screen: Screen) {
  let refused = 0;
  let deleted = 0;
  for (const file of files) {
    if (work.signal.aborted) break;
    const { items, reviews } = await screen.step(file.name, ({ setText }) =>
      importAndReport(file, work, screen, setText),
    );
    refused += items.refused + reviews.refused;
    deleted += items.deleted + reviews.deleted;
  }
  await conclude({ refused, deleted }, work.signal.aborted, screen);
  return refused;
}

/** The message for an outage of the database or the pictures' bucket; undefined for any other failure. */
export function describeOutage(error: unknown, bucket: string | undefined) {
  if (toAppError(error)?.code !== "unavailable") return undefined;
  const storage = bucket && isStorageOutage(error);
  const service = storage ? `O armazenamento de imagens (bucket "${bucket}" de S3_BUCKET)` : "O banco de dados";
  return { message: `${service} deixou de responder no meio da importação.`, advice: RERUN_HINT };
}

async function importAndReport(
  file: ExportFile,
  { folder, signal }: Work,
  { live, note }: Screen,
  setText: (text: string) => void,
) {
  const all = live ? await countRecords(file, signal) : 0;
  const repeats = limitRepeats();
  let drawnAt = 0;
  const { items, reviews } = await importFile(file, folder, {
    signal,
    found(finding) {
      if (repeats.shows(finding)) note(describeFinding(file, finding));
    },
    progress(done) {
      if (!live || Date.now() - drawnAt < REDRAW_MS) return;
      drawnAt = Date.now();
      setText(`${file.name}: ${formatCount(done)} de ${formatCount(all)}`);
    },
  });
  for (const repeated of repeats.more()) note(describeRepeated(file, repeated));
  const hasReviews = Object.values(reviews).some((number) => number > 0);
  setText(
    describeTally(file, [
      [items, COLLECTIONS[file.collection].words],
      ...(hasReviews ? [[reviews, ["avaliação", "avaliações"]] as const] : []),
    ]),
  );
  return { items, reviews };
}

/** Reads the file once more, so that the person at the terminal sees how far it is. */
async function countRecords(file: ExportFile, signal: AbortSignal) {
  let records = 0;
  for await (const { index } of readRecords(file.path)) {
    if (signal.aborted) break;
    records = index;
  }
  return records;
}

async function conclude(
  { refused, deleted }: Pick<Tally, "refused" | "deleted">,
  interrupted: boolean,
  { note }: Screen,
) {
  note("");
  if (interrupted) note(`Interrompido. ${RERUN_HINT}`);
  else if (refused === 0)
    note(`Tudo o que estava na exportação está aqui${deleted > 0 ? ", menos o que foi excluído aqui" : ""}.`);
  else {
    const [one, many] = [
      "registro não veio (o motivo está acima)",
      "registros não vieram (os motivos estão acima)",
    ] as const;
    note(`${countOf(refused, one, many)}. Corrija na exportação. ${RERUN_HINT}`);
  }
  const samples = await countSample();
  if (samples === 0) return;
  const still = countOf(samples, "item de exemplo continua", "itens de exemplo continuam");
  note(`${still} no site. Para apagar, entre no painel e use “${sampleCopy.clear}”; o que foi importado fica.`);
}
