import { MAX_SEARCH } from "@/lib/lists/filters";
import { addressPart } from "@/lib/web/address-part";

/** The URL's search; undefined if it is empty or too long. */
export function parseSearch(parameter: string) {
  const q = addressPart(parameter).trim();
  return q !== "" && q.length <= MAX_SEARCH ? q : undefined;
}
