import { expect, type Page } from "@playwright/test";

type Heading = { level: number; text: string };

/** Headings that skip a level. */
export function skipped(headings: Heading[]) {
  return headings.filter(({ level }, index) => level > (headings[index - 1]?.level ?? 0) + 1);
}

type PictureFacts = {
  src: string;
  /** Share of the first screen that the picture covers. */
  share: number;
  lazy: boolean;
  high: boolean;
  hasAlt: boolean;
  keepsItsPlace: boolean;
  /** Widths in device pixels: as shown, of the loaded file, and of the next smaller candidate. */
  shown: number;
  loaded: number;
  smaller: number;
};

/** Pictures with a smaller share of the first screen are ornaments. */
const MIN_LARGE_SHARE = 0.05;

export function pictureFaults(pictures: PictureFacts[]) {
  const largest = Math.max(MIN_LARGE_SHARE, ...pictures.map(({ share }) => share));
  // Of several of the same size, such as cards in a row, the first one.
  const main = pictures.find(({ share }) => share > largest * 0.98);
  return pictures.flatMap((picture) => {
    const faults = [
      !picture.hasAlt && "no alt",
      !picture.keepsItsPlace && "neither width and height nor an aspect ratio",
      picture === main && (!picture.high || picture.lazy) && "the main one, and not fetched first",
      picture === main && picture.loaded < picture.shown * 0.9 && "the main one, and blurred",
      picture === main && picture.smaller >= picture.shown && "the main one, and larger than needed",
      picture.share === 0 && !picture.lazy && "below the first screen, and not lazy",
      picture !== main && picture.high && "fetched first, and not the main one",
    ];
    const { src, shown, loaded, smaller, share } = picture;
    const numbers = `(share ${share.toFixed(2)}, shown ${shown}, loaded ${loaded}, smaller ${smaller})`;
    return faults.filter(Boolean).map((fault) => `${src}: ${fault} ${numbers}`);
  });
}

/** Measured at the top of the page, before any scrolling. */
export async function readStructure(page: Page): Promise<{ headings: Heading[]; pictures: PictureFacts[] }> {
  await expect
    .poll(() =>
      page.evaluate(() =>
        [...document.images].every((one) => {
          const { top, left, height } = one.getBoundingClientRect();
          return one.complete || height === 0 || top > window.innerHeight || left > window.innerWidth;
        }),
      ),
    )
    .toBe(true);
  return page.evaluate(() => {
    const shown = (element: Element) => element.checkVisibility();
    const headings = [...document.querySelectorAll("h1, h2, h3, h4, h5, h6")].filter(shown).map((one) => ({
      level: Number(one.tagName.slice(1)),
      text: one.textContent ?? "",
    }));
    const pictures = [...document.images].filter(shown).map((image) => {
      const { top, left, bottom, right, width, height } = image.getBoundingClientRect();
      const inside = (from: number, to: number, size: number) => Math.max(0, Math.min(to, size) - Math.max(from, 0));
      const area = inside(left, right, innerWidth) * inside(top, bottom, innerHeight);
      const source = [...(image.parentElement?.querySelectorAll("source") ?? [])].find(
        ({ srcset }) => image.currentSrc && srcset.includes(new URL(image.currentSrc).pathname),
      );
      const widths = (source?.srcset ?? image.srcset).split(",").map((one) => Number(/ (\d+)w$/.exec(one)?.[1] ?? 0));
      const loaded = Number(/(\d+)\.\w+$/.exec(image.currentSrc)?.[1] ?? image.naturalWidth);
      // A picture with object-fit: cover may be cut at its sides; then its height counts.
      const ratio = image.naturalWidth / Math.max(1, image.naturalHeight);
      const cover = getComputedStyle(image).objectFit === "cover";
      const needed = Math.max(width, cover ? height * ratio : 0) * devicePixelRatio;
      return {
        src: image.currentSrc || image.src,
        share: area / (innerWidth * innerHeight),
        lazy: image.loading === "lazy",
        high: image.fetchPriority === "high",
        hasAlt: image.hasAttribute("alt"),
        keepsItsPlace:
          (image.hasAttribute("width") && image.hasAttribute("height")) ||
          getComputedStyle(image).aspectRatio !== "auto",
        shown: Math.round(needed),
        loaded,
        smaller: Math.max(0, ...widths.filter((one) => one < loaded)),
      };
    });
    return { headings, pictures };
  });
}
