import sharp from "sharp";
import { beforeEach, describe, expect, it, vi } from "vitest";
import { db, pool } from "../db/client";
import { clearSample, rememberSample } from "../sample/service";
import { storage } from "../storage/storage";
import { attachImage } from "./attach";
import { removeLeftoverFiles } from "./leftover-files";
import { originalName } from "./names";
import { storeImage } from "./service";
import { lockPictures, referencedPictures, removePicturesIfUnused, removeUnusedPictures } from "./unused";
import { readVariant } from "./variants";

const LATER = new Date(Date.now() + 86_400_000);
const png = await sharp({ create: { width: 4, height: 4, channels: 3, background: "#c8401b" } })
  .png()
  .toBuffer();

const post = { titulo: "T", description: "Um texto.", autor: "Ana", slug: "acoes" };
const volunteer = { name: "V", profissao: "P", tipo: "T", descricao: "D" };
const removeAll = () => removeUnusedPictures({ olderThan: LATER });
const isThere = async (id: string) => (await db.image.count({ where: { id } })) === 1;

beforeEach(async () => {
  await db.post.deleteMany();
  await db.volunteer.deleteMany();
  await db.image.deleteMany();
  await storage.removeFolder("images");
});

describe("a picture that nothing names", () => {
  it("goes with its row, its file and all its sizes", async () => {
    const { id } = await storeImage(png);
    await readVariant(id, 320, "webp");
    expect(await removeAll()).toBe(1);
    expect(await isThere(id)).toBe(false);
    expect(await storage.read(originalName(id))).toBeUndefined();
    expect(await storage.read(`images/${id}/320.webp`)).toBeUndefined();
  });

  it("stays while it may belong to a draft", async () => {
    const { id, createdAt } = await storeImage(png);
    expect(await removeUnusedPictures({ olderThan: createdAt })).toBe(0);
    expect(await isThere(id)).toBe(true);
  });

  it("goes at once when it is asked for by its id, and no other does", async () => {
    const [removed, named, other] = [await storeImage(png), await storeImage(png), await storeImage(png)];
    await db.volunteer.create({ data: { ...volunteer, imageId: named.id } });
    expect(await removePicturesIfUnused([removed.id, named.id, "nada"])).toBe(1);
    expect(await Promise.all([removed, named, other].map(({ id }) => isThere(id)))).toEqual([false, true, true]);
  });

  it("goes after it was replaced, and so does a web address", async () => {
    const { id } = await db.volunteer.create({ data: { ...volunteer, imageId: (await storeImage(png)).id } });
    const web = await attachImage(db, { image: "https://exemplo.org/a.png" });
    await db.volunteer.update({ where: { id }, data: { imageId: web } });
    expect(await removeAll()).toBe(1);
    await db.volunteer.delete({ where: { id } });
    expect(await removeAll()).toBe(1);
    expect(await db.image.count()).toBe(0);
  });

  it("goes after the account was removed, and after the samples were cleared", async () => {
    const [portrait, sample] = [await storeImage(png), await storeImage(png)];
    const account = { name: "U", email: "saiu@exemplo.org", passwordHash: "x", imageId: portrait.id };
    const { id } = await db.user.create({ data: account });
    await db.volunteer.create({ data: { ...volunteer, imageId: sample.id } });
    await rememberSample();
    expect(await removeAll()).toBe(0);
    await db.user.delete({ where: { id } });
    await clearSample();
    expect(await removeAll()).toBe(2);
  });
});

it("the pictures of a removed item are its own and those inside its text, each once", () => {
  const rows = [
    { table: "Post", row: { imageId: "a-1", description: "![x](/imagens/b_2) ![y](/imagens/a-1)", alt: "c" } },
  ];
  for (const text of [JSON.stringify(rows), JSON.stringify(rows, undefined, 1)])
    expect(referencedPictures(text)).toEqual(["a-1", "b_2"]);
  expect(referencedPictures('{"imageId":null}')).toEqual([]);
});

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

