import { readdir } from "node:fs/promises";
import path from "node:path";
import sharp, { type Sharp } from "sharp";
import { describe, expect, it, vi } from "vitest";
import { db } from "../db/client";
import { storage } from "../storage/storage";
import { pictureAnswer } from "./api";
import { originalName } from "./names";
import { presentPicture } from "./present";
import { storeImage } from "./service";
import { parseVariant, readVariant } from "./variants";

const photo = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: "#c8401b" } });

/** A progressive JPEG (ITU T.81, annex B) of one grey block, whose last scan stands in it so often. */
function inScans(count: number) {
  const segment = (mark: number, ...bytes: number[]) => Buffer.from([0xff, mark, 0, bytes.length + 2, ...bytes]);
  const codes = [1, ...Array<number>(16).fill(0)]; // one, of one bit, for zero
  const scan = (from: number, to: number) => [segment(0xda, 1, 1, 0, from, to, 0), Buffer.from([0x7f])];
  return Buffer.concat([
    Buffer.from([0xff, 0xd8]),
    segment(0xdb, 0, ...Array<number>(64).fill(1)),
    segment(0xc2, 8, 0, 8, 0, 8, 1, 1, 0x11, 0),
    segment(0xc4, 0, ...codes),
    segment(0xc4, 0x10, ...codes),
    ...scan(0, 0),
    ...Array.from({ length: count }, () => scan(1, 63)).flat(),
    Buffer.from([0xff, 0xd9]),
  ]);
}

async function filesStored() {
  const folder = path.join(process.env.DATA_DIR ?? "", "files", "images");
  return (await readdir(folder).catch(() => [])).length;
}

async function expectRefused(content: Uint8Array, expected: object) {
  const before = [await filesStored(), await db.image.count()];
  await expect(storeImage(content)).rejects.toMatchObject(expected);
  expect([await filesStored(), await db.image.count()]).toEqual(before);
}

describe("an upload", () => {
  it("is kept upright, without its metadata, with its measures and a placeholder", async () => {
    const gps = { IFD0: { Artist: "Fulana" }, IFD3: { GPSLatitudeRef: "S", GPSLatitude: "18/1 54/1 0/1" } };
    const content = await photo(40, 20).jpeg().withExif(gps).withMetadata({ orientation: 6 }).toBuffer();
    const image = await storeImage(content, "Uma caixa");
    expect(image).toMatchObject({ width: 20, height: 40, alt: "Uma caixa", url: null });
    expect(image.placeholder).toMatch(/^data:image\/webp;base64,/);
    const kept = await storage.read(originalName(image.id));
    const metadata = await sharp(kept).metadata();
    expect(metadata).toMatchObject({ format: "webp", width: 20, height: 40 });
    expect(metadata.exif).toBeUndefined();
  });

  it("is presented by what is known of it and nothing else", async () => {
    const image = await storeImage(await photo(8, 4).png().toBuffer(), "Uma caixa");
    const known = { alt: "Uma caixa", width: 8, height: 4, placeholder: image.placeholder };
    expect(presentPicture(image)).toEqual({ src: `/imagens/${image.id}`, ...known });
    expect(Object.keys(pictureAnswer.shape).sort()).toEqual(Object.keys(presentPicture(null)).sort());
  });

  it("larger than needed is made smaller", async () => {
    const image = await storeImage(await photo(4000, 1000).png().toBuffer());
    expect(image).toMatchObject({ width: 2560, height: 640 });
  });

  it("waits for the one before it: several of the largest at once would take all memory", async () => {
    const content = await photo(600, 400).png().toBuffer();
    const prototype: Sharp = Object.getPrototypeOf(sharp());
    const { toBuffer } = prototype;
    let [running, most] = [0, 0];
    const counted = vi.spyOn(prototype, "toBuffer").mockImplementation(async function (this: Sharp, options) {
      most = Math.max(most, ++running);
      try {
        return await toBuffer.call(this, options);
      } finally {
        running--;
      }
    });
    await Promise.all(Array.from({ length: 6 }, () => storeImage(content)));
    counted.mockRestore();
    expect(most).toBe(1);
  });

  it("that only claims to be a picture is refused", async () => {
    const wrongType = { code: "unsupported", message: "Envie uma imagem PNG ou JPG" };
    await expectRefused(Buffer.from("<svg xmlns='http://www.w3.org/2000/svg'/>"), wrongType);
    await expectRefused(await photo(4, 4).gif().toBuffer(), wrongType);
    await expectRefused(Buffer.alloc(0), wrongType);
  });

  it("that is damaged is refused", async () => {
    const whole = await photo(400, 400).png().toBuffer();
    await expectRefused(whole.subarray(0, 60), { code: "invalid", message: expect.stringContaining("danificada") });
  });

  it("of more passes over its pixels than any program makes is refused: 10 MB of them are hours", async () => {
    expect(await storeImage(inScans(20))).toMatchObject({ width: 8, height: 8 });
    await expectRefused(inScans(400), { code: "invalid", message: expect.stringContaining("ler esta imagem") });
    const video = Buffer.from("\xff\xda".repeat(160), "latin1"); // behind a photograph that moves
    await storeImage(Buffer.concat([inScans(20), video]));
  });

  it("of more than 10 MB, or of more than 50 megapixels in a small file, is refused", async () => {
    await expectRefused(Buffer.alloc(10 * 1024 * 1024 + 1, 0xff), { code: "tooLarge" });
    const bomb = await photo(8000, 7000).png({ compressionLevel: 9 }).toBuffer();
    expect(bomb.byteLength).toBeLessThan(1_000_000);
    await expectRefused(bomb, { code: "invalid", message: "A imagem deve ter no máximo 50 megapixels" });
  });
});

