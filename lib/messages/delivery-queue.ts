import "server-only";
import { z } from "zod";
import type { db } from "../db/client";
import { newBoss } from "../jobs/boss";

export const DELIVERY_QUEUE = "entregas";
export const deliveryJob = z.object({ messageId: z.string() });

/** Age at which a dead process's job goes to another process. */
const EXPIRY_S = 30;
/** Retries of a job that failed with its process or the database; the delivery itself retries failures of the mail service. */
const QUEUE = { name: DELIVERY_QUEUE, expireInSeconds: EXPIRY_S, retryLimit: 10, retryDelay: 5, retryBackoff: true };

/** Makes schema and queue, or brings them up to date. */
export async function installQueue(boss = newBoss()) {
  await boss.start();
  await boss.createQueue(DELIVERY_QUEUE, QUEUE);
  await boss.updateQueue(DELIVERY_QUEUE, QUEUE);
  return boss;
}

const sender = newBoss();

/** Anything that speaks SQL within a transaction of Prisma. */
type Transaction = Pick<typeof db, "$queryRawUnsafe">;

/** Queues a delivery as part of the transaction: it exists if and only if the message does. */
export async function enqueueDelivery(tx: Transaction, messageId: string, startAfter?: Date) {
  const executeSql = async (sql: string, values: unknown[]) => ({
    rows: await tx.$queryRawUnsafe<{ id: string }[]>(sql, ...values.map(asParameter)),
  });
  const job = await sender.send(DELIVERY_QUEUE, { messageId }, { startAfter, db: { executeSql } });
  if (!job) throw new Error(`the queue ${DELIVERY_QUEUE} is missing: see installQueue`);
}

const asParameter = (value: unknown) => (typeof value === "object" && value !== null ? JSON.stringify(value) : value);
