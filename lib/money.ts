import type { ExactDecimal } from "./decimals";

/** Reais. */
export type Money = ExactDecimal;

export const isDecimal = (text: string): text is ExactDecimal => /^\d+(?:\.\d+)?$/.test(text);

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

const brl = new Intl.NumberFormat("pt-BR", { style: "currency", currency: "BRL" });

/** 'R$ 1.234,50', with a space that does not break. */
export const formatMoney = (amount: Money) => brl.format(amount);

const plain = new Intl.NumberFormat("pt-BR", { maximumFractionDigits: QUANTITY_PLACES });

/** '1.234,5'. */
export const formatNumber = (number: ExactDecimal) => plain.format(number);

/** A decimal as one types it: '1234.50' becomes '1234,50'. */
export const typedDecimal = (decimal: ExactDecimal | null) => decimal?.replace(".", ",") ?? "";
