import sharp from "sharp";
import { beforeEach } from "vitest";
import { db } from "../db/client";
import { emptyForEachTest } from "../db/emptied.fixture";
import { storage } from "../storage/storage";
import { removeUnusedPictures } from "./unused";

/** Neither rows nor files before each test of the file. */
export function noPicturesForEachTest() {
  emptyForEachTest("Post", "Volunteer", "Image");
  beforeEach(() => storage.removeFolder("images"));
}

export const LATER = new Date(Date.now() + 86_400_000);
export const png = await sharp({ create: { width: 4, height: 4, channels: 3, background: "#c8401b" } })
  .png()
  .toBuffer();

export const post = { titulo: "T", description: "Um texto.", autor: "Ana", slug: "acoes" };
export const volunteer = { name: "V", profissao: "P", tipo: "T", descricao: "D" };
export const removeAll = () => removeUnusedPictures({ olderThan: LATER });
export const isThere = async (id: string) => (await db.image.count({ where: { id } })) === 1;
