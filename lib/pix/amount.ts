import { bareAmount } from "../bare-amount";
import { pixCopy } from "./copy";

// Amounts of Pix donations. Pure and small: visitors' browsers load it.

/** Amounts that pages suggest, in centavos. */
export const SUGGESTED = [2_000, 5_000, 10_000] as const;

/** Limits of a donation by this site, in centavos. */
const MIN_CENTS = 100;
const MAX_CENTS = 10_000_000;

/**
 * '35', '35,50', '35.50' and 'R$ 1.234,56' in centavos, or what is wrong with it. A point before three digits separates
 * thousands, as people write here.
 */
export function parseAmount(
  typed: string,
): { cents: number; problem?: undefined } | { cents?: undefined; problem: string } {
  const parts = /^(\d{1,9}|[1-9]\d{0,2}(?:\.\d{3})+)(?:[.,](\d{1,2}))?$/.exec(bareAmount(typed));
  if (!parts) return { problem: pixCopy.invalid };
  const [, whole = "", decimals = ""] = parts;
  const cents = Number(whole.replaceAll(".", "")) * 100 + Number(decimals.padEnd(2, "0"));
  return cents >= MIN_CENTS && cents <= MAX_CENTS ? { cents } : { problem: pixCopy.outside };
}

/** 3550 as '35,50' and 3500 as '35': the amount in an address. */
export const amountPart = (cents: number) =>
  cents % 100 === 0 ? String(cents / 100) : (cents / 100).toFixed(2).replace(".", ",");

/** 'R$ 35' or 'R$ 1.234,50', with a space that does not break. */
export const formatCents = (cents: number) =>
  (cents / 100).toLocaleString("pt-BR", {
    style: "currency",
    currency: "BRL",
    minimumFractionDigits: cents % 100 === 0 ? 0 : 2,
  });
