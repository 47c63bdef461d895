import { randomUUID } from "node:crypto";
import pg from "pg";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import {
  createEvent,
  deleteEvents,
  getEvent,
  setEventsActive,
  setEventsCancelled,
  updateEvent,
} from "../calendar/service";
import { db } from "../db/client";
import { createDonation, updateDonation } from "../donations/service";
import { actingAs } from "../history/actor";
import { listChanges } from "../history/list";
import { CHANNEL } from "../invalidation/messages";
import { getPost } from "../posts/list";
import { createPost, deletePosts, setPostsActive, updatePost } from "../posts/service";
import { restoreItems } from "../trash/service";
import { announce } from "./announce";
import { collectTags } from "./saved-tags";
import { REPETITION_MS } from "./write";

const ana = { id: "ana", name: "Ana" };
const bia = { id: "bia", name: "Bia" };
const event = { acoes: "Mutirão", local: "Praça", eventos: "x", startsAt: new Date("2026-12-01T12:00:00Z") };
const draft = { titulo: "Título", description: "Texto", autor: "A", slug: "acoes" as const };
const heard: string[] = [];
let listener: pg.Client;

beforeAll(async () => {
  listener = new pg.Client({ connectionString: process.env.DATABASE_URL });
  await listener.connect();
  listener.on("notification", ({ payload }) => heard.push(payload ?? ""));
  await listener.query(`LISTEN ${CHANNEL}`);
});

afterAll(() => listener.end());

beforeEach(async () => {
  await hear();
  heard.length = 0;
});

/** PostgreSQL delivers pending notifications before its next answer. */
async function hear() {
  await listener.query("SELECT 1");
  return heard.map((text) => JSON.parse(text));
}

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

describe("what is no longer true", () => {
  it("is told at COMMIT, and not at all without one", async () => {
    const { id } = await createPost(draft);
    expect(await hear()).toEqual([{ saved: ["posts", `post:${id}`] }]);
    heard.length = 0;
    const rolledBack = db.$transaction(async (tx) => {
      await announce(tx, ["posts"]);
      throw new Error("killed before COMMIT");
    });
    await expect(rolledBack).rejects.toThrow("killed");
    expect(await hear()).toEqual([]);
  });

  it("is told by each verb, and by what comes back from the trash", async () => {
    const { id } = await createPost(draft);
    for (const work of [
      () => updatePost(id, draft),
      () => setPostsActive([id], false),
      () => deletePosts([id]),
      () => restoreItems([{ entity: "post", id }]),
    ]) {
      await hear();
      heard.length = 0;
      await work();
      expect(await hear(), String(work)).toEqual([{ saved: ["posts", `post:${id}`] }]);
    }
  });

  it("is known to the request also when what came afterwards failed", async () => {
    const tags = new Set<string>();
    const work = collectTags(tags, async () => {
      await createEvent(event);
      throw new Error("the answer got lost");
    });
    await expect(work).rejects.toThrow("lost");
    expect([...tags]).toEqual(["calendar"]);
  });

  it("is everything when it is too much to say", async () => {
    await db.$transaction((tx) =>
      announce(
        tx,
        Array.from({ length: 1_000 }, (_, post) => `post:${post}`),
      ),
    );
    expect(await hear()).toEqual([{ saved: ["*"] }]);
  });
});
