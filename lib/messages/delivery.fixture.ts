import { afterAll, beforeAll, beforeEach, vi } from "vitest";
import { type StandIn, standIn } from "../../e2e/harness/stand-in";
import { db, pool } from "../db/client";
import { installQueue } from "./delivery-queue";
import { messageInput } from "./schema";
import { receiveMessage } from "./service";

export const sent = { json: { id: "49a3999c-0ce1-4ea6-ab68-afcd6dc2e794" } };

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
export function resendForEachTest() {
  let server: StandIn;
  beforeAll(async () => {
    await installQueue();
    server = await standIn(sent);
  });
  afterAll(() => server.close());
  beforeEach(async () => {
    await db.contactMessage.deleteMany();
    await db.setting.deleteMany();
    await pool.query("delete from pgboss.job");
    server.received.length = 0;
    server.willAnswer(sent);
    vi.stubEnv("RESEND_API_KEY", "re_teste");
    vi.stubEnv("RESEND_BASE_URL", server.url);
    vi.stubEnv("CONTACT_TO", "equipe@nova.example");
    return () => vi.unstubAllEnvs();
  });
  return {
    willAnswer: (...answer: Parameters<StandIn["willAnswer"]>) => server.willAnswer(...answer),
    get received() {
      return server.received;
    },
  };
}
