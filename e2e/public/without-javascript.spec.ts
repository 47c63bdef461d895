import { expect, test } from "../fixtures";
import { addressOf, LISTED, MISSING, UNLISTED } from "../public-pages";
import { openSiteMenu } from "./site-menu";

test.use({ javaScriptEnabled: false });

const NEED_JAVASCRIPT = ["/login", "/nova-senha"];
const READABLE = [...LISTED, ...UNLISTED, ...MISSING].filter((address) => !NEED_JAVASCRIPT.includes(address));
const PAGES_PER_TEST = 9;

for (let first = 0; first < READABLE.length; first += PAGES_PER_TEST) {
  const pages = READABLE.slice(first, first + PAGES_PER_TEST);
  test(`${pages[0]} to ${pages.at(-1)} can be read and left without JavaScript`, async ({ page, request }) => {
    for (const one of pages)
      await test.step(one, async () => {
        await page.goto(await addressOf(request, one));
        await expect.soft(page.getByRole("heading", { level: 1 }), `heading of ${one}`).toBeVisible();
        const main = page.getByRole("main");
        expect.soft(await main.evaluate(hiddenParts), `hidden parts of ${one}`).toEqual([]);
        const promises = await main.getByText(/Carregando|Aguarde/).count();
        expect.soft(promises, `promises of ${one}`).toBe(0);
      });
  });
}

for (const address of NEED_JAVASCRIPT) {
  test(`${address} says that it needs JavaScript`, async ({ page }) => {
    await page.goto(address);
    await expect(page.getByText("ative o JavaScript do navegador").first()).toBeVisible();
    await expect(page.getByText("Carregando")).toBeHidden();
    await expect(page.getByLabel(/senha/i)).toBeHidden();
  });
}

test("the way to every page is open without JavaScript", { tag: "@phone" }, async ({ page }) => {
  await page.goto("/sobre");
  await openSiteMenu(page);
  await page.getByRole("banner").getByRole("link", { name: "Voluntários" }).click();
  await expect(page).toHaveURL("/voluntarios");
});

test("searches are forms, further pages are links without JavaScript", async ({ page }) => {
  await page.goto("/");
  const blog = page.locator("#blog");
  await blog.getByRole("searchbox").fill("sopa");
  await blog.getByRole("searchbox").press("Enter");
  await expect(page).toHaveURL("/search/sopa#blog");
  await expect(blog.getByRole("article").first()).toBeVisible();
  await page.goto("/");
  await blog.getByRole("link", { name: "Página 2" }).click();
  await expect(page).toHaveURL("/page/2#blog");
});

test("what a carousel holds can be reached by scrolling without JavaScript", async ({ page }) => {
  for (const address of ["/", "/voluntarios"]) {
    await page.goto(address);
    const carousel = page.locator('[aria-roledescription="carrossel"]').first();
    const last = carousel.getByRole("listitem").last();
    await last.scrollIntoViewIfNeeded();
    await expect(last, address).toBeInViewport({ ratio: 0.9 });
  }
});

/** Runs in the page. */
function hiddenParts(main: Element) {
  return [...main.querySelectorAll("h2, h3, p, li, tr, blockquote, figure, form, dl")]
    .filter((part) => !part.closest("details:not([open])")) // opens without JavaScript
    .filter((part) => part.textContent?.trim() && !part.checkVisibility({ opacityProperty: true }))
    .map((part) => part.outerHTML.slice(0, 120));
}
