import { describe, expect, it, vi } from "vitest";
import { sent } from "../mail/resend.fixture";
import { deliverMessage, RETRY_DELAYS_S } from "./delivery";
import { deliveriesForEachTest, dueNow, jobs, newMessage, readMessage } from "./delivery.fixture";
import { deliverAgain } from "./service";

const resend = deliveriesForEachTest();

const secondsFromNow = (moment: Date | null) => ((moment?.getTime() ?? 0) - Date.now()) / 1000;

describe("a service that", () => {
  it.each([
    ["fails", { status: 500, json: { name: "internal_server_error", statusCode: 500, message: "x" } }, 10],
    ["answers nonsense", { status: 502, json: "<html>" }, 10],
    ["fails without a word", { status: 500, json: null }, 10],
    ["says that all is well and names no mail", { status: 200, json: {} }, 10],
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
    const { id } = await newMessage();
    await deliverMessage(id);
    const waiting = await readMessage(id);
    expect(waiting).toMatchObject({ delivery: "PENDING", attempts: 1, lastError: expect.stringMatching(/\.$/) });
    expect(Math.abs(secondsFromNow(waiting.nextAttemptAt) - wait)).toBeLessThan(3);
    const later = (await jobs()).at(-1);
    expect(later?.start_after.getTime()).toBe(waiting.nextAttemptAt?.getTime());

    await deliverMessage(id); // too early: left alone
    expect(resend.received).toHaveLength(1);
    resend.willAnswer(sent);
    await dueNow(id);
    await deliverMessage(id);
    expect(await readMessage(id)).toMatchObject({
      delivery: "SENT",
      attempts: 2,
      lastError: null,
      nextAttemptAt: null,
    });
    expect(resend.received.map(({ headers }) => headers["idempotency-key"])).toEqual([id, id]);
  });

  it("never answers is given up after a while", async () => {
    const { timeout } = AbortSignal;
    vi.spyOn(AbortSignal, "timeout").mockImplementation(() => timeout.call(AbortSignal, 200));
    resend.willAnswer("never");
    const { id } = await newMessage();
    await deliverMessage(id);
    expect(await readMessage(id)).toMatchObject({
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
    const { id } = await newMessage();
    await deliverMessage(id);
    expect(await readMessage(id)).toMatchObject({ delivery: "FAILED", lastError: expect.stringMatching(reason) });
    resend.willAnswer(sent);
    await deliverMessage(id);
    expect(resend.received).toHaveLength(1);
    await deliverAgain(id);
    await deliverMessage(id);
    expect(await readMessage(id)).toMatchObject({ delivery: "SENT", lastError: null });
  });
});

it("pauses grow, end before Resend forgets the key, and then the delivery has failed", async () => {
  expect([...RETRY_DELAYS_S].sort((one, other) => one - other)).toEqual(RETRY_DELAYS_S);
  expect(RETRY_DELAYS_S.reduce((sum, pause) => sum + pause) / 3600).toBeLessThan(20);
  resend.willAnswer({ status: 500, json: {} });
  const { id } = await newMessage();
  for (let attempt = 0; attempt < RETRY_DELAYS_S.length; attempt++) {
    await dueNow(id);
    await deliverMessage(id);
    expect((await readMessage(id)).delivery).toBe("PENDING");
  }
  await dueNow(id);
  await deliverMessage(id);
  expect(await readMessage(id)).toMatchObject({ delivery: "FAILED", attempts: RETRY_DELAYS_S.length + 1 });
});
