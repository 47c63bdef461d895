import "server-only";
import { verifyPassword } from "../auth/password";
import { noteSeen } from "../auth/sessions";
import type { Identity } from "../auth/token";
import { db, inOrderOf } from "../db/client";
import { holdLock } from "../db/locks";
import { AppError, toAppError } from "../errors";
import { Prisma } from "../generated/prisma/client";
import { record } from "../history/service";
import { attachPortrait } from "../images/attach";
import { findItems } from "../items/list";
import { SAVED_BEFORE } from "../items/repetition";
import { type GivenIdentity, historySubject, type Store, snapshotOf, type Transaction } from "../items/store";
import { createItem, createWithin } from "../items/write";
import type { ListQuery } from "../lists/filters";
import { pageOf } from "../lists/listing";
import { validate } from "../validate";
import { tellOwners } from "./account-mail";
import { userCopy } from "./copy";
import { userEntity } from "./entity";
import { hashNewPassword } from "./new-password";
import { type AdministratorInput, administratorInput, type UserInput } from "./schema";

export const withImage = { image: true } satisfies Prisma.UserInclude;

export type UserRow = Prisma.UserGetPayload<{ include: typeof withImage }>;

export const store: Store<UserRow> = {
  entity: userEntity,
  missing: userCopy.missing,
  read: (tx, ids) => tx.user.findMany({ where: { id: { in: ids } }, include: withImage }),
  title: ({ name }) => name,
  children: [{ table: "Passkey", column: "userId" }],
  // Without the password; recordUpdate adds that it was changed.
  snapshot: (row) => snapshotOf(userEntity, row, { secondFactor: hasSecondFactor(row) }),
};

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

/** Accounts that look after all others: one of them is always left. */
export const ADMINISTRATION = { isAdmin: true, active: true, role: "ADMINISTRATION" } satisfies Prisma.UserWhereInput;

/** Whether an app for codes or a passkey is added. */
export const hasSecondFactor = ({ totpSecret, passkeyCount }: Pick<UserRow, "totpSecret" | "passkeyCount">) =>
  totpSecret !== null || passkeyCount > 0;

/** An account's columns without access: with the role that changes nothing, as access may be given later. */
export const NO_ACCESS = { isAdmin: false, role: "READING" } as const;

/** An account's columns without an app for codes. */
export const NO_APP = { totpSecret: null, totpSince: null, totpStep: null };

/** An account's columns without any second factor. */
export const NO_SECOND_FACTOR = {
  ...NO_APP,
  recoveryHashes: [],
  passkeyCount: 0,
  passkeys: { deleteMany: {} },
} satisfies Prisma.UserUpdateInput;

export async function hasAdministrator() {
  return (await db.user.count({ where: ADMINISTRATION, take: 1 })) > 0;
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
      await holdLock(tx, "firstAdministrator");
      if ((await tx.user.count({ where: ADMINISTRATION })) > 0) throw new AppError("conflict", userCopy.notFirst);
      return createWithin(tx, store, () => tx.user.create({ data: { ...fields, isAdmin: true, passwordHash } }));
    })
    .catch(explainTaken);
}

/**
 * Creates the administrator, or gives the account a new password and access, without a second factor; sessions of the old password
 * end.
 */
export async function setAdministrator({ name, ...input }: { name?: string; email: string; password: string }) {
  const existing = await db.user.findUnique({
    where: { email: input.email.trim().toLowerCase() },
    include: withImage,
  });
  const valid = validate(administratorInput, { ...input, name: name ?? existing?.name });
  if (!existing) {
    await createUser({ ...valid, isAdmin: true, role: "ADMINISTRATION" });
    return "created";
  }
  const passwordHash = await hashNewPassword(valid.password, valid);
  const updated = await db.$transaction(async (tx) => {
    const user = await tx.user.update({
      where: { id: existing.id },
      data: {
        name: valid.name,
        passwordHash,
        ...ADMINISTRATION,
        ...NO_SECOND_FACTOR,
        sessionVersion: { increment: 1 },
      },
      include: withImage,
    });
    await recordUpdate(tx, existing, user);
    return user;
  });
  await tellOwners([existing], [updated]); // the process of the command ends right after it
  return "updated";
}

const listed = { table: "User", name: Prisma.sql`nova_fold(name)` } as const;

/** A page of accounts; `exclude` leaves one out. */
export async function listUsers({ exclude, ...query }: ListQuery & { exclude?: string }) {
  const where = exclude ? [Prisma.sql`id <> ${exclude}`] : [];
  const { ids, counted } = await findItems(listed, query, { where });
  return pageOf(inOrderOf(ids, await store.read(db, ids)), counted, query);
}

/** As in `createItem`: a repetition may correct the account only where a person has its form open. */
type NewAccount = GivenIdentity & { mayCorrect?: boolean };

/** Registers an account; 'conflict' when the e-mail has one already. */
export async function createUser({ password, ...fields }: UserInput, identity: NewAccount = {}) {
  const isPassword = ({ passwordHash }: UserRow) => verifyPassword(passwordHash, password);
  return createUserWithHash(fields, await hashNewPassword(password, fields), identity, isPassword);
}

/** Registers an account of which only the password's hash is known. */
export function createUserWithHash(
  { image, imageAlt, ...given }: Omit<UserInput, "password">,
  passwordHash: string,
  { mayCorrect, ...identity }: NewAccount,
  isPassword: (of: UserRow) => Promise<boolean> = async () => false,
) {
  const fields = given.isAdmin ? given : { ...given, ...NO_ACCESS };
  const insert = async (tx: Transaction) => {
    const imageId = await attachPortrait(tx, { image, imageAlt });
    return tx.user.create({ data: { ...fields, ...identity, imageId, passwordHash } });
  };
  // The password may be another one: sessions with the first one end.
  const correct = async (tx: Transaction, before: UserRow) => {
    // The snapshots that `createItem` compares are without it.
    if (!mayCorrect && !(await isPassword(before))) throw new AppError("stale", SAVED_BEFORE);
    const imageId = await attachPortrait(tx, { image, imageAlt }, before.image);
    const data = { ...fields, imageId, passwordHash, sessionVersion: { increment: 1 } };
    return tx.user.update({ where: { id: before.id }, data });
  };
  return createItem(store, { id: identity.id, mayCorrect }, insert, correct).catch(explainTaken);
}

/** Maps the unique violation of an account's e-mail to a message beside the field. */
export function explainTaken(error: unknown): never {
  if (error instanceof AppError || toAppError(error)?.code !== "conflict") throw error;
  throw new AppError("conflict", userCopy.taken, { email: userCopy.taken });
}

/** `said`: further values for the history, for changes that the fields do not show. */
export async function recordUpdate(
  tx: Transaction,
  before: UserRow,
  after: UserRow,
  said: Record<string, string> = {},
) {
  const password = before.passwordHash === after.passwordHash ? "" : "alterada";
  await record(tx, "UPDATE", {
    ...historySubject(store, after),
    before: { ...store.snapshot(before), password: "" },
    after: { ...store.snapshot(after), password, ...said },
  });
}
