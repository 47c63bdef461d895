import { describe, expect, it, vi } from "vitest";
import { db } from "../db/client";
import { storage } from "../storage/storage";
import { attachImage } from "./attach";
import { removeLeftoverFiles } from "./leftover-files";
import { originalName } from "./names";
import { storeImage } from "./service";
import { lockPictures, removePicturesIfUnused } from "./unused";
import { isThere, LATER, noPicturesForEachTest, png, post, removeAll, volunteer } from "./unused.fixture";
import { readVariant } from "./variants";

noPicturesForEachTest();

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

  it("that names it by an id that it had keeps it", async () => {
    const { id } = await storeImage(png);
    await db.image.update({ where: { id }, data: { formerIds: ["antes"] } });
    const description = "![Uma](/imagens/antes)";
    await db.$transaction(async (tx) => {
      expect(await lockPictures(tx, description)).toEqual([]);
      expect(await removeAll()).toBe(0);
      await tx.post.create({ data: { ...post, permalink: "quatro", description } });
    });
    expect(await isThere(id)).toBe(true);
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
