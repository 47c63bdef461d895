import "server-only";
import { db } from "../db/client";
import { RECENT_SIGN_IN_MINUTES, SESSION_IDLE_HOURS, SESSION_MAX_HOURS } from "./lifetimes";
import type { Identity } from "./token";

const HOUR_MS = 60 * 60_000;
/** Minimum interval between two writes of `lastSeenAt`. */
const SEEN_WRITE_INTERVAL_MS = 5 * 60_000;
/** Sessions in a list at most: an API client may sign in again and again. */
const MAX_LISTED = 50;

type Account = { id: string; sessionVersion: number };
type SignIn = { kind: "COOKIE" | "TOKEN"; device: string; signedInAt?: Date };
type Times = { createdAt: Date; lastSeenAt: Date };

/** Creates the session of a cookie or token, and deletes expired sessions. */
export async function startSession({ id: userId, sessionVersion }: Account, signIn: SignIn, now = new Date()) {
  const { kind, device, signedInAt: createdAt = now } = signIn;
  await forgetEndedSessions(now);
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

/** Deletes expired sessions: /privacidade promises a day at most, also where nobody signs in any more. */
export const forgetEndedSessions = (now = new Date()) => db.session.deleteMany({ where: { expires: { lte: now } } });

export type SessionRow = Awaited<ReturnType<typeof startSession>>;

export const identityOf = ({ userId, id }: SessionRow): Identity => ({ userId, sessionId: id });

/** Extends the session's idle timeout; at most once per SEEN_WRITE_INTERVAL_MS. */
export async function noteSeen({ id, createdAt, lastSeenAt }: Times & { id: string }, now: Date) {
  if (now.getTime() - lastSeenAt.getTime() < SEEN_WRITE_INTERVAL_MS) return;
  // updateMany: `update` would throw if the session has just been ended.
  await db.session.updateMany({ where: { id }, data: { lastSeenAt: now, expires: expiry(createdAt, now) } });
}

const expiry = (signedInAt: Date, lastSeenAt: Date) =>
  new Date(
    Math.min(signedInAt.getTime() + SESSION_MAX_HOURS * HOUR_MS, lastSeenAt.getTime() + SESSION_IDLE_HOURS * HOUR_MS),
  );

/** Whether the sign-in is recent enough to do without the current password. */
export const isFresh = ({ createdAt }: Pick<Times, "createdAt">, now = new Date()) =>
  now.getTime() - createdAt.getTime() < RECENT_SIGN_IN_MINUTES * 60_000;

/** The account's valid sessions, most recently used first. */
export function listSessions({ id: userId, sessionVersion: version }: Account) {
  const where = { userId, version, expires: { gt: new Date() } };
  return db.session.findMany({ where, orderBy: [{ lastSeenAt: "desc" }, { id: "desc" }], take: MAX_LISTED });
}

/** Ends one of the account's sessions; does nothing if it has ended already. */
export async function endSession({ userId, sessionId: id }: Identity) {
  await db.session.deleteMany({ where: { id, userId } });
}

/** Ends all of the account's sessions but `keep`, which gets the account's new version. */
export async function endOtherSessions(
  { id: userId, sessionVersion: version }: Account,
  keep: string | undefined,
  tx: Pick<typeof db, "session"> = db,
) {
  await tx.session.deleteMany({ where: { userId, id: { not: keep } } });
  if (keep) await tx.session.updateMany({ where: { id: keep, userId }, data: { version } });
}
