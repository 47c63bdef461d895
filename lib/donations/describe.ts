import { formatMoney, formatNumber } from "./money";
import type { Donation, DonationTotals } from "./types";

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
