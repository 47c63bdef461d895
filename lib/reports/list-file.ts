import "server-only";
import { z } from "zod";
import { formatMoment } from "../dates";
import { manageQuery } from "../lists/listing-query";
import { capitalize, slugify } from "../text";
import { fileName } from "./file-name";
import { listFormats } from "./formats";
import type { Column } from "./report";
import { tableFile } from "./table-file";

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
  const about = [
    `${title}${q && ` encontradas para “${q}”`}, ${STATUS_WORDS[status]}.`,
    `Dados de ${formatMoment(now)}`,
  ];
  const report = { organisation, logo, title, about, totals: () => [] };
  const name = fileName({ what: slugify(many), organisation, q, sample, now });
  return tableFile(formato, { name, report, rows, columns, pdfColumns, sample });
}

/** The list's status filter in words. */
export const STATUS_WORDS = { todos: "no site e fora dele", ativos: "no site", desabilitados: "fora do site" };
