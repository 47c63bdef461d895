import "server-only";
import { z } from "zod";
import { db } from "./client";

/** A service outside. */
type IntegrationKind = "mail" | "captcha";

const key = (kind: IntegrationKind) => `worked:${kind}`;
const noted = z.object({ at: z.iso.datetime() });

/** Stores the present time as the service's last success. */
export async function noteSuccess(kind: IntegrationKind) {
  const value = { at: new Date().toISOString() };
  await db.setting.upsert({ where: { key: key(kind) }, create: { key: key(kind), value }, update: { value } });
}

/** The time of the service's last success, or undefined. */
export async function lastNoted(kind: IntegrationKind) {
  const row = await db.setting.findUnique({ where: { key: key(kind) } });
  const { data } = noted.safeParse(row?.value);
  return data && new Date(data.at);
}
