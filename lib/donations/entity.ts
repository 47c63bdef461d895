import { formatDay } from "../dates";
import { ACTIVE_FIELD, type Entity } from "../entity";
import { formatMoney, formatNumber, isDecimal } from "../money";
import { painelRoutes } from "../painel-routes";
import { DONATION_KINDS } from "./kinds";

export const donationEntity = {
  key: "donation",
  table: "Donation",
  listedBy: "date",
  label: "Doação",
  phrase: "a doação de",
  many: "doações",
  fields: {
    ...ACTIVE_FIELD,
    kind: {
      label: "Tipo",
      show: (value) => (value === "MONEY" || value === "IN_KIND" ? DONATION_KINDS[value] : value),
    },
    amount: { label: "Valor", show: (value) => (isDecimal(value) ? formatMoney(value) : value) },
    quantity: { label: "Quantidade", show: (value) => (isDecimal(value) ? formatNumber(value) : value) },
    items: { label: "Itens" },
    date: { label: "Data", show: formatDay },
    donor: { label: "Doador(a)", personal: true },
    donorPublic: { label: "Publicar o nome" },
    acao: { label: "Ação" },
    campanha: { label: "Campanha" },
    notes: { label: "Observações", personal: true },
  },
  href: painelRoutes.editDonation,
  tag: "donations",
  menu: [{ group: "donations", place: 10, href: painelRoutes.manageDonations, label: "Doações", icon: "gift" }],
  area: "donations",
  privatePaths: {
    "/donations": "read",
    "/donations/new": "write",
    "/donations/:id/edit": "write",
    "/donations/import": "write",
  },
  listFiles: [painelRoutes.managedDonationsFile, "/transparencia/doacoes.:format"],
  sample: true,
  preview: { path: "transparencia", label: "Transparência", title: "Cada doação, às claras" },
} as const satisfies Entity;

/** A spreadsheet: what it brought is donations. */
export const importEntity = {
  key: "import",
  label: "Importação",
  phrase: "de uma planilha",
  fields: {},
  href: painelRoutes.importedDonations,
  tag: "donations",
  area: "donations",
} as const satisfies Entity;
