import { formatMoney, type Money } from "../donations/model";

/** What the three cards show. */
export type Figures = {
  /** Given in money, ever. */
  amount: Money;
  members: number;
  /** How many donations in money and in kind. */
  money: number;
  inKind: number;
};

/** 'R$ 0' while nothing was given, else 'R$ 1.234,50'. */
export const cashText = (amount: Money) => (Number(amount) === 0 ? "R$ 0" : formatMoney(amount));

/** A month of the chart; `month` is 'YYYY-MM'. */
export type DonationMonth = { month: string; amount: Money; money: number; inKind: number };

const named = (options: Intl.DateTimeFormatOptions) => {
  const format = new Intl.DateTimeFormat("pt-BR", { timeZone: "UTC", ...options });
  return (month: string) => format.format(new Date(`${month}-15T12:00:00Z`));
};

/** 'novembro de 2026' */
export const monthInWords = named({ month: "long", year: "numeric" });
const shortMonth = named({ month: "short" });
/** 'nov' */
export const monthLabel = (month: string) => shortMonth(month).replace(".", "");

/** '3 doações em dinheiro e 1 em itens', or 'Nenhuma'. */
export function monthDetail({ money, inKind }: Pick<DonationMonth, "money" | "inKind">) {
  const parts = [money > 0 && `${money} em dinheiro`, inKind > 0 && `${inKind} em itens`].filter(Boolean);
  return parts.length > 0 ? parts.join(" e ") : "nenhuma";
}

/** An action to come, as the table shows it. */
export type UpcomingEvent = {
  _id: string;
  acoes: string;
  local: string;
  startsAt: string;
  active: boolean;
  cancelled: boolean;
};

/** What waits for somebody to look at it. */
export type Attention = {
  unreadMessages: number;
  newReviews: number;
  hiddenReviews: number;
  scheduledPosts: number;
  /** Upcoming events without a picture, and the first of them. */
  bareEvents: number;
  firstBare?: { _id: string; acoes: string };
};

/** Days in which a review counts as new. */
export const NEW_DAYS = 7;
