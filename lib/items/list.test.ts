import { expect, it } from "vitest";
import { db } from "../db/client";
import { Prisma } from "../generated/prisma/client";
import type { ListQuery } from "../lists/filters";
import { findItems } from "./list";

const listed = { table: "Donation", name: Prisma.sql`acao` };
const all: ListQuery = { q: "", status: "todos", categoria: "", page: 1, limit: 1_000 };

it("a list is in the order of its entity's moment, on its first page and on its last one", async () => {
  // The day before the one of the row that was made before it.
  const day = (n: number) => new Date(Date.UTC(2026, 0, 1 - n));
  const gift = { kind: "MONEY" as const, amount: 1, donor: "", acao: "Café" };
  const data = Array.from({ length: 60 }, (_, n) => ({
    ...gift,
    ...{ id: `${n}`, date: day(n), createdAt: new Date(n) },
  }));
  await db.donation.createMany({ data });
  const byDay = data.map(({ id }) => id);
  expect((await findItems(listed, all)).ids).toEqual(byDay);
  expect((await findItems(listed, { ...all, ordem: "antigos" })).ids).toEqual(byDay.toReversed());
  const last = await findItems(listed, { ...all, page: 3, limit: 20 });
  expect(last).toMatchObject({ ids: byDay.slice(40), counted: { total: 60 } });
});
