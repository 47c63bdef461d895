import { createHash } from "node:crypto";
import { foldWords } from "../../text";
import type { DonationInput } from "../schema";
import { namedDonor } from "./parse-cell";

/** The identifying fields of a donation; permission and notes may change without making it another one. */
export type Content = Pick<DonationInput, "kind" | "amount" | "quantity" | "items" | "date" | "donor" | "acao">;

/** The normalised content of each field, without case, accents and double spaces. Stored fingerprints depend on it. */
export function partsOf({ kind, amount, quantity, items, date, donor, acao }: Content) {
  const words = [items ?? "", namedDonor(donor), acao].map(foldWords);
  return [kind, date, amount ?? "", quantity ?? "", ...words];
}

/** Keys with one field left out each: two contents share one if and only if they differ in at most one field. */
export const nearbyOf = (parts: string[]) =>
  parts.map((_, left) => JSON.stringify([left, ...parts.filter((_, place) => place !== left)]));

/** Without the action: a Pix that was confirmed here may have another one than in the treasurer's sheet. */
export const exceptAcao = (parts: string[]) => nearbyOf(parts).slice(-1);

/** Without the donor: our own public file hides the names that one may not publish. */
export const exceptDonor = (parts: string[]) => nearbyOf(parts).slice(-2, -1);

/** The key of a row; `occurrence` distinguishes equal rows of one sheet, which are separate donations. */
export const keyOf = (content: string, occurrence: number) =>
  createHash("sha256").update(`${occurrence} ${content}`).digest("hex");

/** Under which it is remembered that somebody left a row out. */
export const leftOutKey = (key: string) => keyBeside(key, "left out");

/** The key of a row whose own key a donation of the import `importId` has: two sheets may have equal rows of one day. */
export const keyBeside = (key: string, importId: string) =>
  createHash("sha256").update(`${importId} ${key}`).digest("hex");
