import { randomUUID } from "node:crypto";
import { db } from "../db/client";
import type { storeDraft } from "./drafts";

/** Removes all drafts, and makes the accounts of two who write articles. */
export async function twoAuthors() {
  await db.draft.deleteMany();
  return Promise.all([account("Ana"), account("Bia")]);
}

const account = (name: string) =>
  db.user.create({ data: { name, email: `${randomUUID()}@nova.example`, passwordHash: "-", isAdmin: true } });

/** What a form sends. */
export const typed = (titulo: string, more: Partial<Parameters<typeof storeDraft>[0]> = {}) => ({
  _id: randomUUID() as string,
  device: "celular",
  values: JSON.stringify({ titulo, description: "" }),
  ...more,
});
