import "server-only";
import { formatMoment } from "../dates";
import { centsOf, reaisOf } from "../money";
import { columnsOf } from "../reports/columns";
import { writeCsv } from "../reports/csv";
import { fileName } from "../reports/file-name";
import { type ExportFormat, FILE_TYPES } from "../reports/formats";
import { writeJson } from "../reports/json";
import { SAMPLE_COLUMN } from "../reports/list-file";
import { writePdf } from "../reports/pdf";
import type { Column, Report, Total } from "../reports/report";
import { writeXlsx } from "../reports/xlsx";
import { routes } from "../routes";
import { sampleCopy } from "../sample/schema";
import { absolute } from "../site";
import { describeItems } from "./describe";
import { DONATION_KINDS } from "./kinds";
import { type PublicDonationRow, streamDonations } from "./list";
import { presentDonation } from "./present";

type Options = {
  /** Whose donations they are: the letterhead, and a part of the file's name. */
  organisation: string;
  /** For the letterhead of a PDF. */
  logo?: Buffer;
  format: ExportFormat;
  /** The same search as the table's; empty for all. */
  q: string;
  /** Whether the exported data are sample data, which the file must state. */
  sample: boolean;
  now?: Date;
};

type Export = { name: string; type: string; content: AsyncIterable<Uint8Array> };

/** The public table as a file: everything found, masked as on the screen. Nothing is read before `content` is. */
export function exportPublicDonations({ organisation, logo, format, q, sample, now = new Date() }: Options): Export {
  const { rows, sums } = summedUp(streamDonations({ q }));
  const warning = sample ? sampleCopy.public : undefined;
  const filter = q ? `Só o que foi encontrado para “${q}”.` : "Todas as doações registradas.";
  const source = absolute(routes.donations(q));
  const report = (columns: Column<PublicDonationRow>[]): Report<PublicDonationRow> => ({
    organisation,
    logo,
    title: "Transparência: doações",
    about: [filter, `Dados de ${formatMoment(now)}, de ${source}`],
    warning,
    columns,
    totals: () => totalsOf(sums()),
  });
  const write: Record<ExportFormat, () => AsyncIterable<Uint8Array>> = {
    pdf: () => writePdf(report(pdfColumns), rows),
    xlsx: () => writeXlsx(report(spreadsheetColumns), rows),
    csv: () => writeCsv(report(sample ? [...spreadsheetColumns, SAMPLE_COLUMN] : spreadsheetColumns), rows),
    json: () =>
      writeJson(
        { source, generatedAt: now.toISOString(), q, sample, ...(warning && { warning }) },
        "donations",
        mapped(rows, presentDonation),
        () => ({ total: sums().money + sums().inKind, totals: sums() }),
      ),
  };
  const name = fileName({ what: "doacoes", organisation, q, sample, now });
  return { name: `${name}.${format}`, type: FILE_TYPES[format], content: write[format]() };
}

export const totalsOf = ({ amount, money, inKind }: ReturnType<ReturnType<typeof summedUp>["sums"]>): Total[] => [
  { label: "Total em dinheiro", kind: "money", value: amount },
  { label: "Doações em dinheiro", kind: "number", value: String(money) },
  { label: "Doações em itens", kind: "number", value: String(inKind) },
];

const { text, number, money, day } = columnsOf<PublicDonationRow>();

const date = day("Data", 12, (row) => row.date);
const donor = text("Doador", 30, (row) => row.donor);
const amount = money("Valor", 16, (row) => (row.kind === "MONEY" ? row.amount : null));
const acao = text("Ação", 26, (row) => row.acao);
const notes = text("Observações", 44, (row) => row.notes);

/** For machines: each fact in a column of its own. An estimate of items is no money that came in. */
export const spreadsheetColumns = [
  date,
  donor,
  text("Tipo", 10, ({ kind }) => DONATION_KINDS[kind]),
  amount,
  number("Quantidade", 12, ({ quantity }) => quantity),
  text("Itens", 36, ({ items }) => items),
  money("Valor estimado", 16, (row) => (row.kind === "IN_KIND" ? row.amount : null)),
  acao,
  notes,
];

/** For reading, as on the screen. */
const pdfColumns = [
  date,
  donor,
  amount,
  acao,
  text("Itens", 34, (row) => describeItems(row) || null),
  { ...notes, width: 38 },
];

/** The rows, and what those that went through add up to: the totals are of exactly what the file holds. */
export function summedUp<Row extends PublicDonationRow>(all: AsyncIterable<Row>) {
  let cents = 0n;
  let money = 0;
  let inKind = 0;
  async function* counted() {
    for await (const row of all) {
      if (row.kind === "MONEY") {
        money++;
        cents += centsOf(row.amount);
      } else inKind++;
      yield row;
    }
  }
  return { rows: counted(), sums: () => ({ amount: reaisOf(cents), money, inKind }) };
}

async function* mapped<From, To>(all: AsyncIterable<From>, change: (item: From) => To) {
  for await (const item of all) yield change(item);
}
