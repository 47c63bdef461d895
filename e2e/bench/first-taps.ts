import { type Browser, type BrowserContextOptions, chromium, type Page } from "@playwright/test";
import { routes } from "../../lib/routes";
import { chromiumLaunchOptions } from "../harness/chromium";
import { median } from "./percentile";

/** Time from the first tap on an untouched page, whose scripts are not loaded yet, to its effect. */
export interface FirstTap {
  /** 'menu' */
  part: string;
  /** Medians in milliseconds. */
  phoneMs: number;
  laptopMs: number;
}

/** Elements to tap, of which the last is timed, and a CSS selector that matches after its effect. */
interface Part {
  part: string;
  path: string;
  phone: string[];
  laptop: string[];
  acted: string;
}

const menu = "header summary:visible";
const theme = 'button:has-text("Alternar entre tema"):visible';
const copy = 'button:has-text("Copiar o código")';
const reaction = "[aria-label=Reações] button";

const parts = (article: string): Part[] => [
  { part: "menu", path: routes.home, phone: [menu], laptop: [menu], acted: "header details[open]" },
  { part: "tema", path: routes.home, phone: [menu, theme], laptop: [theme], acted: "html.dark" },
  {
    part: "copiar o código Pix",
    path: routes.donate(),
    phone: [copy],
    laptop: [copy],
    acted: "p[role=status]:not(:empty)",
  },
  { part: "reação", path: article, phone: [reaction], laptop: [reaction], acted: `${reaction}[aria-pressed=true]` },
];

const PHONE = { viewport: { width: 375, height: 812 }, hasTouch: true, isMobile: true };
const LAPTOP = { viewport: { width: 1280, height: 800 } };
const SLOW_PROCESSOR = 6;
/** Lighthouse's slow 4G: milliseconds, and bytes a second. */
const SLOW_4G = { offline: false, latency: 150, downloadThroughput: 204_800, uploadThroughput: 93_750 };

export async function measureFirstTaps(origin: string, article: string, runs: number): Promise<FirstTap[]> {
  const browser = await chromium.launch(await chromiumLaunchOptions());
  try {
    const found: FirstTap[] = [];
    for (const { part, path, phone, laptop, acted } of parts(article)) {
      const onPhone = () => tapOnce(browser, PHONE, origin + path, phone, acted, slowDown);
      const onLaptop = () => tapOnce(browser, LAPTOP, origin + path, laptop, acted);
      found.push({ part, phoneMs: await medianOf(runs, onPhone), laptopMs: await medianOf(runs, onLaptop) });
    }
    return found;
  } finally {
    await browser.close();
  }
}

/** A new context each time, so that nothing is in the browser's cache. */
async function tapOnce(
  browser: Browser,
  device: BrowserContextOptions,
  url: string,
  tapped: string[],
  acted: string,
  prepare?: (page: Page) => Promise<void>,
) {
  const context = await browser.newContext({ ...device, colorScheme: "light", permissions: ["clipboard-write"] });
  try {
    const page = await context.newPage();
    await prepare?.(page);
    await page.goto(url, { waitUntil: "networkidle" });
    for (const [index, selector] of tapped.entries()) {
      const element = page.locator(selector).first();
      await element.scrollIntoViewIfNeeded();
      if (index === tapped.length - 1) await page.evaluate(watch, acted);
      await (device.hasTouch ? element.tap() : element.click());
    }
    return await page.evaluate(() => window.actedAfterMs ?? Number.NaN);
  } finally {
    await context.close();
  }
}

declare global {
  interface Window {
    actedAfterMs?: Promise<number>;
  }
}

/** In the page, because the driver's own waiting would be measured, too. (tsx would give a named function inside a helper that the page lacks.) */
function watch(acted: string) {
  window.actedAfterMs = new Promise((resolve) => {
    let beganAt = Number.NaN;
    addEventListener(
      "pointerdown",
      ({ timeStamp }) => {
        beganAt = timeStamp;
      },
      { capture: true, once: true },
    );
    new MutationObserver(() => {
      if (document.querySelector(acted)) resolve(performance.now() - beganAt);
    }).observe(document, { attributes: true, childList: true, subtree: true });
  });
}

async function slowDown(page: Page) {
  const devtools = await page.context().newCDPSession(page);
  await devtools.send("Emulation.setCPUThrottlingRate", { rate: SLOW_PROCESSOR });
  await devtools.send("Network.emulateNetworkConditions", SLOW_4G);
}

async function medianOf(runs: number, measure: () => Promise<number>) {
  const all: number[] = [];
  for (let run = 0; run < runs; run++) all.push(await measure());
  return median(all);
}
