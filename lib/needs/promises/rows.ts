import "server-only";
import type { Transaction } from "../../items/store";
import type { Quantity } from "../quantity";

export type PromiseRow = {
  id: string;
  needId: string;
  quantity: Quantity;
  /** What its donations brought. */
  arrived: Quantity;
  name: string;
  contact: string;
  /** YYYY-MM-DD. */
  until: string;
  withdrawnAt: Date | null;
  createdAt: Date;
};

type Reader = Pick<Transaction, "$queryRaw" | "needPromise">;

/** Whether the promise is one: neither withdrawn nor over. What arrived of it is not promised any more. */
export const isCounting = ({ withdrawnAt, until }: PromiseRow, day: string) => withdrawnAt === null && until >= day;

/** The promise with that id, or with that hash of its link. */
export async function readPromiseRow(tx: Reader, where: { id: string } | { tokenHash: string }) {
  const found = await tx.needPromise.findUnique({ where, select: { id: true } });
  return found ? (await readPromiseRows(tx, [found.id]))[0] : undefined;
}

/** The promises with these ids, the latest first. */
export const readPromiseRows = (tx: Pick<Transaction, "$queryRaw">, ids: string[]) =>
  tx.$queryRaw<PromiseRow[]>`
    SELECT id, "needId", trim_scale(quantity)::text AS quantity, name, contact, to_char(until, 'YYYY-MM-DD') AS until,
      trim_scale((
        SELECT coalesce(sum(quantity), 0) FROM "Donation"
        WHERE "Donation"."needId" = "NeedPromise"."needId" AND "promiseId" = "NeedPromise".id AND active
      ))::text AS arrived,
      "withdrawnAt", "createdAt"
    FROM "NeedPromise" WHERE id = ANY(${ids}) ORDER BY "createdAt" DESC, id DESC`;
