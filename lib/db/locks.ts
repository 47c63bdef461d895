import "server-only";
import type { Prisma } from "../generated/prisma/client";

/** What transactions lock by name. Each kind has a number of its own, so that equal names of two kinds are two locks; a new kind takes the next. */
const KINDS = {
  permalink: 0,
  item: 1,
  review: 2,
  message: 3,
  claim: 4,
  categories: 5,
  import: 6,
  firstAdministrator: 7,
  passphrase: 8,
  secondFactorPolicy: 9,
  erasure: 10,
};

type Writer = Pick<Prisma.TransactionClient, "$executeRaw">;

/** Waits for the lock, and holds it alone until the transaction ends. */
export const holdLock = (tx: Writer, kind: keyof typeof KINDS, name = "") =>
  tx.$executeRaw`SELECT pg_advisory_xact_lock(hashtextextended(${name}, ${KINDS[kind]}::bigint))`;

/** The same, but several transactions may share it. */
export const shareLock = (tx: Writer, kind: keyof typeof KINDS) =>
  tx.$executeRaw`SELECT pg_advisory_xact_lock_shared(hashtextextended('', ${KINDS[kind]}::bigint))`;
