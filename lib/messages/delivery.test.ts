import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from "vitest";
import { type StandIn, standIn } from "../../e2e/harness/stand-in";
import { db, pool } from "../db/client";
import { deliverMessage, RETRY_DELAYS_S, settleWithoutMail, sweepDeliveries } from "./delivery";
import { installQueue } from "./delivery-queue";
import { startDeliveries } from "./delivery-worker";
import { messageInput } from "./schema";
import { deliverAgain, receiveMessage } from "./service";

let resend: StandIn;
let senders = 0;

/** A stored message, each from an address of its own. */
async function receive(fields: Record<string, unknown> = {}) {
  const input = messageInput.parse({ name: "Ana", email: "ana@example.com", message: `Oi ${++senders}`, ...fields });
  const message = await receiveMessage(input, `10.0.0.${senders}`);
  if (!message) throw new Error("not stored");
  return message;
}

const read = (id: string) => db.contactMessage.findUniqueOrThrow({ where: { id } });
const jobs = async () => (await pool.query("select data, start_after from pgboss.job where state < 'active'")).rows;
const secondsFromNow = (moment: Date | null) => ((moment?.getTime() ?? 0) - Date.now()) / 1000;
/** Its time has come. */
const due = (id: string) => db.contactMessage.update({ where: { id }, data: { nextAttemptAt: new Date(0) } });
const sent = { json: { id: "49a3999c-0ce1-4ea6-ab68-afcd6dc2e794" } };

beforeAll(async () => {
  await installQueue();
  resend = await standIn(sent);
});
afterAll(() => resend.close());

beforeEach(async () => {
  await db.contactMessage.deleteMany();
  await db.setting.deleteMany();
  await pool.query("delete from pgboss.job");
  resend.received.length = 0;
  resend.willAnswer(sent);
  vi.stubEnv("RESEND_API_KEY", "re_teste");
  vi.stubEnv("RESEND_BASE_URL", resend.url);
  vi.stubEnv("CONTACT_TO", "equipe@nova.example");
  return () => vi.unstubAllEnvs();
});

it("without a key nothing is queued and nothing is lost; with one it goes when somebody asks", async () => {
  vi.stubEnv("RESEND_API_KEY", "");
  const { id } = await receive();
  expect(await read(id)).toMatchObject({ delivery: "STORED" });
  expect(await jobs()).toEqual([]);
  await expect(deliverAgain(id)).rejects.toMatchObject({ code: "conflict" });

  vi.stubEnv("RESEND_API_KEY", "re_teste");
  await deliverAgain(id);
  await deliverMessage(id);
  expect(await read(id)).toMatchObject({ delivery: "SENT", attempts: 1 });
});

