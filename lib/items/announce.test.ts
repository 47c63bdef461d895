import pg from "pg";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { createEvent } from "../calendar/service";
import { db } from "../db/client";
import { CHANNEL } from "../invalidation/messages";
import { createPost, deletePosts, setPostsActive, updatePost } from "../posts/service";
import { restoreItems } from "../trash/service";
import { announce, collectAnnounced } from "./announce";

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
    const work = collectAnnounced(tags, async () => {
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
