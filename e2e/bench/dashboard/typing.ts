import { type BrowserContext, chromium } from "@playwright/test";
import { painelRoutes } from "../../../lib/painel-routes";
import { chromiumLaunchOptions } from "../../harness/chromium";
import type { Requests } from "../rows/requests";

const ARTICLE = "post-8";
const LETTERS = 20_000;
const SLOW_PROCESSOR = 4;
const TYPED = "Chegamos cedo, antes do sol, e a fila dobrava a esquina. ";

/** Interaction to Next Paint of each key, in milliseconds, ascending. */
export async function measureTyping(origin: string, { write }: Requests, cookie: string) {
  await write(ARTICLE, longText());
  const browser = await chromium.launch(await chromiumLaunchOptions());
  try {
    const context = await browser.newContext({ viewport: { width: 1280, height: 800 } });
    await addCookies(context, origin, cookie);
    const page = await context.newPage();
    await page.goto(origin + painelRoutes.editPost(ARTICLE));
    const text = page.locator("[contenteditable=true]");
    await text.locator("p").nth(20).click();
    const devtools = await context.newCDPSession(page);
    await devtools.send("Emulation.setCPUThrottlingRate", { rate: SLOW_PROCESSOR });
    await page.evaluate(observe);
    for (const letter of TYPED) await page.keyboard.press(letter === " " ? "Space" : letter);
    await page.waitForTimeout(500); // the last entries are reported a moment later
    const times = await page.evaluate(() => [...(window.interactions?.values() ?? [])]);
    return times.sort((one, other) => one - other);
  } finally {
    await browser.close();
  }
}

/** Paragraphs of 400 letters. */
function longText() {
  const paragraph = TYPED.repeat(7).slice(0, 398).trim();
  return Array.from({ length: Math.ceil(LETTERS / 400) }, () => paragraph).join("\n\n");
}

async function addCookies(context: BrowserContext, url: string, header: string) {
  await context.addCookies(
    header.split("; ").map((cookie) => {
      const at = cookie.indexOf("=");
      return { name: cookie.slice(0, at), value: cookie.slice(at + 1), url };
    }),
  );
}

declare global {
  interface Window {
    interactions?: Map<number, number>;
  }
}

/** In the page: the longest event of each interaction. Those under 16 ms are not reported. */
function observe() {
  const interactions = new Map<number, number>();
  window.interactions = interactions;
  new PerformanceObserver((list) => {
    for (const { interactionId, duration } of list.getEntries() as (PerformanceEntry & { interactionId: number })[])
      if (interactionId > 0) interactions.set(interactionId, Math.max(duration, interactions.get(interactionId) ?? 0));
  }).observe({ type: "event", durationThreshold: 16, buffered: false } as PerformanceObserverInit);
}
