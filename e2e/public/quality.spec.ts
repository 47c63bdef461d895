import type { APIRequestContext, Page } from "@playwright/test";
import { doubleText } from "../accessible";
import { excessWidth, expect, expectAccessible, test } from "../fixtures";
import { hydrated } from "../harness/hydrated";
import { addressOf, LISTED, UNLISTED } from "../public-pages";
import { fontDisplays, watchShifts } from "./layout-shifts";
import { scriptsOf } from "./scripts";
import { pictureFaults, readStructure, skipped } from "./structure";

/** Pages that look the same as another one on a phone. */
const SAME_ON_PHONE = [
  ...["/termos", "/projetos/acoes", "/projetos/criancas", "/posts/pagina/2", "/posts/categoria/acoes", "/page/2"],
  ...["/agenda/passadas", "/transparencia/pagina/2", "/transparencia/busca/maria", "/transparencia/busca/nadadisso"],
  ...["/doar/50", "/doar/outro-valor", "/search/nadadisso"],
];

/** The home page with other articles in its blog. */
const HOME_AGAIN = ["/page/2", "/search/sopa", "/search/nadadisso"];

for (const one of [...LISTED, ...UNLISTED, "/nada"]) {
  const tag = SAME_ON_PHONE.includes(one) ? [] : ["@phone"];
  test(`${one} is whole, holds still and is accessible in both themes`, { tag }, async ({
    page,
    request,
    isMobile,
  }) => {
    const address = await addressOf(request, one);
    const complaints = listen(page, request);
    const scripts = scriptsOf(page);
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

    if (!isMobile && LISTED.includes(one)) {
      await page.waitForLoadState("networkidle");
      expect.soft(scripts, "scripts before somebody shows an intention").toEqual([]);
      await page.mouse.move(200, 200, { steps: 2 });
      await page.mouse.move(0, 0); // rests on no link, whose page would be prefetched
      await expect.poll(() => scripts.length).toBeGreaterThan(5);
    }

    await loadEverything(page);
    expect.soft(await excessWidth(page), "scrolls sideways").toBeLessThanOrEqual(0);
    expect.soft(await page.evaluate(() => window.shifts), "layout shifts").toEqual([]);
    expect.soft(await fontDisplays(page), "fonts").toEqual(["optional"]);
    await expectAccessible(HOME_AGAIN.includes(one) ? page.locator("#blog") : page);
    expect.soft(await complaints(), "console, requests").toEqual([]);
    if (isMobile) {
      await doubleText(page);
      expect.soft(await excessWidth(page), "scrolls sideways at 200 % text").toBeLessThanOrEqual(0);
    }
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

/** Scrolls to the end and waits for lazy content: pictures, carousels, the calendar. */
async function loadEverything(page: Page) {
  await hydrated(page); // only then is a carousel or calendar noticed when it comes near
  // By the wheel, as a person would: after `window.scrollTo` headless Chromium at times paints no more.
  const turnWheel = async () => {
    await page.mouse.wheel(0, 700); // less than a screen, so that everything comes into view
    return page.evaluate(() => window.scrollY + window.innerHeight >= document.documentElement.scrollHeight - 1);
  };
  await expect.poll(turnWheel, { intervals: [50] }).toBe(true);
  for (const carousel of await page.locator('[aria-roledescription="carrossel"]').all())
    await expect(carousel.getByRole("button", { name: "Próximo" })).toBeVisible();
  const agenda = page.locator("#calendar");
  if ((await agenda.count()) > 0) await expect(agenda.getByRole("grid")).toBeVisible();
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
  await expect.poll(unfinished, { message: "pictures that do not come" }).toEqual([]);
}
