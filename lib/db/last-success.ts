import "server-only";
import { z } from "zod";
import type { IntegrationKind } from "../integrations/types";
import { db } from "./client";

const key = (kind: IntegrationKind) => `worked:${kind}`;
const noted = z.object({ at: z.iso.datetime() });

/** Notes that the service did what it is for, now. */
export async function noteSuccess(kind: IntegrationKind) {
  const value = { at: new Date().toISOString() };
  await db.setting.upsert({ where: { key: key(kind) }, create: { key: key(kind), value }, update: { value } });
}

/** When it last did, or undefined. */
export async function lastNoted(kind: IntegrationKind) {
  const row = await db.setting.findUnique({ where: { key: key(kind) } });
  const { data } = noted.safeParse(row?.value);
  return data && new Date(data.at);
}
