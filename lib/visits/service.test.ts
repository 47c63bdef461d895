import { expect, it } from "vitest";
import { db } from "../db/client";
import { emptyForEachTest } from "../db/emptied.fixture";
import { deleteOldVisits } from "./job";
import { addVisits } from "./service";

const stored = async () =>
  (await db.visit.findMany({ orderBy: [{ day: "asc" }, { page: "asc" }] })).map(
    ({ day, page, visits }) => `${day.toISOString().slice(0, 10)} ${page} ${visits}`,
  );

emptyForEachTest("Visit", "VisitBatch");

it("counts of several processes at once add up, each batch once", async () => {
  const rows = [
    { day: "2026-11-24", page: "/posts", visits: 2 },
    { day: "2026-11-23", page: "/", visits: 1 },
    { day: "2026-11-24", page: "/", visits: 3 },
  ];
  const batches = Array.from({ length: 20 }, (_, n) => ({ id: `b${n}`, rows: n % 2 ? rows : rows.toReversed() }));
  await Promise.all([...batches, ...batches].map(addVisits));
  expect(await stored()).toEqual(["2026-11-23 / 20", "2026-11-24 / 60", "2026-11-24 /posts 40"]);
});

it("a batch that fails midway is not in, and comes whole the next time", async () => {
  const row = { day: "2026-11-24", page: "/", visits: 1 };
  await expect(addVisits({ id: "a", rows: [row, { ...row, day: "quando?" }] })).rejects.toThrow();
  expect([await stored(), await db.visitBatch.count()]).toEqual([[], 0]);
  await addVisits({ id: "a", rows: [row] });
  expect(await stored()).toEqual(["2026-11-24 / 1"]);
});

it("counts stay for 25 months", async () => {
  const days = ["2024-10-23", "2024-10-24", "2026-11-24"];
  await addVisits({ id: "a", rows: days.map((day) => ({ day, page: "/", visits: 1 })) });
  await db.visitBatch.create({ data: { id: "old", at: new Date("2026-10-01") } });
  expect(await deleteOldVisits(new Date("2026-11-24T12:00:00-03:00"))).toBe(1);
  expect(await stored()).toEqual(["2024-10-24 / 1", "2026-11-24 / 1"]);
  expect(await db.visitBatch.findMany({ select: { id: true } })).toEqual([{ id: "a" }]);
});
