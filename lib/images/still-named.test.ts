import { describe, expect, it } from "vitest";
import { db, pool } from "../db/client";
import { storage } from "../storage/storage";
import { originalName } from "./names";
import { storeImage } from "./service";
import { isThere, noPicturesForEachTest, png, post, removeAll, volunteer } from "./unused.fixture";

noPicturesForEachTest();

describe("a picture stays that is", () => {
  const event = { startsAt: new Date(), acoes: "A", local: "L", eventos: "E" };
  const project = { titulo: "P", description: "D", slug: "acoes", url: "https://exemplo.org" };
  const user = { name: "U", email: "u@exemplo.org", passwordHash: "x" };
  const trash = { entity: "volunteer", title: "V", userName: "Ana" };
  const slide = (id: string) => ({ slides: [{ image: `/imagens/${id}`, alt: "" }] });

  const namings: Record<string, (id: string) => Promise<unknown>> = {
    "an account's": (imageId) => db.user.create({ data: { ...user, imageId } }),
    "an article's": (imageId) => db.post.create({ data: { ...post, permalink: "um", imageId } }),
    "an event's": (imageId) => db.calendarEvent.create({ data: { ...event, imageId } }),
    "a project's": (imageId) => db.project.create({ data: { ...project, imageId } }),
    "a volunteer's": (imageId) => db.volunteer.create({ data: { ...volunteer, imageId } }),
    "inside an article": (id) =>
      db.post.create({
        data: { ...post, permalink: "dois", description: `Antes.\n\n![Uma](/imagens/${id})\n\nDepois.` },
      }),
    "a slide of the banner": (id) => db.setting.create({ data: { key: "teste", value: slide(id) } }),
    "shown by its whole address": (id) =>
      db.volunteer.create({
        data: { ...volunteer, image: { create: { url: `https://exemplo.org/imagens/${id}/1280.webp` } } },
      }),
    "of an item in the trash": (imageId) =>
      db.trash.create({ data: { ...trash, id: "1", rows: [{ table: "Volunteer", row: { name: "V", imageId } }] } }),
    "inside an article in the trash": (id) =>
      db.trash.create({
        data: { ...trash, id: "2", rows: [{ table: "Post", row: { description: `![Uma](/imagens/${id})` } }] },
      }),
  };

  it.each(Object.keys(namings))("%s", async (place) => {
    const [named, other] = [await storeImage(png), await storeImage(png)];
    await namings[place]?.(named.id);
    expect(await removeAll()).toBe(1);
    expect([await isThere(named.id), await isThere(other.id)]).toEqual([true, false]);
    expect(await storage.read(originalName(named.id))).toBeDefined();
  });

  it("of a table that nobody mentions anywhere", async () => {
    const { id } = await storeImage(png);
    await pool.query(`CREATE TABLE "Thing" ("coverId" text REFERENCES "Image"(id) ON DELETE SET NULL)`);
    await pool.query(`INSERT INTO "Thing" VALUES ($1)`, [id]);
    expect(await removeAll()).toBe(0);
    await pool.query(`DROP TABLE "Thing"`);
    expect(await removeAll()).toBe(1);
  });
});
