import "server-only";
import { consume, forgive, refund } from "../auth/limits";
import { hashPassword, verifyPassword } from "../auth/password";
import type { Identity } from "../auth/token";
import { db } from "../db";
import { AppError } from "../errors";
import { validate } from "../validate";
import { type AdministratorInput, administratorInput, type Credentials, loginCopy } from "./schema";

const withImage = { image: true } as const;

/**
 * The administrator whose e-mail and password these are. Throws 'unauthenticated' for a wrong pair (whichever half is
 * wrong, in the same time), 'forbidden' for an account without access to the dashboard, 'tooMany' after repeated failures.
 */
export async function authenticate({ email, password }: Credentials, address: string) {
  // Taken before the password is looked at, so that many tries at once gain nothing; given back on success.
  const pair = `${email}|${address}`;
  await consume("loginAddress", address);
  await consume("loginAccount", email);
  await consume("loginPair", pair);
  const user = await db.user.findUnique({ where: { email }, include: withImage });
  const matches = await verifyPassword(user?.passwordHash, password);
  if (!user || !matches) throw new AppError("unauthenticated", loginCopy.wrong);
  await Promise.all([forgive("loginPair", pair), refund("loginAccount", email), refund("loginAddress", address)]);
  if (!user.isAdmin || !user.active) throw new AppError("forbidden", loginCopy.notAdministrator);
  return user;
}

/** The account of a session or token while it is valid: same session version, still an active administrator. */
export async function findAdministrator({ userId, sessionVersion }: Identity) {
  const user = await db.user.findUnique({ where: { id: userId }, include: withImage });
  return user?.isAdmin && user.active && user.sessionVersion === sessionVersion ? user : undefined;
}

export type Administrator = NonNullable<Awaited<ReturnType<typeof findAdministrator>>>;

export async function hasAdministrator() {
  return (await db.user.count({ where: { isAdmin: true, active: true }, take: 1 })) > 0;
}

/** The first administrator of a new installation. */
export async function createFirstAdministrator(input: AdministratorInput) {
  const { password, ...user } = validate(administratorInput, input);
  await db.user.create({ data: { ...user, passwordHash: await hashPassword(password), isAdmin: true } });
}

/** Creates the administrator, or gives the account a new password and access; sessions of the old password end. */
export async function setAdministrator({ name, ...input }: { name?: string; email: string; password: string }) {
  const existing = await db.user.findUnique({ where: { email: input.email.trim().toLowerCase() } });
  const { password, ...data } = validate(administratorInput, { ...input, name: name ?? existing?.name });
  const passwordHash = await hashPassword(password);
  await db.user.upsert({
    where: { email: data.email },
    create: { ...data, passwordHash, isAdmin: true },
    update: { name: data.name, passwordHash, isAdmin: true, active: true, sessionVersion: { increment: 1 } },
  });
  return existing ? "updated" : "created";
}
