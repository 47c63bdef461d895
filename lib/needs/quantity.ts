import type { ExactDecimal } from "../decimals";
import { formatNumber, QUANTITY_PLACES } from "../money";
import { isSingular, singular, unitFor } from "../units";

/** In thousandths at the finest, such as '2.5'. */
export type Quantity = ExactDecimal;

const SCALE = 10 ** QUANTITY_PLACES;

/** Thousandths, which are whole numbers; the database has ten digits before the point at most. */
const thousandths = (quantity: Quantity) => Math.round(Number(quantity) * SCALE);
const quantityOf = (whole: number): Quantity => `${whole / SCALE}`;

/** What is left of `all` without the others; nothing when they are more. */
export const less = (all: Quantity, ...others: Quantity[]) =>
  quantityOf(
    Math.max(
      0,
      others.reduce((left, one) => left - thousandths(one), thousandths(all)),
    ),
  );

export const plus = (one: Quantity, other: Quantity) => quantityOf(thousandths(one) + thousandths(other));

export const larger = (one: Quantity, other: Quantity) => (isMore(other, one) ? other : one);

export const isMore = (one: Quantity, other: Quantity) => thousandths(one) > thousandths(other);
export const isNone = (quantity: Quantity) => thousandths(quantity) === 0;

/** '12 kg', '1 pacote'. */
export const withUnit = (quantity: Quantity, unit: string) => `${formatNumber(quantity)} ${unitFor(quantity, unit)}`;

type Needed = { unit: string; item: string };

/** '12 kg de arroz', '3 cadernos': of things that are counted by themselves only the number is said. */
export const describeQuantity = (quantity: Quantity, need: Needed) =>
  `${formatNumber(quantity)} ${itemsOf(quantity, need)}`;

/** What a donation calls it, beside its quantity: 'kg de arroz', 'cadernos'. */
export function itemsOf(quantity: Quantity, { unit, item }: Needed) {
  if (!isCounted(unit)) return `${unitFor(quantity, unit)} de ${item}`;
  return isSingular(quantity) ? item.replace(COUNTED_WORD, singular) : item;
}

/** What its quantities are of: '3 cadernos' are of units, and of cadernos; '3 kg de arroz' of kg, and of kg de arroz. */
export const unitsOf = ({ unit, item }: Needed) => [unit, isCounted(unit) ? item : `${unit} de ${item}`];

/** What is counted: the only word, or the first before a preposition. Which of other words are in the plural one cannot tell. */
const COUNTED_WORD = /^\S+(?=$| (?:d[aeo]s?|com|em|para|sem) )/i;

const isCounted = (unit: string) => /^unidades?$/i.test(unit);
