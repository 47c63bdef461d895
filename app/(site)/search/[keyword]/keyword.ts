import { notFound } from "next/navigation";
import { KEYWORD_MAX } from "@/lib/posts/limits";
import { addressPart } from "@/lib/web/address-part";

/** What the address searches for; nothing, or far too much, is no search. */
export function keywordOf(parameter: string) {
  const keyword = addressPart(parameter).trim();
  if (!keyword || keyword.length > KEYWORD_MAX) notFound();
  return keyword;
}
