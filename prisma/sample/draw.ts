/** Draws the sample pictures and the brand: `node --import tsx prisma/sample/draw.ts`. */
import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import sharp from "sharp";
import { banners } from "./draw/banners";
import { fallback, logo } from "./draw/brand";
import { writeIcons } from "./draw/icons";
import { picture } from "./draw/paper";
import { portraits } from "./draw/portraits";
import { foodScenes } from "./draw/scenes-food";
import { neighbourhoodScenes } from "./draw/scenes-neighbourhood";
import { parcelScenes } from "./draw/scenes-parcels";
import { trainingScenes } from "./draw/scenes-training";
import { youngScenes } from "./draw/scenes-young";
import { writeSitePictures } from "./draw/site-pictures";

const root = process.cwd();
const folder = join(root, "prisma/sample/pictures");
const scenes = { ...foodScenes, ...parcelScenes, ...youngScenes, ...neighbourhoodScenes, ...trainingScenes };

function drawAll(pictures: Record<string, () => string>, width: number, height: number) {
  for (const [name, compose] of Object.entries(pictures))
    writeFileSync(join(folder, `${name}.svg`), picture(name, width, height, compose));
}

async function main() {
  for (const path of [folder, join(root, "public"), join(root, "app")]) mkdirSync(path, { recursive: true });
  drawAll(scenes, 1600, 1000);
  drawAll(banners, 1600, 700);
  drawAll(portraits, 800, 800);
  writeFileSync(join(root, "public/logo.svg"), logo());
  await writeIcons(root);
  await writeSitePictures((name) => readFileSync(join(folder, `${name}.svg`), "utf8"), join(root, "public"));
  await sharp(Buffer.from(picture("Projeto Nova", 1600, 1000, fallback)))
    .jpeg({ quality: 80, progressive: true, mozjpeg: true })
    .toFile(join(root, "public/default.jpg"));
}

void main();
