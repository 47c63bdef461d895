import { createHash } from "node:crypto";
import { fold } from "../text";
import type { DonationInput } from "./schema";

/** What makes a donation that one; a permission or a note that changes later does not make another one of it. */
export type Content = Pick<DonationInput, "kind" | "amount" | "quantity" | "items" | "date" | "donor" | "acao">;

/** The content field by field, without case, accents and double spaces. Fingerprints of what was imported depend on it. */
export function partsOf({ kind, amount, quantity, items, date, donor, acao }: Content) {
  const words = [items ?? "", donor, acao].map((text) => fold(text).replace(/\s+/g, " ").trim());
  return [kind, date, amount ?? "", quantity ?? "", ...words];
}

/** Texts of which two contents have one in common that differ in one field at most. */
export const nearbyOf = (parts: string[]) =>
  parts.map((_, left) => JSON.stringify([left, ...parts.filter((_, place) => place !== left)]));

/** The key of a row; of equal rows the second one has another key, for both were given. */
export const keyOf = (content: string, occurrence: number) =>
  createHash("sha256").update(`${occurrence} ${content}`).digest("hex");

/** A key for a row whose own is another donation's: two sheets may have equal rows of one day. */
export const keyBeside = (key: string, importId: string, line: number) =>
  createHash("sha256").update(`${importId} ${line} ${key}`).digest("hex");
