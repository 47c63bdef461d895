import type { Page } from "@playwright/test";

declare global {
  interface Window {
    /** All layout shifts since the navigation, with their sources. */
    shifts: { value: number; moved: string[] }[];
  }
}

/**
 * Records layout shifts from now on, except those of an optional font: on a busy machine one that arrives within its block
 * period (100 ms) may still come after the first paint. `fontDisplays` tells whether fonts are optional.
 */
export async function watchShifts(page: Page) {
  await page.addInitScript(() => {
    window.shifts = [];
    const fontFrames: { from: number; to: number }[] = [];
    document.fonts.addEventListener("loadingdone", () => {
      const fonts = performance.getEntriesByType("resource").filter(({ name }) => name.endsWith(".woff2"));
      const arrivals = (fonts as PerformanceResourceTiming[]).map(({ responseEnd }) => responseEnd);
      const frame = { from: Math.min(...arrivals), to: Number.POSITIVE_INFINITY };
      fontFrames.push(frame);
      const end = () => {
        frame.to = performance.now();
      };
      requestAnimationFrame(() => requestAnimationFrame(end));
    });
    const isCausedByFont = (time: number) => fontFrames.some(({ from, to }) => time >= from && time <= to);
    const name = (node: Node | null | undefined) =>
      node instanceof Element ? `${node.tagName} ${node.className}`.slice(0, 80) : String(node?.nodeName);
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as (PerformanceEntry & {
        value: number;
        hadRecentInput: boolean;
        sources: { node?: Node | null }[];
      })[]) {
        if (entry.hadRecentInput || isCausedByFont(entry.startTime)) continue;
        window.shifts.push({ value: entry.value, moved: entry.sources.map(({ node }) => name(node)) });
      }
    }).observe({ type: "layout-shift", buffered: true });
  });
}

export const fontDisplays = (page: Page) =>
  page.evaluate(() => {
    // Next's fallback font, with the web font's metrics, is a system font.
    const ofTheWeb = [...document.fonts].filter(({ family }) => !family.endsWith("Fallback"));
    return [...new Set(ofTheWeb.map(({ display }) => display))];
  });
