import "server-only";
import { db } from "../db/client";
import type { Identity } from "./token";

const HOUR_MS = 60 * 60_000;
/** A session ends this long after the sign-in, however much it is used. */
export const SESSION_MAX_MS = 24 * HOUR_MS;
/** And this long after it was used last. */
const SESSION_IDLE_MS = 8 * HOUR_MS;
/** Between two writes of when a session was used last. */
const SEEN_WRITE_INTERVAL_MS = 5 * 60_000;
/** A sign-in that is not older counts as the password itself. */
const FRESH_SIGN_IN_MS = 15 * 60_000;
/** Sessions that a list shows at most: a program may sign in again and again. */
const MAX_LISTED = 50;

type Account = { id: string; sessionVersion: number };
type SignIn = { kind: "COOKIE" | "TOKEN"; device: string; signedInAt?: Date };
type Times = { createdAt: Date; lastSeenAt: Date };

/** The row behind a cookie or a token, from a sign-in on. Rows that have expired go on this occasion. */
export async function startSession({ id: userId, sessionVersion }: Account, signIn: SignIn, now = new Date()) {
  const { kind, device, signedInAt: createdAt = now } = signIn;
  await db.session.deleteMany({ where: { expires: { lte: now } } });
  return db.session.create({
    data: {
      userId,
      version: sessionVersion,
      kind,
      device,
      createdAt,
      lastSeenAt: now,
      expires: expiry(createdAt, now),
    },
  });
}

export type SessionRow = Awaited<ReturnType<typeof startSession>>;

export const identityOf = ({ userId, id }: SessionRow): Identity => ({ userId, sessionId: id });

/** Prolongs a session that is in use. */
export async function noteSeen({ id, createdAt, lastSeenAt }: Times & { id: string }, now: Date) {
  if (now.getTime() - lastSeenAt.getTime() < SEEN_WRITE_INTERVAL_MS) return;
  // Not `update`, which would throw if it was ended at this very moment.
  await db.session.updateMany({ where: { id }, data: { lastSeenAt: now, expires: expiry(createdAt, now) } });
}

const expiry = (signedInAt: Date, lastSeenAt: Date) =>
  new Date(Math.min(signedInAt.getTime() + SESSION_MAX_MS, lastSeenAt.getTime() + SESSION_IDLE_MS));

/** Whether the sign-in is recent enough to do without the current password. */
export const isFresh = ({ createdAt }: Pick<Times, "createdAt">, now = new Date()) =>
  now.getTime() - createdAt.getTime() < FRESH_SIGN_IN_MS;

/** The account's sessions that still hold, the one used last first. */
export function listSessions({ id: userId, sessionVersion: version }: Account, now = new Date()) {
  const where = { userId, version, expires: { gt: now } };
  return db.session.findMany({ where, orderBy: [{ lastSeenAt: "desc" }, { id: "desc" }], take: MAX_LISTED });
}

/** Ends one of the account's sessions; of one that has ended already, nothing. */
export async function endSession({ userId, sessionId: id }: Identity) {
  await db.session.deleteMany({ where: { id, userId } });
}

/** Ends all of the account's sessions but `keep`, which goes on under the account's present version. */
export async function endOtherSessions(
  { id: userId, sessionVersion: version }: Account,
  keep: string | undefined,
  tx: Pick<typeof db, "session"> = db,
) {
  await tx.session.deleteMany({ where: { userId, id: { not: keep } } });
  if (keep) await tx.session.updateMany({ where: { id: keep, userId }, data: { version } });
}
