import { expect, it, vi } from "vitest";
import { consume, LIMITS } from "../auth/limits";
import { db, pool } from "../db/client";
import { deliverMessage, sweepDeliveries } from "./delivery";
import { deliveriesForEachTest, jobs, newMessage, readMessage } from "./delivery.fixture";
import { deliverAgain } from "./service";

const resend = deliveriesForEachTest();

it("without a key nothing is queued and nothing is lost; with one it goes when somebody asks", async () => {
  vi.stubEnv("RESEND_API_KEY", "");
  const { id } = await newMessage();
  expect(await readMessage(id)).toMatchObject({ delivery: "STORED" });
  expect(await jobs()).toEqual([]);
  await expect(deliverAgain(id)).rejects.toMatchObject({ code: "conflict" });

  vi.stubEnv("RESEND_API_KEY", "re_teste");
  await deliverAgain(id);
  await deliverMessage(id);
  expect(await readMessage(id)).toMatchObject({ delivery: "SENT", attempts: 1 });
});

it("strangers do not use up the mail service: beyond a day's mails a message is stored alone", async () => {
  await pool.query('DELETE FROM "RateLimit"');
  for (let n = 0; n < LIMITS.contactMail.points; n++) await consume("contactMail", "all");
  expect(await readMessage((await newMessage()).id)).toMatchObject({ delivery: "STORED" });
  expect(await jobs()).toEqual([]);
  await pool.query('DELETE FROM "RateLimit"');
});

it("the mail goes to the project, the answer to the visitor, and nothing that was written becomes markup or a header", async () => {
  const { id } = await newMessage({
    name: "Ana <b>\r\nBcc: todos@example.com",
    subject: "Oi\r\nBcc: todos@example.com",
    message: "<script>alert(1)</script>\n& tchau",
  });
  await deliverMessage(id);
  const [request] = resend.received;
  expect(request?.headers).toMatchObject({ authorization: "Bearer re_teste", "idempotency-key": id });
  const mail = JSON.parse(request?.body ?? "{}");
  expect(mail).toMatchObject({ to: "equipe@nova.example", reply_to: "ana@example.com" });
  expect(mail.subject).toBe("[Nova] Oi Bcc: todos@example.com");
  expect(mail.from).toBe("Projeto Nova <onboarding@resend.dev>");
  expect(mail.text).toContain("<script>alert(1)</script>\n& tchau");
  expect(mail.html).toContain("&lt;script&gt;alert(1)&lt;/script&gt;\n&amp; tchau");
  expect(mail.html).not.toContain("<b>");
  expect(mail.text).toContain(`/messages/${id}`);
});

it("somebody who asks for what was sent already gets it again, under a new key", async () => {
  const { id } = await newMessage();
  await deliverMessage(id);
  await deliverAgain(id);
  await deliverMessage(id);
  const keys = resend.received.map(({ headers }) => headers["idempotency-key"]);
  expect(keys[0]).toBe(id);
  expect(keys[1]).not.toBe(id);
});

it("what was handed over before a crash, so long ago that Resend has forgotten the key, is not sent again by itself", async () => {
  const { id } = await newMessage();
  await db.contactMessage.update({ where: { id }, data: { attemptedAt: new Date(Date.now() - 24 * 3_600_000) } });
  await deliverMessage(id);
  expect(await readMessage(id)).toMatchObject({
    delivery: "FAILED",
    lastError: expect.stringMatching(/Confira se chegou/),
  });
  expect(resend.received).toEqual([]);

  await deliverAgain(id); // somebody has looked
  await deliverMessage(id);
  expect(await readMessage(id)).toMatchObject({ delivery: "SENT", attemptedAt: null });
  expect(resend.received[0]?.headers["idempotency-key"]).not.toBe(id);
});

it.each([
  ["was surely refused", { status: 429, json: { name: "rate_limit_exceeded", statusCode: 429, message: "x" } }, true],
  ["may have arrived", "cut" as const, false],
])("a mail that %s is remembered as such", async (_, answer, forgotten) => {
  resend.willAnswer(answer);
  const { id } = await newMessage();
  await deliverMessage(id);
  expect((await readMessage(id)).attemptedAt === null).toBe(forgotten);
});

it("any number of jobs for the same message send one mail", async () => {
  const { id } = await newMessage();
  await Promise.all([deliverMessage(id), deliverMessage(id), deliverMessage(id)]);
  await deliverMessage(id);
  expect(new Set(resend.received.map(({ headers }) => headers["idempotency-key"]))).toEqual(new Set([id]));
});

it("what waits without a job, after a restored backup for example, is queued again", async () => {
  const { id } = await newMessage();
  await pool.query("delete from pgboss.job");
  await sweepDeliveries();
  expect(await jobs()).toEqual([]); // its own job may still come
  await db.contactMessage.update({ where: { id }, data: { createdAt: new Date(Date.now() - 3_600_000) } });
  await sweepDeliveries();
  expect(await jobs()).toMatchObject([{ data: { messageId: id } }]);
});

it("a message that was deleted meanwhile is not sent", async () => {
  const { id } = await newMessage();
  await db.contactMessage.delete({ where: { id } });
  await deliverMessage(id);
  expect(resend.received).toEqual([]);
});
