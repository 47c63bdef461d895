// What pages and the browser know of donations, without zod.

/** Rows a page of the public table. */
export const DONATIONS_PER_PAGE = 5;
/** Characters of a search. */
export const MAX_SEARCH = 200;

/** A decimal as the database writes it, such as '1234.50': money is never a float. */
export type Money = `${number}`;

export const isDecimal = (text: string): text is Money => /^\d+(?:\.\d+)?$/.test(text);

/** '12.05' of 1205 cents. */
export function reaisOf(cents: bigint): Money {
  const text = `${cents / 100n}.${String(cents % 100n).padStart(2, "0")}`;
  return isDecimal(text) ? text : "0.00";
}

/** The cents of '12.05'. */
export const centsOf = (amount: Money | null) => BigInt((amount ?? "0.00").replace(".", ""));

/** Decimal places: centavos of money, grams of kilograms. */
export const MONEY_PLACES = 2;
export const QUANTITY_PLACES = 3;

/** How a donation was given; the key is stored, the label shown. */
export const DONATION_KINDS = { MONEY: "Dinheiro", IN_KIND: "Itens" } as const;
export type DonationKind = keyof typeof DONATION_KINDS;
export const donationKinds = Object.keys(DONATION_KINDS) as [DonationKind, ...DonationKind[]];

/** A donation as everybody may see it: `donor` is already the name or 'Doador(a) anônimo(a)'. */
export type Donation = {
  _id: string;
  kind: DonationKind;
  donor: string;
  /** Given in money; of items an estimate, or null. */
  amount: Money | null;
  acao: string;
  /** How much of the items there is, where one number says it. */
  quantity: Money | null;
  items: string | null;
  notes: string | null;
  /** YYYY-MM-DD. */
  date: string;
};

/** A donation as administrators see it: `donor` is the real name, or empty when nobody knows it. */
export type ManagedDonation = Donation & {
  donorPublic: boolean;
  active: boolean;
  /** The import that it came with, as the history names it. */
  importId: string | null;
  createdAt: string;
  updatedAt: string;
};

/** Of all donations that a list is about, not only of the page shown. */
export type DonationTotals = {
  /** What was given in money; estimates of items are not in it. */
  amount: Money;
  /** How many donations in money. */
  money: number;
  /** How many donations in kind. */
  inKind: number;
};

/** A page of the table; what the REST API answers. */
export type DonationPage = {
  donations: Donation[];
  total: number;
  /** There are more than `total`, and `totals` are of the latest ones. */
  more?: true;
  page: number;
  pages: number;
  totals: DonationTotals;
};

/** The files that the table is offered as, with what the buttons say. */
export const EXPORT_FORMATS = { pdf: "PDF", xlsx: "Excel", csv: "CSV", json: "JSON" } as const;
export type ExportFormat = keyof typeof EXPORT_FORMATS;
export const exportFormats = Object.keys(EXPORT_FORMATS) as ExportFormat[];

const megabytes = new Intl.NumberFormat("pt-BR", { minimumFractionDigits: 1, maximumFractionDigits: 1 });

export const donationCopy = {
  anonymous: "Doador(a) anônimo(a)",
  none: "Nenhuma doação registrada ainda",
  nothingFound: (q: string) => `Nada encontrado para “${q}”`,
  shown: (shown: number, { total, more }: Pick<DonationPage, "total" | "more">) =>
    `Mostrando ${shown} de ${more ? `mais de ${total.toLocaleString("pt-BR")}` : total}`,
  /** What totals are of, when there is more than was summed up. */
  ofLatest: (total: number) => `só nas ${total.toLocaleString("pt-BR")} mais recentes`,
  /** Said on the last page when there are donations behind it. */
  end: "A tabela vai até aqui. Os arquivos têm todas as doações",
  offline: "Sem conexão. Confira a internet e tente de novo",
  preparing: (format: string, bytes: number) =>
    `Preparando ${format}…${bytes > 100_000 ? ` ${megabytes.format(bytes / 1e6)} MB` : ""}`,
  downloadBroken: "O download parou no meio, e nada foi guardado. Confira a internet e tente de novo",
  failed: "Não conseguimos buscar as doações agora. Tente de novo em instantes",
} as const;

/** Stands for the name in the dashboard when nobody knows it. */
export const unknownDonor = "Sem nome";

/** What the dashboard says. */
export const manageDonationCopy = {
  created: "Doação Adicionada",
  updated: "Doação Atualizada",
  missing: "Doação não encontrada",
  none: "Nenhuma doação por aqui ainda",
  confirmDelete: "Tem certeza que deseja excluir esta doação?",
  confirmDeleteMany: (count: number) => `Tem certeza que deseja excluir estas ${count} doações?`,
  deleted: (count: number) => (count === 1 ? "Doação Excluída" : `${count} doações excluídas`),
  switched: (count: number, active: boolean) =>
    `${count === 1 ? "1 doação" : `${count} doações`} ${active ? "no site" : "fora do site"}`,
} as const;

const brl = new Intl.NumberFormat("pt-BR", { style: "currency", currency: "BRL" });

/** 'R$ 1.234,50', with a space that does not break. */
export const formatMoney = (amount: Money) => brl.format(amount);

const plain = new Intl.NumberFormat("pt-BR", { maximumFractionDigits: QUANTITY_PLACES });

