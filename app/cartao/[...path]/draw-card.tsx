import { readFile } from "node:fs/promises";
import path from "node:path";
import { ImageResponse } from "next/og";
import sharp from "sharp";
import { CARD, CARD_WINDOW, Card } from "@/components/seo/card";
import { cachedUntilChanged } from "@/lib/cached-read";
import { originalName } from "@/lib/images/names";
import { type Picture, storedId } from "@/lib/images/picture";
import { readCard } from "@/lib/seo/cards";
import { readSite } from "@/lib/settings/public";
import { storage } from "@/lib/storage/storage";
import { truncate } from "@/lib/text";

/** The picture of that page's link preview as a JPEG, base64; kept until what it shows changes. */
export async function drawCard(page: string[]) {
  "use cache";
  cachedUntilChanged(); // The reads inside bring their tags along.
  const card = await readCard(page);
  if (!card) return undefined;
  const [site, logo, picture, fonts] = await Promise.all([
    readSite(),
    drawLogo(),
    cutPicture(card.picture),
    readFonts(),
  ]);
  const name = drawable(site.name);
  const { label, title, note } = card;
  const image = new ImageResponse(
    <Card
      name={name}
      label={drawable(label)}
      title={drawable(title) || name}
      note={drawable(note)}
      logo={logo}
      picture={picture}
    />,
    { ...CARD, fonts },
  );
  const png = Buffer.from(await image.arrayBuffer());
  // PNG would make half a megabyte of a photo, and messengers leave large pictures out.
  const jpeg = await sharp(png).jpeg({ quality: 82, chromaSubsampling: "4:4:4", mozjpeg: true }).toBuffer();
  return jpeg.toString("base64");
}

/** Characters of a text; more does not fit, and of an imported title without end the drawing would take all memory. */
const DRAWN = 300;

/** Only what the fonts have: for anything else (emoji, other scripts) next/og would ask servers of others. */
function drawable(text: string) {
  return truncate(text, DRAWN)
    .replace(/[^\u0020-\u024f\u1e00-\u1eff\u2010-\u2027]/gu, " ")
    .replace(/\s+/g, " ")
    .trim();
}

const inCheckout = (...names: string[]) => path.join(/* turbopackIgnore: true */ process.cwd(), ...names);

async function drawLogo() {
  const svg = await readFile(inCheckout("public/logo.svg"));
  return dataUrl(await sharp(svg, { density: 300 }).resize(136).png().toBuffer(), "png");
}

/** The item's own picture cut to the window around its middle; the site's when it has none that is stored here. */
async function cutPicture(picture: Picture | undefined) {
  const id = picture && storedId(picture.src);
  const stored = id ? await storage.read(originalName(id)) : undefined;
  const source = stored ?? (await readFile(inCheckout("public/default.jpg")));
  const middle = { x: 0.5, y: stored ? 0.5 : 0.45 }; // of the site's picture, where its people are
  const { width = 1, height = 1 } = await sharp(source).metadata();
  const scale = Math.max(CARD_WINDOW.width / width, CARD_WINDOW.height / height);
  const size = { width: Math.ceil(width * scale), height: Math.ceil(height * scale) };
  const start = (whole: number, part: number, middle: number) =>
    Math.round(Math.min(Math.max(whole * middle - part / 2, 0), whole - part));
  const cut = await sharp(source)
    .resize({ ...size, fit: "fill" })
    .extract({
      left: start(size.width, CARD_WINDOW.width, middle.x),
      top: start(size.height, CARD_WINDOW.height, middle.y),
      ...CARD_WINDOW,
    })
    .jpeg({ quality: 90 })
    .toBuffer();
  return dataUrl(cut, "jpeg");
}

async function readFonts() {
  const font = async (name: string, file: string, weight: 600 | 800) => ({
    name,
    weight,
    data: await readFile(inCheckout("node_modules/@fontsource", file)),
  });
  // Another subset under the same name would replace the first: letters beyond Latin-1 fall back to the next name.
  return Promise.all([
    font("Text", "figtree/files/figtree-latin-600-normal.woff", 600),
    font("Display", "bricolage-grotesque/files/bricolage-grotesque-latin-800-normal.woff", 800),
    font("Text Ext", "figtree/files/figtree-latin-ext-600-normal.woff", 600),
    font("Display Ext", "bricolage-grotesque/files/bricolage-grotesque-latin-ext-800-normal.woff", 800),
  ]);
}

const dataUrl = (content: Buffer, type: string) => `data:image/${type};base64,${content.toString("base64")}`;
