import { describe, expect, it } from "vitest";
import {
  createEvent,
  deleteEvents,
  getEvent,
  setEventsActive,
  setEventsCancelled,
  updateEvent,
} from "../calendar/service";
import { db } from "../db/client";
import { actingAs } from "../history/actor";
import { createPost, updatePost } from "../posts/service";

const bia = { id: "bia", name: "Bia" };
const event = { acoes: "Mutirão", local: "Praça", eventos: "x", startsAt: new Date("2026-12-01T12:00:00Z") };
const draft = { titulo: "Título", description: "Texto", autor: "A", slug: "acoes" as const };

describe("several at once", () => {
  it("go together, without those that somebody removed meanwhile", async () => {
    const [one, gone, three] = [await createEvent(event), await createEvent(event), await createEvent(event)];
    const ids = [one.id, gone.id, three.id];
    await deleteEvents([gone.id]);
    expect(await setEventsActive(ids, false)).toHaveLength(2);
    expect(await setEventsCancelled(ids, true)).toHaveLength(2);
    expect(await getEvent(three.id)).toMatchObject({ active: false, cancelled: true });
    expect(await deleteEvents(ids)).toHaveLength(2);
    await expect(getEvent(one.id)).rejects.toMatchObject({ code: "notFound" });
    await expect(deleteEvents(ids)).rejects.toMatchObject({ code: "notFound" });
  });
});

describe("a save that somebody else overtook", () => {
  it("changes nothing, not even the picture's description or a row for a new picture", async () => {
    const image = "https://fotos.example/a.jpg";
    const saved = await createEvent({ ...event, image, imageAlt: "ANTES" });
    const seen = new Date(saved.updatedAt.getTime() - 1).toISOString();
    const pictures = await db.image.count();
    const stale = { code: "stale" };
    await expect(updateEvent(saved.id, { ...event, image, imageAlt: "DEPOIS", seen })).rejects.toMatchObject(stale);
    const other = "https://fotos.example/b.jpg";
    await expect(updateEvent(saved.id, { ...event, image: other, seen })).rejects.toMatchObject(stale);
    expect((await getEvent(saved.id)).image?.alt).toBe("ANTES");
    expect(await db.image.count()).toBe(pictures);
  });

  it("is told so, too, when both were sent at the same moment", async () => {
    const { id, updatedAt } = await createEvent(event);
    const save = (local: string) => updateEvent(id, { ...event, local, seen: updatedAt.toISOString() });
    const both = await Promise.allSettled([save("Salão"), save("Escola")]);
    expect(both.filter(({ status }) => status === "rejected")).toMatchObject([{ reason: { code: "stale" } }]);
  });

  it("is told so while the pool is as small as the number of those who are", async () => {
    const saved = await actingAs(bia, () => createPost(draft));
    const seen = new Date(0).toISOString();
    const refused = await Promise.allSettled(
      Array.from({ length: 20 }, () => updatePost(saved.id, { ...draft, seen })),
    );
    expect(refused.map((result) => result.status === "rejected" && result.reason.code)).toEqual(
      Array(20).fill("stale"),
    );
  });
});
