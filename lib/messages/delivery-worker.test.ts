import { expect, it, vi } from "vitest";
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
