import { randomUUID } from "node:crypto";
import { describe, expect, it } from "vitest";
import { db } from "../db/client";
import { createDonation, updateDonation } from "../donations/service";
import { actingAs } from "../history/actor";
import { listChanges } from "../history/list";
import { getPost } from "../posts/list";
import { createPost, deletePosts } from "../posts/service";
import { REPETITION_MS } from "./write";

const ana = { id: "ana", name: "Ana" };
const bia = { id: "bia", name: "Bia" };

const draft = { titulo: "Título", description: "Texto", autor: "A", slug: "acoes" as const };

describe("creating twice with the same id", () => {
  const id = "6d1c2a90-0000-4000-8000-000000000001";
  const gift = { kind: "MONEY" as const, amount: "50.00" as const, date: "2026-11-22", donor: "", acao: "Café" };
  const donation = { ...gift, quantity: null, items: null, notes: null };

  it("makes one, also at the same time, and answers with it", async () => {
    const create = () => actingAs(ana, () => createDonation(donation, { id }));
    const made = await Promise.all([create(), create()]);
    expect(await create()).toMatchObject({ id, amount: "50.00" });
    expect(made.map((one) => one.id)).toEqual([id, id]);
    expect(await db.donation.count({ where: { id } })).toBe(1);
    expect((await listChanges({ entity: "donation", entityId: id, page: 1, limit: 5 })).total).toBe(1);
  });

  it("saves what was corrected before the second try, unless somebody else changed it meanwhile", async () => {
    const corrected = { ...donation, amount: "60.00" as const };
    expect(await actingAs(ana, () => createDonation(corrected, { id }))).toMatchObject({ id, amount: "60.00" });
    await actingAs(bia, () => updateDonation(id, { ...donation, acao: "Natal" }));
    await expect(actingAs(ana, () => createDonation(corrected, { id }))).rejects.toMatchObject({ code: "stale" });
    expect(await db.donation.count({ where: { id } })).toBe(1);
  });

  it("brings back nothing that was removed since, even by oneself", async () => {
    const removed = randomUUID();
    const create = () => actingAs(ana, () => createPost(draft, { id: removed }));
    await create();
    await actingAs(ana, () => deletePosts([removed]));
    const stale = { code: "stale", message: expect.stringMatching(/^Este item já tinha sido salvo\./) };
    await expect(create()).rejects.toMatchObject(stale);
  });

  it("may happen several times, when one answer after the other is lost", async () => {
    const id = randomUUID();
    for (const titulo of ["Café", "Café na praça", "Café da praça"]) {
      await actingAs(ana, () => createPost({ ...draft, titulo }, { id }));
      expect((await getPost(id)).titulo).toBe(titulo);
    }
  });

  it("is a repetition for some minutes only: later it is a draft that was left over", async () => {
    const id = randomUUID();
    const create = () => actingAs(ana, () => createPost(draft, { id }));
    await create();
    const age = (ms: number) =>
      db.change.updateMany({ where: { entityId: id }, data: { at: new Date(Date.now() - ms) } });
    await age(REPETITION_MS - 60_000);
    expect(await create()).toMatchObject({ id });
    await age(REPETITION_MS + 1_000);
    await expect(create()).rejects.toMatchObject({ code: "stale" });
  });

  it("shows nobody what somebody else made", async () => {
    await expect(actingAs(bia, () => createDonation(donation, { id }))).rejects.toThrow();
  });
});
