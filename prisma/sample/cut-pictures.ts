/**
 * Cuts what the site's own pages show out of its SVGs, which are the source: `node --import tsx prisma/sample/cut-pictures.ts`
 * after a change of app/icon.svg or of banner-*, default, icon-maskable or a scene below in prisma/sample/pictures. It writes
 * the same bytes while sharp and the SVG stay the same. The other samples become pictures when a database is filled.
 */
import { readFile, writeFile } from "node:fs/promises";
import sharp from "sharp";

type Region = { left: number; top: number; width: number; height: number };
/** A part of a drawing, in its pixels, and the widths in which pages ask for it. */
type Cut = { region: Region; widths: number[] };

/** A banner whole for wide screens; its right part, where the people are, for phones. */
const BANNER: Record<string, Cut> = {
  wide: { region: { left: 0, top: 0, width: 1600, height: 700 }, widths: [960, 1600] },
  tall: { region: { left: 760, top: 0, width: 840, height: 700 }, widths: [480, 720] },
};
const SCENE: Cut = { region: { left: 0, top: 0, width: 1600, height: 1000 }, widths: [720, 1280] };
/** The scenes that the pages about the project show. */
const SCENES = ["cafe-com-vizinhas", "montagem-cestas", "roda-de-treinamento", "entrega", "pipas-e-baloes"];

const drawing = (name: string) => readFile(`prisma/sample/pictures/${name}.svg`);

async function cutPictures() {
  await writeIcons();
  for (const n of [1, 2, 3, 4, 5]) {
    for (const [name, cut] of Object.entries(BANNER))
      await writeCut(await drawing(`banner-${n}`), cut, `public/banner/${n}-${name}`);
  }
  for (const name of SCENES) await writeCut(await drawing(name), SCENE, `public/cenas/${name}`);
  await sharp(await drawing("default"))
    .jpeg({ quality: 80, progressive: true, mozjpeg: true })
    .toFile("public/default.jpg");
}

async function writeCut(svg: Buffer, { region, widths }: Cut, file: string) {
  const whole = await sharp(svg).extract(region).png().toBuffer();
  for (const width of widths) {
    await sharp(whole).resize(width).avif({ quality: 55, effort: 6 }).toFile(`${file}-${width}.avif`);
    await sharp(whole).resize(width).webp({ quality: 80, effort: 6 }).toFile(`${file}-${width}.webp`);
  }
}

/** The icons of browsers and phones: their sizes stand in app/manifest.ts. */
async function writeIcons() {
  const icon = await readFile("app/icon.svg");
  // Full-bleed, because phones crop it; the safe zone is the middle four fifths.
  const maskable = await drawing("icon-maskable");
  await writeFile("public/icons/icon-192.png", await png(icon, 192));
  await writeFile("public/icons/icon-512.png", await png(icon, 512));
  await writeFile("public/icons/maskable-512.png", await png(maskable, 512));
  // iOS rounds the corners itself, and paints transparent ones black.
  await writeFile("app/apple-icon.png", await png(maskable, 180));
  await writeFile("app/favicon.ico", ico(await png(icon, 32), 32));
}

/** Renders an icon drawn at 64 px; the density keeps its lines sharp at any size. */
function png(svg: Buffer, size: number) {
  return sharp(svg, { density: (72 * size) / 64 })
    .resize(size, size)
    .png({ palette: true, effort: 10, compressionLevel: 9 })
    .toBuffer();
}

/** An icon file of one picture: header, directory of one entry, PNG. */
function ico(content: Buffer, size: number) {
  const head = Buffer.alloc(22);
  head.writeUInt16LE(1, 2); // an icon
  head.writeUInt16LE(1, 4); // of one picture
  head.writeUInt8(size, 6);
  head.writeUInt8(size, 7);
  head.writeUInt16LE(1, 10); // plane
  head.writeUInt16LE(32, 12); // bits a pixel
  head.writeUInt32LE(content.length, 14);
  head.writeUInt32LE(head.length, 18);
  return Buffer.concat([head, content]);
}

void cutPictures();