describe("a save at the same moment", () => {
  it("that names the picture already keeps it", async () => {
    const [byItem, byText] = [await storeImage(png), await storeImage(png)];
    await db.$transaction(async (tx) => {
      await tx.volunteer.create({ data: { ...volunteer, imageId: byItem.id } });
      const description = `![Uma](/imagens/${byText.id})`;
      expect(await lockPictures(tx, description)).toEqual([]);
      await tx.post.create({ data: { ...post, permalink: "tres", description } });
      expect(await removeAll()).toBe(0); // nobody else sees the two rows yet
    });
    expect([await isThere(byItem.id), await isThere(byText.id)]).toEqual([true, true]);
  });

  it("that was committed between the first look and the lock keeps it", async () => {
    const { id } = await storeImage(png);
    const transaction = vi.spyOn(db, "$transaction").mockImplementationOnce(async (...given) => {
      await db.volunteer.create({ data: { ...volunteer, imageId: id } });
      return Reflect.apply(db.$transaction, db, given);
    });
    expect(await removeAll()).toBe(0);
    expect(transaction).toHaveBeenCalled();
    expect(await db.volunteer.findFirst()).toMatchObject({ imageId: id });
  });

  it("that comes later hears that the picture is gone", async () => {
    const { id } = await storeImage(png);
    await removeAll();
    await expect(attachImage(db, { image: `/imagens/${id}` })).rejects.toMatchObject({
      message: "Imagem não encontrada. Envie novamente",
    });
    expect(await db.$transaction((tx) => lockPictures(tx, `![Uma](/imagens/${id})`))).toEqual([id]);
  });
});

describe("a crash between the row and the files", () => {
  it("leaves a picture that is not served, and that the next sweep removes", async () => {
    const { id } = await storeImage(png);
    await readVariant(id, 320, "webp");
    vi.spyOn(storage, "removeFolder").mockRejectedValueOnce(new Error("crashed"));
    await expect(removeAll()).rejects.toThrow("crashed");
    expect(await storage.read(`images/${id}/320.webp`)).toBeDefined();
    expect(await readVariant(id, 320, "webp")).toBeUndefined();
    expect(await removeLeftoverFiles({ olderThan: LATER })).toMatchObject({ leftovers: 1 });
    expect(await storage.read(originalName(id))).toBeUndefined();
  });

  it("does not fail whoever removes an item for good", async () => {
    const { id } = await storeImage(png);
    vi.spyOn(storage, "removeFolder").mockRejectedValueOnce(new Error("crashed"));
    await expect(removePicturesIfUnused([id])).resolves.toBe(0);
    expect(await isThere(id)).toBe(false);
  });
});

describe("a size that was being made when its picture was removed", () => {
  it.each(["webp", "avif"] as const)("in %s, does not come back", async (format) => {
    const { id } = await storeImage(png);
    const write = storage.write.bind(storage);
    let isWritten = false;
    vi.spyOn(storage, "write").mockImplementation(async (name, content) => {
      if (name.endsWith(format)) await removeAll();
      await write(name, content);
      isWritten ||= name.endsWith(format);
    });
    const answer = await readVariant(id, 320, format);
    if (format === "webp") expect(answer).toBeUndefined();
    await expect.poll(() => isWritten).toBe(true);
    await expect.poll(() => storage.read(`images/${id}/320.${format}`)).toBeUndefined();
    vi.restoreAllMocks();
    expect(await readVariant(id, 320, format)).toBeUndefined();
  });
});

it("ten thousand pictures and a thousand articles are looked through in one statement", async () => {
  await pool.query(`INSERT INTO "Image" (id) SELECT 'muitas-' || n FROM generate_series(1, 10000) AS n`);
  await pool.query(
    `INSERT INTO "Volunteer" (id, name, profissao, tipo, descricao, "imageId", "updatedAt")
     SELECT 'v' || n, 'V', 'P', 'T', 'D', 'muitas-' || n, now() FROM generate_series(1, 5000) AS n`,
  );
  await pool.query(
    `INSERT INTO "Post" (id, titulo, description, autor, slug, permalink, "updatedAt")
     SELECT 'p' || n, 'T', repeat('Um texto longo. ', 300) || '![x](/imagens/muitas-' || (n + 5000) || ')', 'A', 'acoes', 'p' || n, now()
     FROM generate_series(1, 1000) AS n`,
  );
  await db.image.deleteMany({ where: { id: { in: Array.from({ length: 3_900 }, (_, n) => `muitas-${n + 6_001}`) } } });
  expect(await removeAll()).toBe(100);
  expect(await db.image.count()).toBe(6_000);
});
