import { expect, it, vi } from "vitest";
import { db } from "../db/client";
import { settleWithoutMail } from "./delivery";
import { deliveriesForEachTest, newMessage, readMessage } from "./delivery.fixture";
import { startDeliveries } from "./delivery-worker";

const resend = deliveriesForEachTest();

it("the worker sends what comes in, and stops in order", async () => {
  const worker = startDeliveries();
  await worker.started;
  const { id } = await newMessage();
  await expect.poll(async () => (await readMessage(id)).delivery).toBe("SENT");
  await worker.stop();
  const { id: later } = await newMessage();
  expect((await readMessage(later)).delivery).toBe("PENDING");
  expect(resend.received).toHaveLength(1);
});

it("without a key the worker has nothing to do: what waited is stored", async () => {
  const { id } = await newMessage();
  vi.stubEnv("RESEND_API_KEY", "");
  const worker = startDeliveries();
  await worker.started;
  expect(await readMessage(id)).toMatchObject({ delivery: "STORED" });
  await worker.stop();
});

it("a process without a key leaves to another what that one has a key for, until nothing is heard of it for long", async () => {
  const sending = startDeliveries();
  await sending.started;
  await sending.stop();
  const { id } = await newMessage();
  vi.stubEnv("RESEND_API_KEY", "");
  await settleWithoutMail();
  expect(await readMessage(id)).toMatchObject({ delivery: "PENDING" });
  const { now } = Date;
  vi.spyOn(Date, "now").mockImplementation(() => now() + 31 * 60_000);
  await settleWithoutMail();
  expect(await readMessage(id)).toMatchObject({ delivery: "STORED" });
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

it("sessions that are over are forgotten, whether anybody signs in again or not", async () => {
  vi.stubEnv("RESEND_API_KEY", "");
  const user = { name: "Ana", email: "ana@nova.example", passwordHash: "x" };
  const { id: userId } = await db.user.create({ data: user });
  const of = (device: string, ms: number) =>
    db.session.create({ data: { userId, kind: "COOKIE", version: 1, device, expires: new Date(Date.now() + ms) } });
  await of("ended", -1);
  await of("open", 3_600_000);
  const worker = startDeliveries();
  await worker.started;
  await worker.stop();
  expect(await db.session.findMany()).toMatchObject([{ device: "open" }]);
});
