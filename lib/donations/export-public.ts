import "server-only";
import { formatMoment } from "../dates";
import { centsOf, reaisOf } from "../money";
import { columnsOf } from "../reports/columns";
import { fileName } from "../reports/file-name";
import type { ExportFormat } from "../reports/formats";
import { writeJson } from "../reports/json";
import type { ListFileOptions } from "../reports/list-file";
import type { Total } from "../reports/report";
import { fileOf, tableFile } from "../reports/table-file";
import { routes } from "../routes";
import { absolute, SAMPLE_NOTICE } from "../site";
import { describeItems } from "./describe";
import { DONATION_KINDS } from "./kinds";
import { type PublicDonationRow, streamDonations } from "./list";
import { presentDonation } from "./present";

type Options = Omit<ListFileOptions, "query"> & {
  format: ExportFormat;
  /** The same search as the table's; empty for all. */
  q: string;
};

/** The public table as a file: everything found, masked as on the screen. Nothing is read before `content` is. */
export function exportPublicDonations({ organisation, logo, format, q, sample, now = new Date() }: Options) {
  const { rows, sums } = summedUp(streamDonations({ q }));
  const source = absolute(routes.donations(q));
  const name = fileName({ what: "doacoes", organisation, q, sample, now });
  if (format === "json") {
    const warning = sample && { warning: SAMPLE_NOTICE };
    const head = { source, generatedAt: now.toISOString(), q, sample, ...warning };
    const tail = () => ({ total: sums().money + sums().inKind, totals: sums() });
    return fileOf(name, format, writeJson(head, "donations", mapped(rows, presentDonation), tail));
  }
  const filter = q ? `Só o que foi encontrado para “${q}”.` : "Todas as doações registradas.";
  const report = {
    organisation,
    logo,
    title: "Transparência: doações",
    about: [filter, `Dados de ${formatMoment(now)}, de ${source}`],
    totals: () => totalLines(sums()),
  };
  return tableFile(format, { name, report, rows, columns: spreadsheetColumns, pdfColumns, sample });
}

export const totalLines = ({ amount, money, inKind }: ReturnType<ReturnType<typeof summedUp>["sums"]>): Total[] => [
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
