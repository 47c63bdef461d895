import { readFileSync } from "node:fs";
import { expect, type Locator, type Page, test } from "@playwright/test";
import type axe from "axe-core";
import { hasItsTheme } from "./harness/hydrated";

type Color = { r: number; g: number; b: number; alpha: number; parseString: (text: string) => Color };

declare global {
  interface Window {
    axe: typeof axe & { commons: { color: { Color: new () => Color } } };
  }
}

/** The short form, as each page reads it anew: `axe.source` has 1.3 MB. */
const source = readFileSync("node_modules/axe-core/axe.min.js", "utf8");

/** What depends on the theme, and what on the size of the screen, too; the other rules read the document, which is the same. */
const OF_THEMES = ["color-contrast"];
const OF_SCREENS = [...OF_THEMES, "target-size"];
const TAGS = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"];

/**
 * No violation of WCAG 2.2 A or AA that axe can find, on the page as it stands, or in the part of it that is new: a dialog, what a
 * press has brought; the page around it is examined where it is opened. By every rule on a wide screen (`everyRule`: on a phone,
 * too, for what only a phone has), and by the one about colours in the other theme, which stays.
 */
export async function expectAccessible(where: Page | Locator, { everyRule = !isPhone() } = {}) {
  const part = "page" in where ? where : where.locator(":root");
  const page = part.page();
  // Colours change at once, of a theme as of a button that is pressed: what is between belongs to neither.
  await page.evaluate(() => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync("*, ::before, ::after { transition: none !important }");
    document.adoptedStyleSheets.push(sheet);
  });
  await page.evaluate(scrollToTop); // what is half under the bar is too small to press
  if (!(await page.evaluate(() => "axe" in window))) {
    await page.evaluate(source);
    await page.evaluate(parseColorsOnce);
  }
  await expectNoViolation(part, everyRule ? { type: "tag", values: TAGS } : { type: "rule", values: OF_SCREENS });
  await page.emulateMedia({ colorScheme: (await prefersDark(page)) ? "light" : "dark" });
  await expectNoViolation(part, { type: "rule", values: OF_THEMES });
  await page.evaluate(() => document.adoptedStyleSheets.pop());
}

/** Nothing makes the page scroll sideways. */
export async function expectFitsWidth(page: Page, where = page.url()) {
  expect(await excessWidth(page), where).toBeLessThanOrEqual(0);
}

/** Pixels by which the page is wider than the screen. A phone's `innerWidth` grows with what is too wide. */
export const excessWidth = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);

/** The size of text that a person has set in the browser: it is that of `rem`, in media queries, too. */
export async function doubleText(page: Page) {
  const browser = await page.context().newCDPSession(page);
  await browser.send("Page.setFontSizes", { fontSizes: { standard: 32, fixed: 26 } });
}

export const isPhone = () => test.info().project.name === "celular";

/** A step of a story that differs on a phone elsewhere: it stores and answers the same there, and runs once. */
export const stepOnDesktop = (title: string, body: () => Promise<void>) =>
  (isPhone() ? test.step.skip : test.step)(title, body);

const prefersDark = (page: Page) => page.evaluate(() => window.matchMedia("(prefers-color-scheme: dark)").matches);

async function expectNoViolation(part: Locator, runOnly: { type: "tag" | "rule"; values: string[] }) {
  const page = part.page();
  // The page hears of another theme a moment after the browser: with its next frame, for which on a busy machine something must move.
  let moves = 0;
  const hasHeard = async () => {
    if (moves++ > 0) await page.mouse.move(0, moves % 2);
    return page.evaluate(hasItsTheme);
  };
  await expect.poll(hasHeard, { intervals: [20, 50, 100, 250] }).toBe(true);
  const { violations } = await part.evaluate((element, options) => window.axe.run(element, options), {
    runOnly,
    resultTypes: ["violations" as const],
  });
  const found = violations.map(({ id, help, nodes }) => ({ id, help, where: nodes.map(({ html }) => html) }));
  expect(found, page.url()).toEqual([]);
}

/** Until the page stands still there. Runs in the page. */
async function scrollToTop() {
  window.scrollTo({ top: 0, behavior: "instant" });
  const painted = () =>
    new Promise((done) => {
      requestAnimationFrame(() => requestAnimationFrame(done));
      setTimeout(done, 500); // on a busy machine Chromium at times paints no more, until something moves
    });
  for (let before = Number.NaN; before !== window.scrollY; ) {
    before = window.scrollY;
    await painted();
    await painted();
  }
}

/** axe parses the colours of a text and of everything below it for each text anew; the same words are the same colour. Runs in the page. */
function parseColorsOnce() {
  const { Color } = window.axe.commons.color;
  const { parseString } = Color.prototype;
  const known = new Map<string, Color>();
  Color.prototype.parseString = function (this: Color, text: string) {
    const color = known.get(text) ?? parseString.call(new Color(), text);
    known.set(text, color);
    const { r, g, b, alpha } = color;
    return Object.assign(this, { r, g, b, alpha });
  };
}
