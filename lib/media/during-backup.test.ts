import sharp from "sharp";
import { beforeEach, expect, it, vi } from "vitest";
import { db, pool } from "../db/client";
import { findSuccessor } from "../images/attach";
import { removeLeftoverFiles } from "../images/leftover-files";
import { originalName, PICTURES_LOCK_KEY } from "../images/names";
import { storeImage } from "../images/service";
import { removePicturesIfUnused, removeUnusedPictures } from "../images/unused";
import { readVariant } from "../images/variants";
import { getPost } from "../posts/list";
import { createPost } from "../posts/service";
import { storage } from "../storage/storage";
import { replacePicture } from "./replace";
import { addPicture, removePicture } from "./service";

// A backup reads the files of all pictures in its snapshot, for minutes. What is removed meanwhile is gone for everybody else.

const LATER = new Date(Date.now() + 86_400_000);
const png = await sharp({ create: { width: 4, height: 4, channels: 3, background: "#c8401b" } })
  .png()
  .toBuffer();

const upload = async () => (await storeImage(png)).id;
const hasRow = async (id: string) => (await db.image.count({ where: { id } })) === 1;
const hasFile = async (id: string) => (await storage.read(originalName(id))) !== undefined;
const sweep = () => removeLeftoverFiles({ olderThan: LATER });

async function duringBackup(work: () => Promise<void>) {
  const backup = await pool.connect();
  try {
    await backup.query("SELECT pg_advisory_lock($1)", [PICTURES_LOCK_KEY]);
    await work();
  } finally {
    await backup.query("SELECT pg_advisory_unlock($1)", [PICTURES_LOCK_KEY]);
    backup.release();
  }
}

beforeEach(async () => {
  await db.post.deleteMany();
  await db.image.deleteMany();
  await storage.removeFolder("images");
});

it("a picture of what is purged is not served any more, and its files go with a sweep after the backup", async () => {
  const id = await upload();
  await duringBackup(async () => {
    expect(await removePicturesIfUnused([id])).toBe(1);
    expect(await readVariant(id, 320, "webp")).toBeUndefined();
    await expect(sweep()).rejects.toThrow("a backup");
    expect(await hasFile(id)).toBe(true);
  });
  expect(await sweep()).toMatchObject({ leftovers: 1 });
  expect(await hasFile(id)).toBe(false);
});

it("the daily sweep waits: files of so many pictures would look like those of another database", async () => {
  const id = await upload();
  await duringBackup(async () => {
    await expect(removeUnusedPictures({ olderThan: LATER })).rejects.toThrow("a backup");
    expect(await hasRow(id)).toBe(true);
  });
  expect(await removeUnusedPictures({ olderThan: LATER })).toBe(1);
  expect(await hasFile(id)).toBe(false);
});

it("a size of it that was being made takes back its own file only", async () => {
  const id = await upload();
  const write = storage.write.bind(storage);
  vi.spyOn(storage, "write").mockImplementationOnce(async (name, content) => {
    await duringBackup(async () => void (await removePicturesIfUnused([id])));
    await write(name, content);
  });
  expect(await readVariant(id, 320, "webp")).toBeUndefined();
  vi.restoreAllMocks();
  expect([await hasFile(id), await storage.read(`images/${id}/320.webp`)]).toEqual([true, undefined]);
});

it("a picture is removed from the library", async () => {
  const id = await upload();
  await addPicture(id);
  await duringBackup(async () => {
    await removePicture(id);
    expect([await hasRow(id), await hasFile(id)]).toEqual([false, true]);
  });
});

it("another file takes a picture's place, and the first one's address leads to it", async () => {
  const [old, fresh] = [await upload(), await upload()];
  const article = { titulo: "Café", description: "Pão.", autor: "Ana", slug: "acoes" };
  const { id } = await createPost({ ...article, image: `/imagens/${old}` });
  await duringBackup(async () => {
    await replacePicture(old, fresh, "ADMINISTRATION");
    expect([(await getPost(id)).imageId, await findSuccessor(old)]).toEqual([fresh, fresh]);
    expect([await hasRow(old), await hasFile(old)]).toEqual([false, true]);
  });
  await sweep();
  expect([await hasFile(old), await hasFile(fresh)]).toEqual([false, true]);
});
