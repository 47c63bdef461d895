import "server-only";
import { z } from "zod";
import { formatMoment } from "../dates";
import { manageQuery } from "../lists/listing-query";
import { sampleCopy } from "../sample/schema";
import { capitalize, slugify } from "../text";
import { writeCsv } from "./csv";
import { fileName } from "./file-name";
import { FILE_TYPES, listFormats } from "./formats";
import { writePdf } from "./pdf";
import type { Column } from "./report";
import { writeXlsx } from "./xlsx";

/** The address of a list's file: the list's own filters, and the format. */
export const listFileQuery = manageQuery.pick({ q: true, status: true }).extend({
  formato: z.enum(listFormats).catch("xlsx"),
});

export type ListFileOptions = {
  organisation: string;
  /** For the letterhead of a PDF. */
  logo?: Buffer;
  query: z.infer<typeof listFileQuery>;
  /** Whether the exported data are sample data, which the file must state. */
  sample: boolean;
  now?: Date;
};

type List<Row> = {
  /** What the rows are, in the feminine: 'campanhas'. */
  many: string;
  rows: AsyncIterable<Row>;
  /** For machines: each fact in a column of its own. */
  columns: Column<Row>[];
  /** For reading, those of them that fit a page. */
  pdfColumns: Column<Row>[];
};

/** A filtered list of the dashboard as a file. Nothing is read before `content` is. */
export function listFile<Row>(options: ListFileOptions, { many, rows, columns, pdfColumns }: List<Row>) {
  const { organisation, logo, query, sample, now = new Date() } = options;
  const { q, status, formato } = query;
  const title = capitalize(many);
  const report = (shown: Column<Row>[]) => ({
    organisation,
    logo,
    title,
    about: [`${title}${q && ` encontradas para “${q}”`}, ${STATUS_WORDS[status]}.`, `Dados de ${formatMoment(now)}`],
    warning: sample ? sampleCopy.public : undefined,
    columns: shown,
    totals: () => [],
  });
  const write = {
    xlsx: () => writeXlsx(report(columns), rows),
    pdf: () => writePdf(report(pdfColumns), rows),
    csv: () => writeCsv(report(sample ? [...columns, SAMPLE_COLUMN] : columns), rows),
  };
  const name = fileName({ what: slugify(many), organisation, q, sample, now });
  return { name: `${name}.${formato}`, type: FILE_TYPES[formato], content: write[formato]() };
}

/** What a list's status leaves in it. */
export const STATUS_WORDS = { todos: "no site e fora dele", ativos: "no site", desabilitados: "fora do site" };

/** CSV has no place for a notice, hence a column in each row. */
export const SAMPLE_COLUMN = { label: "Exemplo", kind: "text", width: 10, value: () => "sim" } as const;
