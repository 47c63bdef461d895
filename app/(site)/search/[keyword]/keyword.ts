import { notFound } from "next/navigation";
import { KEYWORD_MAX } from "@/lib/posts/limits";
import { addressPart } from "@/lib/web/address-part";

/** The URL's search; not found if it is empty or too long. */
export function parseKeyword(parameter: string) {
  const keyword = addressPart(parameter).trim();
  if (!keyword || keyword.length > KEYWORD_MAX) notFound();
  return keyword;
}
