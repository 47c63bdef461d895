import { bareAmount } from "./bare-amount";

/** A decimal in the database's notation, such as '1234.50': neither money nor a quantity is ever a float. */
export type ExactDecimal = `${number}`;

/**
 * A decimal above zero that a person wrote, exactly, as 'digits.digits' with two places at least; undefined of anything else.
 * '1.234,50', 'R$ 50', '50,5' and '1234.50' are understood: a point before exactly three digits stands for thousands.
 */
export function exactDecimal(typed: string, places = 2) {
  const text = bareAmount(typed);
  const [, whole = "", fraction = ""] = BRAZILIAN.exec(text) ?? POINT.exec(text) ?? [];
  return fraction.length <= places ? plainDecimal(whole, fraction) : undefined;
}

/** A decimal that a program wrote, as a number or as '1234.5': a point never separates thousands. */
export function machineDecimal(given: number | string, places: number) {
  const rounded = Number(given).toFixed(places);
  const [, whole = "", fraction = ""] = POINT.exec(rounded) ?? [];
  return hasAtMostPlaces(Number(given), places) ? plainDecimal(whole, fraction) : undefined;
}

/** Whether the number has at most so many decimal places, apart from binary rounding: 0.1 + 0.2 counts as 0.30. */
export const hasAtMostPlaces = (number: number, places: number) =>
  Math.abs(number - Number(number.toFixed(places))) * 10 ** places < TOLERANCE;

/** Rounds half up in decimal: 10.125 is 10.13, and 1.005 is 1.01 although its binary value is below. */
export function roundHalfUp(number: number, places: number) {
  const scale = 10 ** places;
  return Math.floor(Number((number * scale).toPrecision(15)) + 0.5) / scale;
}

/** Whether the text is ambiguous, such as '1.375': above a thousand to a person, below two to a program. */
export const isAmbiguous = (text: string) => /^[1-9]\d{0,2}\.\d{3}$/.test(bareAmount(text));

export const isMachineDecimal = (text: string) => POINT.test(text.trim());

function plainDecimal(whole: string, fraction: string) {
  const digits = whole.replace(/\D/g, "").replace(/^0+(?=\d)/, "");
  const exact = `${digits}.${fraction.replace(/0+$/, "").padEnd(2, "0")}`;
  return hasFraction(exact) && digits.length <= WHOLE_DIGITS && /[1-9]/.test(exact) ? exact : undefined;
}

/** Rounding tolerance, as a share of the last place. */
const TOLERANCE = 1e-4;
const BRAZILIAN = /^([1-9]\d{0,2}(?:\.\d{3})+|\d+)(?:,(\d+))?$/;
const POINT = /^(\d+)\.(\d+)$/;
/** Digits before the point that the database has room for. */
const WHOLE_DIGITS = 10;

const hasFraction = (text: string): text is ExactDecimal => /^\d+\.\d+$/.test(text);
