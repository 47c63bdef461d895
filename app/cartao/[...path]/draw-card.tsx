import { readFile } from "node:fs/promises";
import path from "node:path";
import { ImageResponse } from "next/og";
import sharp from "sharp";
import { CARD, CARD_WINDOW, PreviewCard } from "@/components/seo/card";
import { cachedAfterToday } from "@/lib/cached-read";
import { readOriginal } from "@/lib/images/original";
import type { Picture } from "@/lib/images/picture";
import { postEntity } from "@/lib/posts/entity";
import { cachedAfterPosts } from "@/lib/posts/public";
import { readCard } from "@/lib/seo/cards";
import { drawable } from "@/lib/seo/drawable";
import { accentOf, DEFAULT_ACCENT } from "@/lib/settings/accent";
import { readSite } from "@/lib/settings/public";

/** The link preview's image of a page, as base64 JPEG; cached until its content changes, or may change by itself. */
export async function drawCard(page: string[]) {
  "use cache";
  // Tagged by the reads inside.
  if (page[0] === postEntity.pages.folder) await cachedAfterPosts();
  else cachedAfterToday();
  const card = await readCard(page);
  if (!card) return undefined;
  const site = await readSite();
  const [logo, picture, fonts] = await Promise.all([drawLogo(site.logo), cropPicture(card.picture), readFonts()]);
  const name = drawable(site.name);
  const { label, title, note, percent } = card;
  const image = new ImageResponse(
    <PreviewCard
      name={name}
      label={drawable(label)}
      title={drawable(title) || name}
      note={drawable(note)}
      percent={percent}
      logo={logo}
      accent={accentOf(site.accent || DEFAULT_ACCENT, "light").accent}
      picture={picture}
    />,
    { ...CARD, fonts },
  );
  const png = Buffer.from(await image.arrayBuffer());
  // A photo as PNG takes half a megabyte, and messengers ignore large images.
  const jpeg = await sharp(png).jpeg({ quality: 82, chromaSubsampling: "4:4:4", mozjpeg: true }).toBuffer();
  return jpeg.toString("base64");
}

const inCheckout = (...names: string[]) => path.join(/* turbopackIgnore: true */ process.cwd(), ...names);

/** The organisation's logo, if it has one, fitted into a square. */
async function drawLogo(address: string) {
  const own = await readOriginal(address);
  const drawn = own ? sharp(own) : sharp(await readFile(inCheckout("public/logo.svg")), { density: 300 });
  return dataUrl(await drawn.resize(136, 136, CONTAIN).png().toBuffer(), "png");
}

const CONTAIN = { fit: "contain", background: "#fff0" } as const;

/** The item's picture, or the site's if none is stored here, cropped around its centre. */
async function cropPicture(picture: Picture | undefined) {
  const stored = await readOriginal(picture?.src ?? "");
  const source = stored ?? (await readFile(inCheckout("public/default.jpg")));
  const centre = { x: 0.5, y: stored ? 0.5 : 0.45 }; // the people in the site's picture are above the middle
  const { width = 1, height = 1 } = await sharp(source).metadata();
  const scale = Math.max(CARD_WINDOW.width / width, CARD_WINDOW.height / height);
  const size = { width: Math.ceil(width * scale), height: Math.ceil(height * scale) };
  const start = (whole: number, part: number, centre: number) =>
    Math.round(Math.min(Math.max(whole * centre - part / 2, 0), whole - part));
  const cropped = await sharp(source)
    .resize({ ...size, fit: "fill" })
    .extract({
      left: start(size.width, CARD_WINDOW.width, centre.x),
      top: start(size.height, CARD_WINDOW.height, centre.y),
      ...CARD_WINDOW,
    })
    .jpeg({ quality: 90 })
    .toBuffer();
  return dataUrl(cropped, "jpeg");
}

async function readFonts() {
  const font = async (name: string, file: string, weight: 600 | 800) => ({
    name,
    weight,
    data: await readFile(inCheckout("node_modules/@fontsource", file)),
  });
  // Each subset has its own name, as satori keeps one file per name; letters beyond Latin-1 fall back to 'Ext'.
  return Promise.all([
    font("Text", "figtree/files/figtree-latin-600-normal.woff", 600),
    font("Display", "bricolage-grotesque/files/bricolage-grotesque-latin-800-normal.woff", 800),
    font("Text Ext", "figtree/files/figtree-latin-ext-600-normal.woff", 600),
    font("Display Ext", "bricolage-grotesque/files/bricolage-grotesque-latin-ext-800-normal.woff", 800),
  ]);
}

const dataUrl = (content: Buffer, type: string) => `data:image/${type};base64,${content.toString("base64")}`;
