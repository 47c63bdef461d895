import { expect, test } from "vitest";
import { currentDay } from "../../dates";
import { db } from "../../db/client";
import { listPromises } from "./list";
import { createRice } from "./promises.fixture";

test("every promise of a need is on a page, the latest first, however many there are", async () => {
  const { id: needId } = await createRice();
  const until = new Date(currentDay());
  await db.needPromise.createMany({
    data: Array.from({ length: 501 }, (_, n) => ({
      ...{ needId, quantity: 1, name: `Pessoa ${n}`, contact: "(34) 91234-5678", tokenHash: `hash ${n}`, until },
      createdAt: new Date(Date.UTC(2026, 10, 1, 0, n)),
    })),
  });
  const first = await listPromises(needId);
  expect(first).toMatchObject({ total: 501, pages: 26 });
  expect(first.items[0]?.name).toBe("Pessoa 500");
  expect((await listPromises(needId, 26)).items.map(({ name }) => name)).toEqual(["Pessoa 0"]);
});
