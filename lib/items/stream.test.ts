import { expect, it } from "vitest";
import { db } from "../db/client";
import { needEntity } from "../needs/entity";
import { streamItems } from "./stream";

it("gives everything that a list finds once, the newest first, however small the pieces are", async () => {
  await db.need.deleteMany();
  const need = { item: "arroz", unit: "kg", wanted: "40", urgency: "SOON" } as const;
  const moments = ["2026-11-01T03:00:00.123Z", "2026-11-01T03:00:00.123Z", "2026-11-01T03:00:00.124Z", "2020-01-01"];
  const ids: string[] = [];
  for (const moment of moments) {
    const { id } = await db.need.create({ data: { ...need, createdAt: new Date(moment) } });
    ids.push(id);
  }
  await db.need.create({ data: { ...need, active: false } });
  const streamed = async (chunk: number) => {
    const found: string[] = [];
    const active = { q: "", status: "ativos" } as const;
    for await (const id of streamItems(needEntity, active, async (some) => some, chunk)) found.push(id);
    return found;
  };
  const expected = [ids[2], ids[1], ids[0], ids[3]]; // of one moment the later id, which is a later time's
  for (const chunk of [1, 2, 500]) expect(await streamed(chunk)).toEqual(expected);
});
