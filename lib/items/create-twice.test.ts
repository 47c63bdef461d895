import { randomUUID } from "node:crypto";
import { describe, expect, it } from "vitest";
import { db } from "../db/client";
import { createDonation, getDonation, updateDonation } from "../donations/service";
import { actingAs } from "../history/actor";
import { listChanges } from "../history/list";
import { at, upload } from "../media/media.fixture";
import { getPost } from "../posts/list";
import { createPost, deletePosts } from "../posts/service";
import { REPETITION_MS } from "./repetition";

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

  it("saves what was corrected before the second try once it was compared with what is saved now", async () => {
    const corrected = { ...donation, amount: "60.00" as const };
    const create = (seen?: Date) =>
      actingAs(ana, () => createDonation({ ...corrected, seen: seen?.toISOString() }, { id }));
    const { updatedAt } = await getDonation(id);
    await expect(create()).rejects.toMatchObject({ code: "stale" });
    expect(await getDonation(id)).toMatchObject({ amount: "50.00", updatedAt });
    expect(await create(updatedAt)).toMatchObject({ id, amount: "60.00" });
    const { updatedAt: now } = await actingAs(bia, () => updateDonation(id, { ...donation, acao: "Natal" }));
    await expect(create(updatedAt)).rejects.toMatchObject({ code: "stale" });
    expect(await getDonation(id)).toMatchObject({ acao: "Natal" });
    expect(await create(now)).toMatchObject({ amount: "60.00", acao: "Café" });
    expect(await db.donation.count({ where: { id } })).toBe(1);
  });

  it("of the same draft, open on two devices, changes nothing of what the other one has published", async () => {
    const id = randomUUID();
    const publish = (description: string) => actingAs(ana, () => createPost({ ...draft, description }, { id }));
    await publish("O começo e o fim.");
    await expect(publish("O começo.")).rejects.toMatchObject({ code: "stale" });
    expect((await getPost(id)).description).toBe("O começo e o fim.");
    const changes = await db.change.findMany({ where: { entityId: id } });
    expect(changes.map(({ action }) => action)).toEqual(["CREATE"]);
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
    let seen: string | undefined;
    for (const titulo of ["Café", "Café na praça", "Café da praça"]) {
      for (const _ of [1, 2]) {
        const { updatedAt } = await actingAs(ana, () => createPost({ ...draft, titulo, seen }, { id }));
        seen = updatedAt.toISOString();
      }
      expect((await getPost(id)).titulo).toBe(titulo);
    }
  });

  it("is a repetition although its picture is stored anew, as each request to the API stores the one within it", async () => {
    const id = randomUUID();
    const create = async () => actingAs(ana, async () => createPost({ ...draft, image: at(await upload()) }, { id }));
    await create();
    expect(await create()).toMatchObject({ id });
  });

  it("takes no cover away that another device has published, and puts no other in its place", async () => {
    const id = randomUUID();
    const create = (image?: string) => actingAs(ana, () => createPost({ ...draft, image }, { id }));
    const cover = at(await upload());
    await create(cover);
    const other = { id: randomUUID(), width: 9, height: 9, alt: "", placeholder: "data:image/webp;base64,AAAA" };
    await db.image.create({ data: other });
    for (const image of ["", at(other.id)]) await expect(create(image)).rejects.toMatchObject({ code: "stale" });
    expect(at(String((await getPost(id)).imageId))).toBe(cover);
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
