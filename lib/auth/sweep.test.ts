import { expect, it, vi } from "vitest";
import { db } from "../db/client";
import { startSweep } from "./sweep";

it("limits that are over are forgotten, whether this process counts anything or not", async () => {
  vi.useFakeTimers({ toFake: ["setInterval", "clearInterval"] });
  const add = async (key: string, expire: number) =>
    db.rateLimit.create({ data: { key: `contact:${key}`, points: 1, expire } });
  const counted = () => db.rateLimit.findMany({ where: { key: { in: ["contact:a", "contact:b", "contact:c"] } } });
  await add("a", Date.now() - 1);
  await add("b", Date.now() + 3_600_000);
  const sweep = startSweep();
  await expect.poll(counted).toMatchObject([{ key: "contact:b" }]);
  await add("c", Date.now() - 1);
  vi.advanceTimersByTime(10 * 60_000);
  await sweep.stop();
  vi.useRealTimers();
  expect(await counted()).toMatchObject([{ key: "contact:b" }]);
});

it("sessions that are over are forgotten, whether anybody signs in again or not", async () => {
  const user = { name: "Ana", email: "ana@nova.example", passwordHash: "x" };
  const { id: userId } = await db.user.create({ data: user });
  const of = (device: string, ms: number) =>
    db.session.create({ data: { userId, kind: "COOKIE", version: 1, device, expires: new Date(Date.now() + ms) } });
  await of("ended", -1);
  await of("open", 3_600_000);
  await startSweep().stop();
  expect(await db.session.findMany()).toMatchObject([{ device: "open" }]);
});
