import "server-only";
import { formatMoment, wallClock } from "../dates";
import type { Column } from "../reports/report";
import { writeXlsx, XLSX } from "../reports/xlsx";
import { slugify } from "../text";
import { spreadsheetColumns, summedUp, totalsOf } from "./export";
import { type DonationRow, streamManagedDonations } from "./list";
import type { DonationQuery } from "./query";

type Options = { organisation: string; query: DonationQuery; now?: Date };

/** The dashboard's list as an Excel file, with the donors' names: for administrators only. */
export function exportManagedDonations({ organisation, query, now = new Date() }: Options) {
  const { rows, sums } = summedUp(streamManagedDonations(query));
  const report = {
    organisation,
    title: "Doações, com os nomes",
    about: [`Dados de ${formatMoment(now)}`],
    warning: "Uso interno: tem nomes de quem não autorizou a publicação.",
    columns,
    totals: () => totalsOf(sums()),
  };
  const name = `doacoes-com-nomes-${slugify(organisation)}-${wallClock(now).day}.xlsx`;
  return { name, type: XLSX, content: writeXlsx(report, rows) };
}

const yesOrNo = (label: string, is: (row: DonationRow) => boolean): Column<DonationRow> => ({
  ...{ label, kind: "text", width: 12 },
  value: (row) => (is(row) ? "sim" : "não"),
});

const columns: Column<DonationRow>[] = [
  ...spreadsheetColumns,
  yesOrNo("Publicar o nome", ({ donorPublic }) => donorPublic),
  yesOrNo("No site", ({ active }) => active),
];
