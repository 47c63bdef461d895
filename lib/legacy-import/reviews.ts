import { db } from "../db/client";
import { findDeleted } from "../history/list";
import { announce } from "../items/announce";
import { articleTag } from "../posts/entity";
import { reviewInput } from "../posts/schema";
import { createdAtOf, openDocument, type Remark, textOf } from "./document";
import { parseLeniently } from "./parse-leniently";
import { reasonsOf } from "./reasons";

type Row = ReturnType<typeof rowOf>;
type New = { row: Row; place: number; remarks: string[] };

/** Reviews of one INSERT. */
const BATCH = 500;

/** Called for each refused or changed review; `place` counts from 1. */
export type ReviewReport = (place: number, refused: boolean, reasons: string[]) => void;

/**
 * Takes the reviews embedded in a post that are not here yet. One that was removed here is not imported
 * again: somebody asked for its removal.
 */
export async function takeReviews(postId: string, value: unknown, report: ReviewReport) {
  const tally = { taken: 0, existing: 0, deleted: 0, refused: 0 };
  const given = Array.isArray(value) ? value : [];
  for (let from = 0; from < given.length; from += BATCH) {
    const rows = new Map<string, New>();
    for (const [index, review] of given.slice(from, from + BATCH).entries()) {
      const read = readReview(postId, review, from + index + 1, report);
      if (!read) tally.refused++;
      else if (rows.has(read.row.id)) tally.existing++;
      else rows.set(read.row.id, read);
    }
    const ids = [...rows.keys()];
    const there = await db.review.findMany({ where: { id: { in: ids } }, select: { id: true } });
    for (const { id } of there) rows.delete(id);
    tally.existing += there.length;
    const gone = await findDeleted([...rows.keys()].map((entityId) => ({ entity: "review", entityId })));
    for (const id of gone) if (rows.delete(id)) tally.deleted++;
    for (const { place, remarks } of rows.values()) if (remarks.length > 0) report(place, false, remarks);
    const refused = await insert([...rows.values()], report);
    tally.refused += refused;
    tally.taken += rows.size - refused;
  }
  return tally;
}

/** Undefined, and reported, when it is refused. */
function readReview(postId: string, review: unknown, place: number, report: ReviewReport): New | undefined {
  const remarks: string[] = [];
  try {
    return { row: rowOf(review, postId, (text) => remarks.push(text)), place, remarks };
  } catch (error) {
    report(place, true, [...reasonsOf(error), ...remarks]);
    return undefined;
  }
}

function rowOf(value: unknown, postId: string, remark: Remark) {
  const { id, document: review } = openDocument(value, postId);
  const nome = textOf(review.nome) ?? textOf(review.name);
  if (!nome) remark("nome: sem nome; ficou Visitante");
  const values = {
    nome: nome ?? "Visitante",
    // Nobody checked it then; it is masked, or not shown at all.
    email: textOf(review.email),
    titulo: textOf(review.titulo),
    rating: textOf(review.rating),
    comment: textOf(review.comment),
  };
  const unchecked = { email: "nome@exemplo.com", comment: "…" };
  const { website: _, ...input } = parseLeniently(reviewInput, values, { unchecked, remark: () => {} }).input;
  return { ...input, id, postId, createdAt: createdAtOf(review, id, remark) };
}

/** All at once, or one by one to find the one that the database does not take. Answers with how many it refused. */
async function insert(reviews: New[], report: ReviewReport): Promise<number> {
  try {
    await db.$transaction(async (tx) => {
      await tx.review.createMany({ data: reviews.map(({ row }) => row), skipDuplicates: true });
      await announce(tx, [...new Set(reviews.map(({ row }) => articleTag(row.postId)))]);
    });
    return 0;
  } catch (error) {
    const reasons = reasonsOf(error);
    const [only, ...more] = reviews;
    if (only && more.length === 0) {
      report(only.place, true, reasons);
      return 1;
    }
    let refused = 0;
    for (const review of reviews) refused += await insert([review], report);
    return refused;
  }
}