describe("a variant", () => {
  it("that cannot be kept is served all the same", async () => {
    const { id } = await storeImage(await photo(800, 400).png().toBuffer());
    const full = vi.spyOn(storage, "write").mockRejectedValue(Object.assign(new Error("full"), { code: "ENOSPC" }));
    const { content, final } = (await readVariant(id, 320, "webp")) ?? {};
    expect([(await sharp(content).metadata()).width, final]).toEqual([320, true]);
    full.mockRestore();
  });

  it("is made in the width and format asked for, never enlarged, and kept", async () => {
    const { id } = await storeImage(await photo(800, 400).png().toBuffer());
    const [first, again] = await Promise.all([readVariant(id, 720, "webp"), readVariant(id, 720, "webp")]);
    expect(await sharp(first?.content).metadata()).toMatchObject({ format: "webp", width: 720, height: 360 });
    expect(again?.content).toEqual(first?.content);
    expect(await storage.read(`images/${id}/720.webp`)).toEqual(first?.content);
    const wide = await readVariant(id, 1920, "webp");
    expect(await sharp(wide?.content).metadata()).toMatchObject({ width: 800 });
  });

  it("in AVIF is WebP until it is ready", async () => {
    const { id } = await storeImage(await photo(800, 400).png().toBuffer());
    expect(await readVariant(id, 320, "avif")).toMatchObject({ format: "webp", final: false });
    await expect.poll(() => readVariant(id, 320, "avif")).toMatchObject({ format: "avif", final: true });
    const { content } = (await readVariant(id, 320, "avif")) ?? {};
    expect(await sharp(content).metadata()).toMatchObject({ format: "heif", width: 320 });
  });

  it("of no picture is nothing", async () => {
    expect(await readVariant("nada", 720, "webp")).toBeUndefined();
  });

  it.each(["721.webp", "720.png", "720", "720.webp.webp", "0720.webp", "../720.webp", ""])(
    "%s is not served",
    (file) => {
      expect(parseVariant(file)).toBeUndefined();
    },
  );
});
