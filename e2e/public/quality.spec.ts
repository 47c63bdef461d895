import type { APIRequestContext, Page } from "@playwright/test";
import { expect, expectAccessible, test } from "../fixtures";
import { addressOf, LISTED, UNLISTED } from "../public-pages";

declare global {
  interface Window {
    /** All layout shifts since the navigation, with their sources. */
    shifts: { value: number; moved: string[] }[];
  }
}

/** Pages that look the same as another one on a phone. */
const SAME_ON_PHONE = [
  ...["/termos", "/projetos/acoes", "/projetos/criancas", "/posts/pagina/2", "/posts/categoria/acoes", "/page/2"],
  ...["/agenda/passadas", "/transparencia/pagina/2", "/transparencia/busca/maria", "/transparencia/busca/nadadisso"],
  ...["/doar/50", "/doar/outro-valor", "/search/nadadisso"],
];

for (const one of [...LISTED, ...UNLISTED, "/nada"]) {
  const tag = SAME_ON_PHONE.includes(one) ? [] : ["@phone"];
  test(`${one} is whole, holds still and is accessible in both themes`, { tag }, async ({ page, request }) => {
    test.setTimeout(60_000);
    const address = await addressOf(request, one);
    const complaints = listen(page, request);
    await watchShifts(page);
    await page.emulateMedia({ colorScheme: "light", reducedMotion: "reduce" });
    await page.goto(address);

    const { headings, pictures } = await readStructure(page);
    expect
      .soft(
        headings.map(({ level }) => level).filter((level) => level === 1),
        "one h1",
      )
      .toEqual([1]);
    expect.soft(skipped(headings), "no level of headings left out").toEqual([]);
    expect.soft(pictureFaults(pictures), "pictures").toEqual([]);

    await loadEverything(page);
    expect.soft(await page.evaluate(() => window.shifts), "layout shifts").toEqual([]);
    // axe reports targets half covered by the sticky bar as too small.
    await page.evaluate(() => window.scrollTo({ top: 0, behavior: "instant" }));
    await expectAccessible(page);
    expect.soft(await complaints(), "console, requests").toEqual([]);
  });
}

/** Console errors, and requests that fail or leave the site. */
function listen(page: Page, request: APIRequestContext) {
  const problems: string[] = [];
  const missing: string[] = [];
  page.on("pageerror", (error) => problems.push(String(error)));
  page.on("console", (message) => {
    // A prefetched list may begin with another test's new article without a picture.
    if (message.text().includes("/default.jpg was preloaded")) return;
    if (message.text().startsWith("Failed to load resource")) return; // reported below, with its address
    if (["error", "warning"].includes(message.type())) problems.push(`${message.type()}: ${message.text()}`);
  });
  page.on("request", (asked) => {
    const { protocol, host } = new URL(asked.url());
    if (protocol !== "data:" && host !== new URL(page.url()).host && page.url() !== "about:blank")
      problems.push(`request to elsewhere: ${asked.url()}`);
  });
  page.on("requestfailed", (asked) => problems.push(`${asked.failure()?.errorText}: ${asked.url()}`));
  page.on("response", (response) => {
    if (response.status() < 400 || response.request().isNavigationRequest()) return;
    if (response.status() === 404) missing.push(response.url());
    else problems.push(`${response.status()}: ${response.url()}`);
  });
  return async () => {
    // A prefetched article may have been removed by another test; links are followed in links.spec.ts.
    for (const url of missing) {
      const isPage = new URL(url).searchParams.has("_rsc");
      const gone = isPage && (await request.get(new URL(url).pathname)).status() === 404;
      if (!gone) problems.push(`404: ${url}`);
    }
    return problems;
  };
}

async function watchShifts(page: Page) {
  await page.addInitScript(() => {
    window.shifts = [];
    const name = (node: Node | null | undefined) =>
      node instanceof Element ? `${node.tagName} ${node.className}`.slice(0, 80) : String(node?.nodeName);
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as (PerformanceEntry & {
        value: number;
        hadRecentInput: boolean;
        sources: { node?: Node | null }[];
      })[]) {
        if (entry.hadRecentInput) continue;
        window.shifts.push({ value: entry.value, moved: entry.sources.map(({ node }) => name(node)) });
      }
    }).observe({ type: "layout-shift", buffered: true });
  });
}

/** Scrolls to the end and waits for lazy content: pictures, carousels, the calendar. */
async function loadEverything(page: Page) {
  await page.evaluate(async () => {
    for (let y = 0; y < document.body.scrollHeight; y += window.innerHeight / 2) {
      window.scrollTo({ top: y, behavior: "instant" });
      await new Promise((resolve) => setTimeout(resolve, 50));
    }
  });
  for (const carousel of await page.locator('[aria-roledescription="carrossel"]').all()) {
    await carousel.scrollIntoViewIfNeeded();
    await expect(carousel.getByRole("button", { name: "Próximo" })).toBeVisible();
  }
  const agenda = page.locator("#calendar");
  if ((await agenda.count()) > 0) {
    await agenda.scrollIntoViewIfNeeded();
    await expect(agenda.getByRole("grid")).toBeVisible();
  }
  // Hidden slides of a carousel load when it turns.
  const unfinished = () =>
    page.evaluate(() =>
      [...document.images]
        .filter((one) => {
          const { left, right, height } = one.getBoundingClientRect();
          return height > 0 && left < window.innerWidth && right > 0 && (!one.complete || one.naturalWidth === 0);
        })
        .map(({ src }) => src),
    );
  await expect.poll(unfinished, { message: "pictures that do not come", timeout: 15_000 }).toEqual([]);
}

type Heading = { level: number; text: string };

/** Headings that skip a level. */
function skipped(headings: Heading[]) {
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

function pictureFaults(pictures: PictureFacts[]) {
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
async function readStructure(page: Page): Promise<{ headings: Heading[]; pictures: PictureFacts[] }> {
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