it("the mail goes to the project, the answer to the visitor, and nothing that was written becomes markup or a header", async () => {
  const { id } = await receive({
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

describe("a service that", () => {
  it.each([
    ["fails", { status: 500, json: { name: "internal_server_error", statusCode: 500, message: "x" } }, 10],
    ["answers nonsense", { status: 502, json: "<html>" }, 10],
    ["cuts the line in the middle", "cut" as const, 10],
    [
      "asks to wait",
      {
        status: 429,
        headers: { "retry-after": "120" },
        json: { name: "rate_limit_exceeded", statusCode: 429, message: "x" },
      },
      120,
    ],
    ["has no more quota", { status: 429, json: { name: "daily_quota_exceeded", statusCode: 429, message: "x" } }, 10],
  ])("%s is asked again later, under the same key", async (_, answer, wait) => {
    resend.willAnswer(answer);
    const { id } = await receive();
    await deliverMessage(id);
    const waiting = await read(id);
    expect(waiting).toMatchObject({ delivery: "PENDING", attempts: 1, lastError: expect.stringMatching(/\.$/) });
    expect(Math.abs(secondsFromNow(waiting.nextAttemptAt) - wait)).toBeLessThan(3);
    const later = (await jobs()).at(-1);
    expect(later?.start_after.getTime()).toBe(waiting.nextAttemptAt?.getTime());

    await deliverMessage(id); // too early: left alone
    expect(resend.received).toHaveLength(1);
    resend.willAnswer(sent);
    await due(id);
    await deliverMessage(id);
    expect(await read(id)).toMatchObject({ delivery: "SENT", attempts: 2, lastError: null, nextAttemptAt: null });
    expect(resend.received.map(({ headers }) => headers["idempotency-key"])).toEqual([id, id]);
  });

  it("never answers is given up after a while", async () => {
    const { timeout } = AbortSignal;
    vi.spyOn(AbortSignal, "timeout").mockImplementation(() => timeout.call(AbortSignal, 200));
    resend.willAnswer("never");
    const { id } = await receive();
    await deliverMessage(id);
    expect(await read(id)).toMatchObject({
      delivery: "PENDING",
      lastError: "O serviço de e-mail não respondeu.",
    });
    vi.restoreAllMocks();
  });

  it.each([
    [401, "invalid_api_key", /RESEND_API_KEY/],
    [403, "validation_error", /\(403\): The domain is not verified/],
    [422, "invalid_from_address", /\(422\)/],
  ])("refuses (%s) is not asked again before somebody says so", async (status, name, reason) => {
    resend.willAnswer({ status, json: { name, statusCode: status, message: "The domain is not verified" } });
    const { id } = await receive();
    await deliverMessage(id);
    expect(await read(id)).toMatchObject({ delivery: "FAILED", lastError: expect.stringMatching(reason) });
    resend.willAnswer(sent);
    await deliverMessage(id);
    expect(resend.received).toHaveLength(1);
    await deliverAgain(id);
    await deliverMessage(id);
    expect(await read(id)).toMatchObject({ delivery: "SENT", lastError: null });
  });
});

it("pauses grow, end before Resend forgets the key, and then the delivery has failed", async () => {
  expect([...RETRY_DELAYS_S].sort((one, other) => one - other)).toEqual(RETRY_DELAYS_S);
  expect(RETRY_DELAYS_S.reduce((sum, pause) => sum + pause) / 3600).toBeLessThan(20);
  resend.willAnswer({ status: 500, json: {} });
  const { id } = await receive();
  for (let attempt = 0; attempt < RETRY_DELAYS_S.length; attempt++) {
    await due(id);
    await deliverMessage(id);
    expect((await read(id)).delivery).toBe("PENDING");
  }
  await due(id);
  await deliverMessage(id);
  expect(await read(id)).toMatchObject({ delivery: "FAILED", attempts: RETRY_DELAYS_S.length + 1 });
});

it("somebody who asks for what was sent already gets it again, under a new key", async () => {
  const { id } = await receive();
  await deliverMessage(id);
  await deliverAgain(id);
  await deliverMessage(id);
  const keys = resend.received.map(({ headers }) => headers["idempotency-key"]);
  expect(keys[0]).toBe(id);
  expect(keys[1]).not.toBe(id);
});

it("what was handed over before a crash, so long ago that Resend has forgotten the key, is not sent again by itself", async () => {
  const { id } = await receive();
  await db.contactMessage.update({ where: { id }, data: { attemptedAt: new Date(Date.now() - 24 * 3_600_000) } });
  await deliverMessage(id);
  expect(await read(id)).toMatchObject({ delivery: "FAILED", lastError: expect.stringMatching(/Confira se chegou/) });
  expect(resend.received).toEqual([]);

  await deliverAgain(id); // somebody has looked
  await deliverMessage(id);
  expect(await read(id)).toMatchObject({ delivery: "SENT", attemptedAt: null });
  expect(resend.received[0]?.headers["idempotency-key"]).not.toBe(id);
});

it.each([
  ["was surely refused", { status: 429, json: { name: "rate_limit_exceeded", statusCode: 429, message: "x" } }, true],
  ["may have arrived", "cut" as const, false],
])("a mail that %s is remembered as such", async (_, answer, forgotten) => {
  resend.willAnswer(answer);
  const { id } = await receive();
  await deliverMessage(id);
  expect((await read(id)).attemptedAt === null).toBe(forgotten);
});

it("any number of jobs for the same message send one mail", async () => {
  const { id } = await receive();
  await Promise.all([deliverMessage(id), deliverMessage(id), deliverMessage(id)]);
  await deliverMessage(id);
  expect(new Set(resend.received.map(({ headers }) => headers["idempotency-key"]))).toEqual(new Set([id]));
});

it("what waits without a job, after a restored backup for example, is queued again", async () => {
  const { id } = await receive();
  await pool.query("delete from pgboss.job");
  await sweepDeliveries();
  expect(await jobs()).toEqual([]); // its own job may still come
  await db.contactMessage.update({ where: { id }, data: { createdAt: new Date(Date.now() - 3_600_000) } });
  await sweepDeliveries();
  expect(await jobs()).toMatchObject([{ data: { messageId: id } }]);
});

it("the worker sends what comes in, and stops in order", async () => {
  const worker = startDeliveries();
  await worker.started;
  const { id } = await receive();
  await expect.poll(async () => (await read(id)).delivery, { timeout: 8_000 }).toBe("SENT");
  await worker.stop();
  const { id: later } = await receive();
  expect((await read(later)).delivery).toBe("PENDING");
  expect(resend.received).toHaveLength(1);
});

it("without a key the worker has nothing to do: what waited is stored", async () => {
  const { id } = await receive();
  vi.stubEnv("RESEND_API_KEY", "");
  const worker = startDeliveries();
  await worker.started;
  expect(await read(id)).toMatchObject({ delivery: "STORED" });
  await worker.stop();
});

it("a process without a key leaves to another what that one has a key for, until nothing is heard of it for long", async () => {
  const sending = startDeliveries();
  await sending.started;
  await sending.stop();
  const { id } = await receive();
  vi.stubEnv("RESEND_API_KEY", "");
  await settleWithoutMail();
  expect(await read(id)).toMatchObject({ delivery: "PENDING" });
  const { now } = Date;
  vi.spyOn(Date, "now").mockImplementation(() => now() + 31 * 60_000);
  await settleWithoutMail();
  expect(await read(id)).toMatchObject({ delivery: "STORED" });
  vi.restoreAllMocks();
});

it("limits that are over are forgotten, whether this process counts anything or not", async () => {
  vi.stubEnv("RESEND_API_KEY", "");
  vi.useFakeTimers({ toFake: ["setInterval", "clearInterval"] });
  const add = async (key: string, expire: number) =>
    db.rateLimit.create({ data: { key: `contact:${key}`, points: 1, expire } });
  const counted = () => db.rateLimit.findMany({ where: { key: { in: ["contact:a", "contact:b", "contact:c"] } } });
  await add("a", Date.now() - 1);
  await add("b", Date.now() + 3_600_000);
  const worker = startDeliveries();
  await worker.started;
  expect(await counted()).toMatchObject([{ key: "contact:b" }]);
  await add("c", Date.now() - 1);
  vi.advanceTimersByTime(10 * 60_000);
  vi.useRealTimers();
  await expect.poll(counted).toMatchObject([{ key: "contact:b" }]);
  await worker.stop();
});

it("a message that was deleted meanwhile is not sent", async () => {
  const { id } = await receive();
  await db.contactMessage.delete({ where: { id } });
  await deliverMessage(id);
  expect(resend.received).toEqual([]);
});
