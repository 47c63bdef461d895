import { formatMoney, formatNumber } from "../money";
import { countOf } from "../text";
import type { Donation, DonationTotals } from "./types";

/** Items with their quantity: '10 frascos de óleo'. */
export const describeItems = ({ quantity, items }: Pick<Donation, "quantity" | "items">) =>
  [quantity && formatNumber(quantity), items].filter(Boolean).join(" ");

/** A short description of the gift: 'R$ 50,00', '10 frascos de óleo'. */
export const describeGift = ({ kind, amount, ...gift }: Pick<Donation, "kind" | "amount" | "quantity" | "items">) =>
  kind === "MONEY" && amount ? formatMoney(amount) : describeItems(gift);

/** 'R$ 350,00 em 2 doações e 1 doação em itens'. */
export function describeTotals({ amount, money, inKind }: DonationTotals) {
  const parts = [
    money > 0 && `${formatMoney(amount)} em ${countOf(money, "doação", "doações")}`,
    inKind > 0 && countOf(inKind, "doação em itens", "doações em itens"),
  ];
  return parts.filter(Boolean).join(" e ");
}
