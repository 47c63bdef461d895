import type { ExactDecimal } from "./decimals";

/** Portuguese has the singular below two, for the noun and for its verb: '1,5 pacote já chegou'. */
export const isSingular = (quantity: ExactDecimal) => Number(quantity) < 2;

/** The unit beside a quantity: 'pacotes' of '1' is 'pacote'. */
export const unitFor = (quantity: ExactDecimal, unit: string) => (isSingular(quantity) ? singular(unit) : unit);

export function singular(unit: string) {
  if (/[õã]es$/i.test(unit)) return unit.replace(/[õã]es$/i, "ão");
  if (/éis$/i.test(unit)) return unit.replace(/éis$/i, "el");
  if (/[rz]es$/i.test(unit)) return unit.slice(0, -2);
  return /[aeo]s$/i.test(unit) ? unit.slice(0, -1) : unit;
}
