import "server-only";
import { formatDay, formatMoment, wallClock } from "../dates";
import { columnsOf } from "../reports/columns";
import { type ListFileOptions, STATUS_WORDS } from "../reports/list-file";
import type { Column } from "../reports/report";
import { fileOf } from "../reports/table-file";
import { writeXlsx } from "../reports/xlsx";
import { SAMPLE_NOTICE } from "../site";
import { slugify } from "../text";
import { spreadsheetColumns, summedUp, totalLines } from "./export-public";
import { type DonationRow, streamManagedDonations } from "./list";
import type { DonationQuery } from "./query";

type Options = Omit<ListFileOptions, "query"> & { query: DonationQuery };

const INTERNAL = "Uso interno: tem nomes de quem não autorizou a publicação.";

/** The dashboard's list as an Excel file, with the donors' names: for administrators only. */
export function exportManagedDonations({ organisation, query, sample, now = new Date() }: Options) {
  const { rows, sums } = summedUp(streamManagedDonations(query));
  const report = {
    organisation,
    title: "Doações, com os nomes",
    about: [describeFilter(query), `Dados de ${formatMoment(now)}`],
    warning: sample ? `${INTERNAL} ${SAMPLE_NOTICE}` : INTERNAL,
    columns,
    totals: () => totalLines(sums()),
  };
  const name = `doacoes-com-nomes-${slugify(organisation)}-${wallClock(now).day}`;
  return fileOf(name, "xlsx", writeXlsx(report, rows));
}

const KINDS = { "": "", MONEY: "em dinheiro", IN_KIND: "em itens" };

/** 'Doações em itens, de 05-2026, no site e fora dele.' */
function describeFilter({ q, tipo, periodo, importacao, status }: DonationQuery) {
  const parts = [
    ...[KINDS[tipo], q && `encontradas para “${q}”`, periodo && `de ${formatDay(periodo)}`],
    ...[importacao && "vindas de uma planilha", STATUS_WORDS[status]],
  ];
  return `Doações ${parts.filter(Boolean).join(", ")}.`;
}

const { text, yesOrNo } = columnsOf<DonationRow>();

const columns: Column<DonationRow>[] = [
  ...spreadsheetColumns,
  text("Campanha", 26, ({ campanha }) => campanha ?? ""),
  yesOrNo("Publicar o nome", ({ donorPublic }) => donorPublic),
  yesOrNo("No site", ({ active }) => active),
];
