import { afterEach, expect, it, vi } from "vitest";
import { db, pool } from "../db/client";
import { enqueueDelivery, installQueue } from "../messages/delivery-queue";
import { readDatabase } from "./database-state";

afterEach(() => void vi.restoreAllMocks());

it("counts the jobs by their state, and the messages by what became of their mail", async () => {
  await (await installQueue()).stop();
  const data = { name: "Ana", email: "ana@example.com", message: "Oi" };
  const { id } = await db.contactMessage.create({ data: { ...data, delivery: "PENDING" } });
  await db.contactMessage.create({ data: { ...data, delivery: "SENT" } });
  await enqueueDelivery(db, id);
  const { up, pool: connections, jobs, messages } = await readDatabase();
  expect([up, jobs]).toEqual([true, [{ state: "created", count: 1 }]]);
  expect(messages).toHaveLength(2);
  expect(messages).toEqual(
    expect.arrayContaining([
      { delivery: "PENDING", count: 1 },
      { delivery: "SENT", count: 1 },
    ]),
  );
  expect(connections?.total).toBeGreaterThan(0);
});

it.each([
  ["fails", () => Promise.reject(new Error("no database"))],
  ["does not answer", () => new Promise<never>(() => {})],
])("a database that %s is not up", async (_, answer) => {
  vi.spyOn(pool, "query").mockImplementation(answer);
  expect(await readDatabase()).toMatchObject({ up: false, jobs: [], messages: [] });
});
