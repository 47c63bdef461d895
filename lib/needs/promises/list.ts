import "server-only";
import { db } from "../../db/client";
import { Prisma } from "../../generated/prisma/client";
import { PAGE_SIZES } from "../../lists/filters";
import { findPageOfIds } from "../../lists/find-page";
import { pageOf } from "../../lists/listing";
import { readPromiseRows } from "./rows";

/** A page of a need's promises, the latest first: for administrators only. */
export async function listPromises(needId: string, page = 1) {
  const limit = PAGE_SIZES[0];
  const { ids, counted } = await findPageOfIds({
    from: Prisma.sql`"NeedPromise"`,
    where: Prisma.sql`"needId" = ${needId}`,
    order: Prisma.sql`"createdAt" DESC, id DESC`,
    page,
    limit,
  });
  return pageOf(await readPromiseRows(db, ids), counted, { page, limit });
}
