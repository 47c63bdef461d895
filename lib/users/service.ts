import "server-only";
import { findProof } from "../auth/known-browser";
import { consume, forgive, type LimitName, refund } from "../auth/limits";
import { BCRYPT, hashPassword, isBcrypt, verifyPassword } from "../auth/password";
import { logRefused } from "../auth/refused";
import { noteSeen } from "../auth/sessions";
import type { Identity } from "../auth/token";
import { db, inOrderOf } from "../db/client";
import { AppError, toAppError } from "../errors";
import { Prisma } from "../generated/prisma/client";
import { actingAs } from "../history/actor";
import { record } from "../history/service";
import { attachImage } from "../images/service";
import { findItems } from "../items/list";
import { createItem, historySubject, type ImportedIdentity, type Store } from "../items/write";
import { type ListQuery, pageOf } from "../lists/listing";
import { validate } from "../validate";
import { userCopy } from "./copy";
import { userEntity } from "./entity";
import { hashNewPassword } from "./new-password";
import { type AdministratorInput, administratorInput, type Credentials, loginCopy, type UserInput } from "./schema";

export const withImage = { image: true } satisfies Prisma.UserInclude;

export type UserRow = Prisma.UserGetPayload<{ include: typeof withImage }>;

export const store: Store<UserRow> = {
  entity: userEntity,
  missing: userCopy.missing,
  read: (tx, ids) => tx.user.findMany({ where: { id: { in: ids } }, include: withImage }),
  title: ({ name }) => name,
  // Nothing of a password but that there is a new one: see recordUpdate.
  snapshot: ({ name, email, isAdmin, active, image }) => ({
    ...{ name, email, isAdmin, active },
    image: image?.url ?? image?.id,
  }),
};

/**
 * The administrator whose e-mail and password these are. Throws 'unauthenticated' for a wrong pair (whichever half is
 * wrong, in the same time), 'forbidden' for an account without access to the dashboard, 'tooMany' after repeated failures.
 * What the browser carries of earlier sign-ins (`proofs`) keeps strangers' failures from being counted against it.
 * A success is recorded. The right password also replaces a bcrypt hash of the previous system by an argon2id one.
 */
export async function authenticate(input: Credentials, address: string, proofs?: string) {
  try {
    return await recognise(input, address, proofs);
  } catch (error) {
    if (error instanceof AppError)
      logRefused({ event: "sign-in-refused", account: input.email, address, reason: error.code });
    throw error;
  }
}

async function recognise({ email, password }: Credentials, address: string, proofs?: string) {
  // Points are taken before the password is verified, so that parallel attempts gain nothing, and returned on success.
  const pair = `${email}|${address}`;
  await consume("loginAddress", address);
  const user = await db.user.findUnique({ where: { email }, include: withImage });
  const proof = user && findProof(proofs, user);
  const account: [LimitName, string] = proof ? ["loginKnown", proof] : ["loginAccount", email];
  await consume(...account);
  await consume("loginPair", pair);
  const matches = await verifyPassword(user?.passwordHash, password, await someBcryptHash());
  if (!user || !matches) throw new AppError("unauthenticated", loginCopy.wrong);
  if (isBcrypt(user.passwordHash)) await renewHash(user, password);
  await Promise.all([forgive("loginPair", pair), refund(...account), refund("loginAddress", address)]);
  if (!user.isAdmin || !user.active) throw new AppError("forbidden", loginCopy.notAdministrator);
  await actingAs(user, () => record(db, "SIGN_IN", historySubject(store, user)));
  return user;
}

/** Any account's bcrypt hash, the costliest one, so that a sign-in to an unknown account takes as long as to that one. */
async function someBcryptHash() {
  const account = await db.user.findFirst({
    where: { passwordHash: { startsWith: BCRYPT } },
    orderBy: { passwordHash: "desc" },
    select: { passwordHash: true },
  });
  return account?.passwordHash;
}

/** The same password under today's algorithm; unless somebody has set another one meanwhile. */
async function renewHash({ id, passwordHash, updatedAt }: UserRow, password: string) {
  const renewed = await hashPassword(password);
  await db.user.updateMany({ where: { id, passwordHash }, data: { passwordHash: renewed, updatedAt } });
}

/**
 * The account of a cookie or token, with its session, while both hold: neither ended nor expired, of the account's present
 * version, and still an active administrator's.
 */
