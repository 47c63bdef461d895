import "server-only";
import PgBoss from "pg-boss";
import { z } from "zod";
import { type db, pool } from "../db/client";

/** What waits to be done in the background lies in the same database, in a schema of its own. */
const SCHEMA = "pgboss";

export const DELIVERIES = "entregas";
export const deliveryJob = z.object({ messageId: z.string() });

/** Seconds after which a job whose process died is given to another. */
const EXPIRY = 30;
/** A job fails only with the process or the database: what the mail service says is the delivery's own business. */
const QUEUE = { name: DELIVERIES, expireInSeconds: EXPIRY, retryLimit: 10, retryDelay: 5, retryBackoff: true };

/** pg-boss over the pool of this process; with `maintenance`, seconds between two looks for jobs whose process died. */
export const newBoss = (maintenance?: number) =>
  new PgBoss({
    ...{ schema: SCHEMA, db: { executeSql }, schedule: false },
    ...(maintenance ? { maintenanceIntervalSeconds: maintenance } : { supervise: false }),
  });

/** pg-boss writes BEGIN into some of its statements: a connection on which one failed is not given to others. */
async function executeSql(sql: string, values?: unknown[]) {
  const client = await pool.connect();
  try {
    const result = await client.query(sql, values);
    client.release();
    return result;
  } catch (error) {
    client.release(true);
    throw error;
  }
}

/** Makes schema and queue, or brings them up to date. */
export async function installQueue(boss = newBoss()) {
  await boss.start();
  await boss.createQueue(DELIVERIES, QUEUE);
  await boss.updateQueue(DELIVERIES, QUEUE);
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
  const job = await sender.send(DELIVERIES, { messageId }, { startAfter, db: { executeSql } });
  if (!job) throw new Error(`the queue ${DELIVERIES} is missing: see installQueue`);
}

const asParameter = (value: unknown) => (typeof value === "object" && value !== null ? JSON.stringify(value) : value);
