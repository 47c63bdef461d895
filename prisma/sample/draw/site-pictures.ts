import { mkdir } from "node:fs/promises";
import { join } from "node:path";
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
export const SITE_SCENES = ["cafe-com-vizinhas", "montagem-cestas", "roda-de-treinamento", "entrega", "pipas-e-baloes"];

/** Writes the pictures of the site's own pages below public/: banner/{n}-{cut}-{width} and cenas/{name}-{width}. */
export async function writeSitePictures(read: (name: string) => string, publicFolder: string) {
  for (const folder of ["banner", "cenas"]) await mkdir(join(publicFolder, folder), { recursive: true });
  for (const n of [1, 2, 3, 4, 5]) {
    for (const [name, cut] of Object.entries(BANNER))
      await writeCut(read(`banner-${n}`), cut, join(publicFolder, "banner", `${n}-${name}`));
  }
  for (const name of SITE_SCENES) await writeCut(read(name), SCENE, join(publicFolder, "cenas", name));
}

async function writeCut(svg: string, { region, widths }: Cut, file: string) {
  const whole = await sharp(Buffer.from(svg)).extract(region).png().toBuffer();
  for (const width of widths) {
    await sharp(whole).resize(width).avif({ quality: 55, effort: 6 }).toFile(`${file}-${width}.avif`);
    await sharp(whole).resize(width).webp({ quality: 80, effort: 6 }).toFile(`${file}-${width}.webp`);
  }
}
