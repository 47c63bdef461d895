import { notFound } from "next/navigation";
import { MAX_SEARCH } from "@/lib/lists/filters";
import { addressPart } from "@/lib/web/address-part";

/** The URL's search; not found if it is empty or too long. */
export function parseKeyword(parameter: string) {
  const keyword = addressPart(parameter).trim();
  if (!keyword || keyword.length > MAX_SEARCH) notFound();
  return keyword;
}
