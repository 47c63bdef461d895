import { readFile } from "node:fs/promises";
import sharp from "sharp";
import { expect, it } from "vitest";
import { storage } from "../storage/storage";
import { originalName } from "./names";
import { storeImage } from "./service";
import { imageCopy } from "./upload-limits";

/** 160 × 120: blue to the left, red to the right. */
const photo = await readFile("e2e/files/foto.heic");
/** The same size: sRGB's (200, 80, 60) to the left and (60, 120, 70) to the right, in Display P3. */
const widePhoto = await readFile("e2e/files/foto-p3.heic");

it("an iPhone's photograph is stored like any other", async () => {
  const { id, width, height, placeholder } = await storeImage(photo, "A praça");
  expect([width, height]).toEqual([160, 120]);
  expect(placeholder).toMatch(/^data:image\/webp/);
  const stored = await storage.read(originalName(id));
  const { data } = await sharp(stored).raw().toBuffer({ resolveWithObject: true });
  const [red, , blue] = data;
  expect(blue).toBeGreaterThan(150);
  expect(red).toBeLessThan(100);
});

it("an iPhone's colours, in Display P3, are the same in sRGB", async () => {
  const { id } = await storeImage(widePhoto);
  const stored = await storage.read(originalName(id));
  const { data, info } = await sharp(stored).raw().toBuffer({ resolveWithObject: true });
  const pixel = (x: number) => [...data.subarray((60 * info.width + x) * info.channels).subarray(0, 3)];
  expect(distance(pixel(20), [200, 80, 60])).toBeLessThan(4);
  expect(distance(pixel(140), [60, 120, 70])).toBeLessThan(4);
});

it("a damaged colour profile leaves the colours as they are", async () => {
  const content = Buffer.from(widePhoto);
  const profile = content.indexOf("colrprof") + 8;
  content.fill(0xff, profile + 60, profile + 260);
  await expect(storeImage(content)).resolves.toMatchObject({ width: 160, height: 120 });
});

it.each([
  ["ends in the middle", photo.subarray(0, photo.length / 2), imageCopy.broken],
  ["is none but for its name", Buffer.concat([photo.subarray(0, 32), Buffer.alloc(5_000, 7)]), imageCopy.broken],
  ["says that it has 400 megapixels", withSize(20_000, 20_000), imageCopy.tooManyPixels],
])("one that %s is refused, and this process goes on", async (_, content, message) => {
  await expect(storeImage(content)).rejects.toMatchObject({ code: "invalid", message });
});

/** The file with another size in its box 'ispe'. */
function withSize(width: number, height: number) {
  const content = Buffer.from(photo);
  const box = content.indexOf("ispe");
  content.writeUInt32BE(width, box + 8);
  content.writeUInt32BE(height, box + 12);
  return content;
}

const distance = (one: number[], other: number[]) =>
  Math.max(...one.map((value, index) => Math.abs(value - (other[index] ?? 0))));
