import "server-only";
import { db, inOrderOf } from "../db/client";
import { notFound } from "../errors";
import { Prisma } from "../generated/prisma/client";
import { PAGE_SIZES } from "../lists/filters";
import { findPageOfIds } from "../lists/find-page";
import { pageOf } from "../lists/listing";
import type { Box } from "./boxes";
import { inboxCopy } from "./inbox-copy";
import type { MessageQuery } from "./inbox-query";

/** The condition of each part of the inbox, equal to the predicate of its partial index. */
const IN_BOX: Record<Box, Prisma.Sql> = {
  entrada: Prisma.sql`"archivedAt" IS NULL`,
  naolidas: Prisma.sql`"archivedAt" IS NULL AND "readAt" IS NULL`,
  lidas: Prisma.sql`"archivedAt" IS NULL AND "readAt" IS NOT NULL`,
  aresponder: Prisma.sql`"archivedAt" IS NULL AND "answeredAt" IS NULL`,
  respondidas: Prisma.sql`"answeredAt" IS NOT NULL`,
  arquivadas: Prisma.sql`"archivedAt" IS NOT NULL`,
  todas: Prisma.sql`true`,
};

/** A page of the inbox, newest first. */
export async function listMessages({ q, caixa, pagina: page }: MessageQuery) {
  const limit = PAGE_SIZES[0];
  const { ids, counted } = await findPageOfIds({
    from: Prisma.sql`"ContactMessage"`,
    where: q ? Prisma.sql`${IN_BOX[caixa]} AND busca @@ nova_query(${q})` : IN_BOX[caixa],
    order: Prisma.sql`"createdAt" DESC, id DESC`,
    searches: q !== "",
    page,
    limit,
  });
  const rows = await db.contactMessage.findMany({ where: { id: { in: ids } } });
  return pageOf(inOrderOf(ids, rows), counted, { page, limit });
}

export async function getMessage(id: string) {
  const message = await db.contactMessage.findUnique({ where: { id } });
  if (!message) throw notFound(inboxCopy.missing);
  return message;
}

export const countUnread = () => db.contactMessage.count({ where: { readAt: null, archivedAt: null } });