export async function findAdministrator({ userId, sessionId }: Identity, now = new Date()) {
  const found = await db.user.findUnique({
    where: { id: userId },
    include: { ...withImage, sessions: { where: { id: sessionId, expires: { gt: now } } } },
  });
  if (!found?.isAdmin || !found.active) return undefined;
  const { sessions, ...user } = found;
  const [session] = sessions;
  if (session?.version !== user.sessionVersion) return undefined;
  await noteSeen(session, now);
  return { ...user, session };
}

export type Administrator = NonNullable<Awaited<ReturnType<typeof findAdministrator>>>;

export async function hasAdministrator() {
  return (await db.user.count({ where: { isAdmin: true, active: true }, take: 1 })) > 0;
}

/** Whether an administrator exists, even a disabled one: only an installation without any is open for its set-up. */
export async function hasAnyAdministrator() {
  return (await db.user.count({ where: { isAdmin: true }, take: 1 })) > 0;
}

/** Creates the first administrator of a new installation; of two concurrent requests one fails with 'conflict'. */
export async function createFirstAdministrator(input: AdministratorInput) {
  const { password, ...fields } = validate(administratorInput, input);
  const passwordHash = await hashNewPassword(password, fields);
  return db
    .$transaction(async (tx) => {
      await tx.$queryRaw`SELECT 1 FROM pg_advisory_xact_lock(hashtext('first-administrator'))`;
      if ((await tx.user.count({ where: { isAdmin: true, active: true } })) > 0)
        throw new AppError("conflict", userCopy.notFirst);
      const user = await tx.user.create({ data: { ...fields, isAdmin: true, passwordHash }, include: withImage });
      await record(tx, "CREATE", { ...historySubject(store, user), after: store.snapshot(user) });
      return user;
    })
    .catch(explainTaken);
}

/** Creates the administrator, or gives the account a new password and access; sessions of the old password end. */
export async function setAdministrator({ name, ...input }: { name?: string; email: string; password: string }) {
  const existing = await db.user.findUnique({
    where: { email: input.email.trim().toLowerCase() },
    include: withImage,
  });
  const valid = validate(administratorInput, { ...input, name: name ?? existing?.name });
  if (!existing) {
    await createUser({ ...valid, isAdmin: true });
    return "created";
  }
  const passwordHash = await hashNewPassword(valid.password, valid);
  await db.$transaction(async (tx) => {
    const user = await tx.user.update({
      where: { id: existing.id },
      data: { name: valid.name, passwordHash, isAdmin: true, active: true, sessionVersion: { increment: 1 } },
      include: withImage,
    });
    await recordUpdate(tx, existing, user);
  });
  return "updated";
}

const listed = { table: "User", name: Prisma.sql`nova_fold(name)` } as const;

/** A page of accounts; `exclude` leaves one out. */
export async function listUsers({ exclude, ...query }: Omit<ListQuery, "categoria"> & { exclude?: string }) {
  const where = exclude ? [Prisma.sql`id <> ${exclude}`] : [];
  const { q, status, ordem, page, limit } = query;
  const { ids, counted } = await findItems(listed, { q, status, ordem, page, limit }, { where });
  return pageOf(inOrderOf(ids, await store.read(db, ids)), counted, query);
}

/** Registers an account; 'conflict' when the e-mail has one already. */
export async function createUser({ password, ...fields }: UserInput, imported: ImportedIdentity = {}) {
  return createUserWithHash(fields, await hashNewPassword(password, fields), imported);
}

/** The same for an account whose password only its hash is known of. */
export function createUserWithHash(
  { image, imageAlt, ...fields }: Omit<UserInput, "password">,
  passwordHash: string,
  imported: ImportedIdentity = {},
) {
  return createItem(store, imported.id, async (tx) => {
    const imageId = await attachImage(tx, { image, imageAlt });
    return tx.user.create({ data: { ...fields, ...imported, imageId, passwordHash }, include: withImage });
  }).catch(explainTaken);
}

/** The database holds that an e-mail has one account; says so beside the field. */
export function explainTaken(error: unknown): never {
  if (error instanceof AppError || toAppError(error)?.code !== "conflict") throw error;
  throw new AppError("conflict", userCopy.taken, { email: userCopy.taken });
}

export async function recordUpdate(tx: Prisma.TransactionClient, before: UserRow, after: UserRow) {
  const password = before.passwordHash === after.passwordHash ? "" : "alterada";
  await record(tx, "UPDATE", {
    ...historySubject(store, after),
    before: { ...store.snapshot(before), password: "" },
    after: { ...store.snapshot(after), password },
  });
}
