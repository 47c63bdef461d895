// What pages and the browser know of donations, without zod.

/** Rows a page of the public table. */
export const DONATIONS_PER_PAGE = 5;
/** Characters of a search. */
export const MAX_SEARCH = 200;

/** A decimal as the database writes it, such as '1234.50': money is never a float. */
export type Money = `${number}`;

/** A donation as everybody may see it: `donor` is already the name or 'Doador(a) anônimo(a)'. */
export type Donation = {
  _id: string;
  kind: "MONEY" | "IN_KIND";
  donor: string;
  /** Given in money; of items an estimate, or null. */
  amount: Money | null;
  acao: string;
  items: string | null;
  notes: string | null;
  /** YYYY-MM-DD. */
  date: string;
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
  page: number;
  pages: number;
  totals: DonationTotals;
};

export const donationCopy = {
  anonymous: "Doador(a) anônimo(a)",
  none: "Nenhuma doação registrada ainda",
  nothingFound: (q: string) => `Nada encontrado para “${q}”`,
  shown: (shown: number, total: number) => `Mostrando ${shown} de ${total}`,
  offline: "Sem conexão. Confira a internet e tente de novo",
  failed: "Não conseguimos buscar as doações agora. Tente de novo em instantes",
} as const;

const brl = new Intl.NumberFormat("pt-BR", { style: "currency", currency: "BRL" });

/** 'R$ 1.234,50', with a space that does not break. */
export const formatMoney = (amount: Money) => brl.format(amount);

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
