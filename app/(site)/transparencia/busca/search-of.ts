import { MAX_SEARCH } from "@/lib/donations/limits";
import { addressPart } from "@/lib/web/address-part";

/** What an address below /transparencia/busca searches for, or undefined when it is none that a form could make. */
export function searchOf(parameter: string) {
  const q = addressPart(parameter).trim();
  return q !== "" && q.length <= MAX_SEARCH ? q : undefined;
}
