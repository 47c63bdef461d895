import "server-only";
import { randomUUID } from "node:crypto";
import { consume, EVERYBODY } from "../../auth/limits";
import { hashOf } from "../../auth/link-token";
import { addDays, currentDay } from "../../dates";
import { db } from "../../db/client";
import { AppError, notFound } from "../../errors";
import { record } from "../../history/service";
import { announce } from "../../items/announce";
import type { Transaction } from "../../items/store";
import { getSettings } from "../../settings/service";
import { repetitionWindow } from "../../visitors-repetition";
import { needEntity } from "../entity";
import { type NeedRow, readNeedRows } from "../list";
import { presentNeed } from "../present";
import { describeQuantity, isMore, isNone, larger, less, plus, type Quantity } from "../quantity";
import { promiseCopy } from "./copy";
import { mailPromise } from "./mail";
import { isCounting, type PromiseRow, readPromiseRow } from "./rows";
import type { PromiseInput } from "./schema";
import { tokenOf } from "./token";

// What visitors say they will bring. Each write locks the need first: whatever comes at once, no more is promised than is missing.

/**
 * Stores a promise, which counts until its last day. Gives the token of its private link, whose hash alone is stored. Sent again
 * (the answer got lost, or a double click), it is the same promise with the same link, which may have been mailed. Undefined for a
 * robot. Throws 'tooMany' when `address` promises too often, 'invalid' for more than is missing.
 */
export async function makePromise(
  needId: string,
  { website, ...given }: PromiseInput,
  address: string,
  day = currentDay(),
) {
  if (website) return undefined;
  await consume("promise", address);
  await consume("promiseDay", address);
  await consume("promiseEverybody", EVERYBODY, address);
  const { promiseDays } = (await getSettings()).settings;
  const made = await db.$transaction(async (tx) => {
    const need = await lockNeed(tx, needId, day);
    if (!need.active || presentNeed(need, day).state !== "open") throw new AppError("conflict", promiseCopy.closed);
    const again = await findRepeated(tx, needId, given);
    const id = again?.id ?? randomUUID();
    const token = tokenOf(id);
    if (!again) assertMissing(need, given.quantity);
    const until = [addDays(day, promiseDays), need.until ?? "9999-12-31"].sort()[0] ?? day;
    const tokenHash = hashOf(token);
    const create = { ...given, id, needId, tokenHash, until: new Date(until) };
    await tx.needPromise.upsert({ where: { id }, create, update: { tokenHash } });
    await announce(tx, [needEntity.tag]);
    const promise = await readPromiseRow(tx, { id });
    if (!promise) throw notFound(promiseCopy.missing);
    return { token, need, promise };
  });
  void mailPromise(made, made.token);
  return made;
}

const findRepeated = (tx: Transaction, needId: string, given: Omit<PromiseInput, "website">) =>
  tx.needPromise.findFirst({ where: { needId, ...given, withdrawnAt: null, createdAt: repetitionWindow() } });

function assertMissing(need: NeedRow, quantity: Quantity) {
  const { missing } = presentNeed(need);
  if (isNone(missing)) throw new AppError("conflict", promiseCopy.nothingLeft);
  if (!isMore(quantity, missing)) return;
  const message = promiseCopy.tooMuch(describeQuantity(missing, need));
  throw new AppError("invalid", message, { quantity: message });
}

/** The promise of a private link, and its need; 'notFound' for a link of none. */
export async function findPromise(token: string) {
  const day = currentDay();
  const promise = await readPromiseRow(db, { tokenHash: hashOf(token) });
  const [need] = promise ? await readNeedRows(db, [promise.needId], day) : [];
  if (!promise || !need) throw notFound(promiseCopy.missing);
  return { promise, need, counts: isCounting(promise, day) };
}

/** Changes how much a promise is of, as far as that is still missing. Throws 'tooMany' when the `address` changes promises too often. */
export async function changePromise(token: string, quantity: Quantity, address: string) {
  await consumeChange(address);
  return withPromise({ tokenHash: hashOf(token) }, async (tx, need, promise, day) => {
    if (isMore(promise.arrived, quantity)) {
      const message = promiseCopy.belowArrived(describeQuantity(promise.arrived, need));
      throw new AppError("invalid", message, { quantity: message });
    }
    const most = plus(presentNeed(need, day).missing, larger(promise.quantity, promise.arrived));
    if (isMore(quantity, most)) {
      const message = promiseCopy.tooMuchForYou(describeQuantity(most, need));
      throw new AppError("invalid", message, { quantity: message });
    }
    await tx.needPromise.update({ where: { id: promise.id }, data: { quantity } });
  });
}

/** Takes a promise back, by its own link; bounded as its changes are. */
export async function withdrawPromise(token: string, address: string) {
  await consumeChange(address);
  return withPromise({ tokenHash: hashOf(token) }, withdraw);
}

async function consumeChange(address: string) {
  await consume("promiseChange", address);
  await consume("promiseEverybody", EVERYBODY, address);
}

/** The same by an administrator; the history has the quantity, and no name. */
export const cancelPromise = (id: string) =>
  withPromise({ id }, async (tx, need, promise) => {
    await withdraw(tx, need, promise);
    await recordLeft(tx, need, less(need.promised, less(promise.quantity, promise.arrived)));
  });

/** Erases a promise, whatever became of it, with the name and the contact, as the person may ask for; what arrived of it stays a donation. */
export const erasePromise = (id: string) =>
  db.$transaction(async (tx) => {
    const known = await readPromiseRow(tx, { id });
    if (!known) throw notFound(promiseCopy.missing);
    const need = await lockNeed(tx, known.needId);
    await tx.needPromise.deleteMany({ where: { id } });
    const [left] = await readNeedRows(tx, [need.id]);
    await recordLeft(tx, need, left?.promised ?? need.promised);
    await announce(tx, [needEntity.tag]);
  });

const recordLeft = (tx: Transaction, need: NeedRow, promised: Quantity) =>
  record(tx, "UPDATE", {
    entity: needEntity.key,
    id: need.id,
    title: describeQuantity(need.wanted, need),
    before: { promised: need.promised },
    after: { promised },
  });

async function withdraw(tx: Transaction, _need: NeedRow, { id }: PromiseRow) {
  await tx.needPromise.update({ where: { id }, data: { withdrawnAt: new Date() } });
}

/** Runs `write` on a promise that still counts, with its need locked. */
function withPromise(
  where: { id: string } | { tokenHash: string },
  write: (tx: Transaction, need: NeedRow, promise: PromiseRow, day: string) => Promise<void>,
) {
  const day = currentDay();
  return db.$transaction(async (tx) => {
    const known = await readPromiseRow(tx, where);
    if (!known) throw notFound(promiseCopy.missing);
    const need = await lockNeed(tx, known.needId, day);
    const promise = await readPromiseRow(tx, { id: known.id });
    if (!promise || !isCounting(promise, day)) throw new AppError("conflict", promiseCopy.notOpen);
    await write(tx, need, promise, day);
    await announce(tx, [needEntity.tag]);
    return need;
  });
}

/** The need, locked: what is promised of it stays as it is until the transaction ends. */
export async function lockNeed(tx: Transaction, id: string, day = currentDay()) {
  await tx.$queryRaw`SELECT 1 FROM "Need" WHERE id = ${id} FOR UPDATE`;
  const [need] = await readNeedRows(tx, [id], day);
  if (!need) throw notFound(promiseCopy.closed);
  return need;
}
