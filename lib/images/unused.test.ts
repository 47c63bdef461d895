import { describe, expect, it } from "vitest";
import { db, pool } from "../db/client";
import { clearSample, rememberSample } from "../sample/service";
import { storage } from "../storage/storage";
import { attachImage } from "./attach";
import { originalName } from "./names";
import { storeImage } from "./service";
import { referencedPictures, removePicturesIfUnused, removeUnusedPictures } from "./unused";
import { isThere, noPicturesForEachTest, png, removeAll, volunteer } from "./unused.fixture";
import { readVariant } from "./variants";

noPicturesForEachTest();

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
