import { formatMoney, type Money } from "../money";
import { countOf, formatCount } from "../text";
import type { DonationMonth } from "./types";

/** 'R$ 0' while nothing was given, else 'R$ 1.234,50'. */
export const cashText = (amount: Money) => (Number(amount) === 0 ? "R$ 0" : formatMoney(amount));

const monthFormatter = (options: Intl.DateTimeFormatOptions) => {
  const format = new Intl.DateTimeFormat("pt-BR", { timeZone: "UTC", ...options });
  return (month: string) => format.format(new Date(`${month}-15T12:00:00Z`));
};

/** 'novembro de 2026' */
export const monthInWords = monthFormatter({ month: "long", year: "numeric" });
const shortMonth = monthFormatter({ month: "short" });
/** 'nov' */
export const monthLabel = (month: string) => shortMonth(month).replace(".", "");

/** '3 doações em dinheiro e 1 em itens', or 'Nenhuma'. */
export function monthDetail({ money, inKind }: Pick<DonationMonth, "money" | "inKind">) {
  const parts = [
    money > 0 && `${formatCount(money)} em dinheiro`,
    inKind > 0 && `${formatCount(inKind)} em itens`,
  ].filter(Boolean);
  return parts.length > 0 ? parts.join(" e ") : "nenhuma";
}

const CURRENCY = { style: "currency", currency: "BRL", trailingZeroDisplay: "stripIfInteger" } as const;
const fullFormat = new Intl.NumberFormat("pt-BR", CURRENCY);
const compactFormat = new Intl.NumberFormat("pt-BR", { ...CURRENCY, minimumFractionDigits: 0, notation: "compact" });
/** Larger amounts do not fit beside the bars in full. */
const COMPACT_FROM = 100_000;

/** 'R$ 75.000', 'R$ 0,35', 'R$ 1,05 mi': in full, as a rounded label would stand at another height than its amount. */
export const axisLabel = (amount: number) => (amount < COMPACT_FROM ? fullFormat : compactFormat).format(amount);

/** Days in which a review counts as new. */
export const NEW_REVIEW_DAYS = 7;

/** Days of visits on the dashboard, including today. */
export const VISIT_DAYS = 30;

/** '1 página aberta', '1.234 páginas abertas'. */
export const visitsText = (visits: number) => countOf(visits, "página aberta", "páginas abertas");
