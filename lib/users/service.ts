import "server-only";
import { consume, forgive, refund } from "../auth/limits";
import { BCRYPT, hashPassword, isBcrypt, verifyPassword } from "../auth/password";
import { logRefused } from "../auth/refused";
import { noteSeen } from "../auth/sessions";
import type { Identity } from "../auth/token";
import { db, inOrderOf, type Origin } from "../db";
import { AppError, toAppError } from "../errors";
import { findPageOfIds } from "../find-page";
import { Prisma } from "../generated/prisma/client";
import { actingAs } from "../history/actor";
import { record } from "../history/service";
import { attachImage } from "../images/service";
import { type ListQuery, type Order, pageOf } from "../listing";
import { validate } from "../validate";
import { userCopy } from "./model";
import { hashNewPassword } from "./new-password";
import { type AdministratorInput, administratorInput, type Credentials, loginCopy, type UserInput } from "./schema";

export const withImage = { image: true } satisfies Prisma.UserInclude;

export type UserRow = Prisma.UserGetPayload<{ include: typeof withImage }>;

/**
 * The administrator whose e-mail and password these are. Throws 'unauthenticated' for a wrong pair (whichever half is
 * wrong, in the same time), 'forbidden' for an account without access to the dashboard, 'tooMany' after repeated failures.
 * A success is recorded. The right password also replaces a bcrypt hash of the previous system by an argon2id one.
 */
export async function authenticate(input: Credentials, address: string) {
  try {
    return await recognise(input, address);
  } catch (error) {
    if (error instanceof AppError)
      logRefused({ event: "sign-in-refused", account: input.email, address, reason: error.code });
    throw error;
  }
}

async function recognise({ email, password }: Credentials, address: string) {
  // Taken before the password is looked at, so that many tries at once gain nothing; given back on success.
  const pair = `${email}|${address}`;
  await consume("loginAddress", address);
  await consume("loginAccount", email);
  await consume("loginPair", pair);
  const user = await db.user.findUnique({ where: { email }, include: withImage });
  const matches = await verifyPassword(user?.passwordHash, password, await someBcryptHash());
  if (!user || !matches) throw new AppError("unauthenticated", loginCopy.wrong);
  if (isBcrypt(user.passwordHash)) await renewHash(user, password);
  await Promise.all([forgive("loginPair", pair), refund("loginAccount", email), refund("loginAddress", address)]);
  if (!user.isAdmin || !user.active) throw new AppError("forbidden", loginCopy.notAdministrator);
  await actingAs(user, () => record(db, "SIGN_IN", named(user)));
  return user;
}

/** Of any account that has one: the costliest, as far as the text tells. */
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

/** Whether there is one, if only a disabled one: such an installation is not a new one, and not open to everybody. */
export async function hasAnyAdministrator() {
  return (await db.user.count({ where: { isAdmin: true }, take: 1 })) > 0;
}

/** The first administrator of a new installation; of two at once one, and 'conflict' for the other. */
export async function createFirstAdministrator(input: AdministratorInput) {
  const { password, ...fields } = validate(administratorInput, input);
  const passwordHash = await hashNewPassword(password, fields);
  return db
    .$transaction(async (tx) => {
      await tx.$queryRaw`SELECT 1 FROM pg_advisory_xact_lock(hashtext('first-administrator'))`;
      if ((await tx.user.count({ where: { isAdmin: true, active: true } })) > 0)
        throw new AppError("conflict", userCopy.notFirst);
      const user = await tx.user.create({ data: { ...fields, isAdmin: true, passwordHash }, include: withImage });
      await record(tx, "CREATE", { ...named(user), after: snapshot(user) });
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

const ORDER_BY: Record<Order, Prisma.Sql> = {
  "": Prisma.sql`"createdAt" DESC, id DESC`,
  antigos: Prisma.sql`"createdAt", id`,
  az: Prisma.sql`nova_fold(name), id`,
  alterados: Prisma.sql`"updatedAt" DESC, id DESC`,
};

/** A page of accounts; `exclude` leaves one out. */
export async function listUsers({ q, status, ordem = "", page, limit, exclude }: ListQuery & { exclude?: string }) {
  const conditions = [Prisma.sql`true`];
  if (status !== "todos") conditions.push(Prisma.sql`active = ${status === "ativos"}`);
  if (exclude) conditions.push(Prisma.sql`id <> ${exclude}`);
  if (q) conditions.push(Prisma.sql`busca @@ nova_query(${q})`);
  const { ids, counted } = await findPageOfIds({
    from: Prisma.sql`"User"`,
    where: Prisma.join(conditions, " AND "),
    order: ORDER_BY[ordem],
    searches: q !== "",
    rank: q !== "" && !ordem && Prisma.sql`ts_rank_cd(busca, nova_query(${q}))`,
    page,
    limit,
  });
  const rows = await db.user.findMany({ where: { id: { in: ids } }, include: withImage });
  return pageOf(inOrderOf(ids, rows), counted, { page, limit });
}

/** Registers an account; 'conflict' when the e-mail has one already. */
export async function createUser({ password, ...fields }: UserInput) {
  return createUserWithHash(fields, await hashNewPassword(password, fields));
}

/** The same for an account whose password only its hash is known of. */
export async function createUserWithHash(
  { image, imageAlt = "", ...fields }: Omit<UserInput, "password">,
  passwordHash: string,
  origin: Origin = {},
) {
  const imageId = await attachImage(image ?? "", imageAlt);
  return db
    .$transaction(async (tx) => {
      const data = { ...fields, ...origin, imageId, passwordHash };
      const user = await tx.user.create({ data, include: withImage });
      await record(tx, "CREATE", { ...named(user), after: snapshot(user) });
      return user;
    })
    .catch(explainTaken);
}

/** The database holds that an e-mail has one account; says so beside the field. */
export function explainTaken(error: unknown): never {
  if (error instanceof AppError || toAppError(error)?.code !== "conflict") throw error;
  throw new AppError("conflict", userCopy.taken, { email: userCopy.taken });
}

export const named = ({ id, name }: UserRow) => ({ entity: "user" as const, id, title: name });

/** What the history compares and keeps: nothing of a password but that there is a new one. */
export function snapshot({ name, email, isAdmin, active, image }: UserRow) {
  return { name, email, isAdmin, active, image: image?.url ?? image?.id };
}

export async function recordUpdate(tx: Prisma.TransactionClient, before: UserRow, after: UserRow) {
  const password = before.passwordHash === after.passwordHash ? "" : "alterada";
  await record(tx, "UPDATE", {
    ...named(after),
    before: { ...snapshot(before), password: "" },
    after: { ...snapshot(after), password },
  });
}
