import { formatNumber } from "../money";
import { capitalize } from "../text";
import { isSingular } from "../units";
import { isNone, withUnit } from "./quantity";
import type { NeedCardData } from "./types";

type Amounts = Pick<NeedCardData, "wanted" | "received" | "promised" | "missing" | "unit">;

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

/** The share of a bar of 100 that each part takes; together never more than all of it. */
export function sharesOf({ wanted, received, promised }: Amounts) {
  const share = (part: string) => Math.round((Number(part) / Number(wanted)) * 1000) / 10;
  const arrived = Math.min(100, share(received));
  return { received: arrived, promised: Math.min(100 - arrived, share(promised)) };
}

/** Where and when one hands it in. */
export const deliveryOf = ({ place, hours }: Pick<NeedCardData, "place" | "hours">) =>
  [place, hours].filter(Boolean).join(". ");

/** 'Arroz'. */
export const titleOf = ({ item }: Pick<NeedCardData, "item">) => capitalize(item);
