import { beforeAll, beforeEach, vi } from "vitest";
import { db, pool } from "../db/client";
import { resendForEachTest } from "../mail/resend.fixture";
import { installQueue } from "./delivery-queue";
import { messageInput } from "./schema";
import { receiveMessage } from "./service";

let senders = 0;

/** A stored message, each from an address of its own. */
export async function newMessage(fields: Record<string, unknown> = {}) {
  const input = messageInput.parse({ name: "Ana", email: "ana@example.com", message: `Oi ${++senders}`, ...fields });
  const message = await receiveMessage(input, `10.0.0.${senders}`);
  if (!message) throw new Error("not stored");
  return message;
}

export const readMessage = (id: string) => db.contactMessage.findUniqueOrThrow({ where: { id } });
/** Makes the next attempt due. */
export const dueNow = (id: string) => db.contactMessage.update({ where: { id }, data: { nextAttemptAt: new Date(0) } });
export const jobs = async () =>
  (await pool.query("select data, start_after from pgboss.job where state < 'active'")).rows;

/** Stands in for Resend; no message and no job is left of the test before. */
export function deliveriesForEachTest() {
  const resend = resendForEachTest();
  beforeAll(() => installQueue());
  beforeEach(async () => {
    await db.contactMessage.deleteMany();
    await db.setting.deleteMany();
    await pool.query("delete from pgboss.job");
    vi.stubEnv("CONTACT_TO", "equipe@nova.example");
  });
  return resend;
}