/** '1.234,5'. */
export const formatNumber = (number: Money) => plain.format(number);

/** A decimal as one types it: '1234.50' becomes '1234,50'. */
export const typedDecimal = (decimal: Money | null) => decimal?.replace(".", ",") ?? "";

/** What was given, with how much of it there is: '10 frascos de óleo'. */
export const describeItems = ({ quantity, items }: Pick<Donation, "quantity" | "items">) =>
  [quantity && formatNumber(quantity), items].filter(Boolean).join(" ");

/** What was given in a few words: 'R$ 50,00', '10 frascos de óleo'. */
export const describeGift = ({ kind, amount, ...gift }: Pick<Donation, "kind" | "amount" | "quantity" | "items">) =>
  kind === "MONEY" && amount ? formatMoney(amount) : describeItems(gift);

/** DD-MM-YYYY. A day has no time zone: as a moment it could become the day before. */
export const formatDay = (day: string) => day.split("-").reverse().join("-");

export const countOf = (count: number, one: string, many: string) =>
  `${count.toLocaleString("pt-BR")} ${count === 1 ? one : many}`;

/** 'R$ 350,00 em 2 doações e 1 doação em itens'. */
export function describeTotals({ amount, money, inKind }: DonationTotals) {
  const parts = [
    money > 0 && `${formatMoney(amount)} em ${countOf(money, "doação", "doações")}`,
    inKind > 0 && countOf(inKind, "doação em itens", "doações em itens"),
  ];
  return parts.filter(Boolean).join(" e ");
}

/** What an import takes at most. */
export const IMPORT_LIMITS = { bytes: 5 * 1024 * 1024, rows: 20_000 };

/** The columns of a spreadsheet of donations, by what they are called in the template. */
export const IMPORT_COLUMNS = {
  date: "Data",
  donor: "Doador",
  donorPublic: "Publicar o nome",
  kind: "Tipo",
  amount: "Valor",
  quantity: "Quantidade",
  items: "Itens",
  estimate: "Valor estimado",
  acao: "Ação",
  notes: "Observações",
} as const;
export type ImportColumn = keyof typeof IMPORT_COLUMNS;

/** What is wrong in a row; `line` is the number beside it in the spreadsheet. */
export type ImportProblem = { line: number; column: string; value: string; message: string };

/** What is recorded otherwise than it stands in a row: a number with more places than there is room for, rounded. */
export type ImportRemark = { line: number; column: string; was: string; is: string };

export type ImportRowState =
  | "new"
  /** Was imported before: it is not added again. */
  | "known"
  /** Equal to a donation that somebody typed in. */
  | "typed"
  /** Equal, or but for one field, to a donation that this sheet brought before: the one or the other was corrected. */
  | "similar"
  /** Was imported before, and its donation was deleted here. */
  | "deleted"
  /** Equal to a donation of another sheet. */
  | "elsewhere"
  | "wrong";

/** Rows in these states are only added when the person ticks them. */
export const DOUBTFUL_STATES = ["similar", "deleted", "elsewhere", "typed"] as const satisfies ImportRowState[];
export type DoubtfulState = (typeof DOUBTFUL_STATES)[number];

/** A row as it would be recorded. */
export type ImportRow = {
  line: number;
  state: ImportRowState;
  date: string;
  donor: string;
  gift: string;
  acao: string;
  /** The donation that a similar row may be. */
  like?: Pick<ImportRow, "date" | "donor" | "gift" | "acao">;
};

/** Rows that are only added when the person ticks them: the lines of all, and the first ones to look at. */
export type ImportDoubt = { state: DoubtfulState; lines: number[]; rows: ImportRow[] };

/** What an import would do. */
export type ImportPreview = {
  rows: number;
  /** Of the rows in each state. */
  counts: Record<ImportRowState, number>;
  /** What would be added: all new rows. */
  totals: DonationTotals;
  /** Of them, how many are of months of which something was imported before. */
  inImportedMonths: number;
  /** The first ones. */
  problems: ImportProblem[];
  problemCount: number;
  /** The first ones. */
  remarks: ImportRemark[];
  remarkCount: number;
  preview: ImportRow[];
  doubts: ImportDoubt[];
  /** Headings that mean nothing here; their columns are left out. */
  ignored: string[];
};

/** What an import did. */
export type ImportDone = {
  importId: string;
  added: number;
  known: number;
  /** Doubtful rows that were not ticked. */
  left: number;
};

export const importCopy = {
  missing: "Escolha a planilha",
  tooLarge: `O arquivo deve ter no máximo ${IMPORT_LIMITS.bytes / 1024 / 1024} MB`,
  tooMany: `A planilha deve ter no máximo ${IMPORT_LIMITS.rows.toLocaleString("pt-BR")} doações. Divida-a em partes`,
  tooHeavy: "Esta planilha é pesada demais para abrir. Copie só as doações para uma planilha nova e envie-a",
  noHeading:
    "Não encontramos a linha dos títulos. A planilha precisa das colunas Data, Ação e Valor ou Itens; o modelo mostra como",
  noRows: "A planilha tem os títulos, mas nenhuma doação",
  wrong: "Corrija as linhas apontadas na planilha e envie de novo. Nada foi importado",
  done: ({ added }: Pick<ImportDone, "added">) =>
    added === 0 ? "Nada de novo nesta planilha" : countOf(added, "doação importada", "doações importadas"),
} as const;
