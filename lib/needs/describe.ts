import { formatNumber } from "../money";
import { capitalize } from "../text";
import { isSingular } from "../units";
import { isMore, isNone, plus, type Quantity, withUnit } from "./quantity";
import type { NeedCardData, NeedState } from "./types";

type Amounts = Pick<NeedCardData, "wanted" | "received" | "promised" | "missing" | "unit">;

/** How it stands on that day, 'YYYY-MM-DD'. */
export function stateOf(
  { wanted, received, until }: Pick<NeedCardData, "wanted" | "received" | "until">,
  day: string,
): NeedState {
  if (!isMore(wanted, received)) return "complete";
  return until !== null && until < day ? "closed" : "open";
}

/** Whether more of it can be promised. */
export const isWanted = ({ state, missing }: Pick<NeedCardData, "state" | "missing">) =>
  state === "open" && !isNone(missing);

/** Whether it shows quantities in its unit, which therefore stays (service.ts). */
export const hasFixedUnit = ({ received, promised }: Pick<NeedCardData, "received" | "promised">) =>
  !isNone(received) || !isNone(promised);

/** 'Faltam 12 de 40 kg'; of what is complete or over, that. */
export function describeMissing({ state, missing, wanted, unit }: Amounts & Pick<NeedCardData, "state">) {
  if (state === "complete") return "Completo";
  if (state === "closed") return "Encerrado";
  if (isNone(missing)) return "Tudo prometido";
  return `${isSingular(missing) ? "Falta" : "Faltam"} ${formatNumber(missing)} de ${withUnit(wanted, unit)}`;
}

/** '20 kg já chegaram, 8 kg prometidos': each part that there is. */
export function describeProgress({ received, promised, unit }: Amounts) {
  return [
    !isNone(received) && `${withUnit(received, unit)} já ${isSingular(received) ? "chegou" : "chegaram"}`,
    !isNone(promised) && `${withUnit(promised, unit)} a caminho`,
  ].filter((part) => part !== false);
}

/**
 * The whole percents of a bar that each part takes, rounded down, so that a full bar is complete or all promised and not nearly so.
 * What is promised takes at least one, which what arrived makes room for.
 */
export function sharesOf({ wanted, received, promised }: Amounts) {
  const percent = (part: Quantity) =>
    Math.min(100, Math.floor(Number(((100 * Number(part)) / Number(wanted)).toPrecision(12))));
  const arrived = percent(received);
  if (isNone(promised) || arrived === 100) return { received: arrived, promised: 0 };
  const filled = Math.max(1, percent(plus(received, promised)));
  const shown = Math.min(arrived, filled - 1);
  return { received: shown, promised: filled - shown };
}

/** Where and when one hands it in, without the full stop at its end: sentences have their own. */
export const deliveryOf = ({ place, hours }: Pick<NeedCardData, "place" | "hours">) =>
  [place, hours]
    .map((part) => part.replace(/\.$/, ""))
    .filter(Boolean)
    .join(". ");

/** 'Arroz'. */
export const titleOf = ({ item }: Pick<NeedCardData, "item">) => capitalize(item);

/** 'Arroz: faltam 12 de 40 kg'. */
export function needInBrief(need: Amounts & Pick<NeedCardData, "state" | "item">) {
  const missing = describeMissing(need);
  return `${titleOf(need)}: ${missing.charAt(0).toLowerCase()}${missing.slice(1)}`;
}
