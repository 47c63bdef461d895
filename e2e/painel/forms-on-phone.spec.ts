import type { Page } from "@playwright/test";
import { expect, signIn, test } from "../fixtures";

/** Forms of new items, empty: each is sent as it is. `long`: its button sticks to the bottom. */
const FORMS = [
  { address: "/addpost", button: "Publicar artigo", long: true },
  { address: "/addCalendars", button: "Adicionar à agenda" },
  { address: "/addproject", button: "Adicionar projeto" },
  { address: "/volunters/register", button: /^Cadastrar/ },
  { address: "/donations/new", button: "Registrar doação" },
  { address: "/needs/new", button: "Adicionar necessidade" },
  { address: "/campaigns/new", button: "Adicionar campanha" },
  { address: "/register", button: /^Cadastrar/ },
];

const WIDTHS = [320, 375];

test.beforeEach(({ page }) => signIn(page));

for (const { address, button, long = false } of FORMS) {
  test(`${address}: on a phone fields stand apart, and the first error is in sight`, async ({ page }) => {
    for (const width of WIDTHS) {
      await page.setViewportSize({ width, height: 640 });
      await page.goto(address);
      const submit = page.locator("form").getByRole("button", { name: button }).last();
      await expect(submit).toBeEnabled();
      if (long) await expect(submit).toBeInViewport({ ratio: 1 });
      await expectApart(page);
      await submit.click();
      const invalid = page.locator('form [aria-invalid="true"]').first();
      await expect(invalid).toBeFocused();
      await expectInSight(page);
      await expectApart(page);
    }
  });
}

/** Lists, whose first item is edited. */
const LISTS = [
  ...[
    "/posts/private",
    "/calendars",
    "/projects",
    "/volunters/private",
    "/donations",
    "/needs",
    "/campaigns",
    "/users",
  ],
];

for (const list of LISTS)
  test(`an item of ${list}: on a phone fields stand apart, and what is wrong is in sight`, async ({ page }) => {
    await page.goto(list);
    const edit = page.getByRole("main").getByRole("link", { name: /^Editar/ });
    await expectRightWhenFilled(page, (await edit.first().getAttribute("href")) ?? "");
  });

test("/settings: on a phone fields stand apart, the button is in sight, and what is wrong is, too", ({ page }) =>
  expectRightWhenFilled(page, "/settings", { long: true }));

/** Takes the first text out of the filled form, and sends it. */
async function expectRightWhenFilled(page: Page, address: string, { long = false } = {}) {
  for (const width of WIDTHS) {
    await page.setViewportSize({ width, height: 640 });
    await page.goto(address);
    const submit = page
      .locator("form")
      .getByRole("button", { name: /^Salvar/ })
      .last();
    await expect(submit).toBeEnabled();
    if (long) await expect(submit).toBeInViewport({ ratio: 1 });
    await expectApart(page);
    await page.locator("form input:is([type=text], :not([type])):not([readonly])").first().fill("");
    await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight));
    await submit.click();
    await expect(page.locator('form [aria-invalid="true"]').first()).toBeFocused();
    await expectInSight(page);
  }
}

test("/donations/import: on a phone everything is within the window", async ({ page }) => {
  for (const width of WIDTHS) {
    await page.setViewportSize({ width, height: 640 });
    await page.goto("/donations/import");
    await expectApart(page);
  }
});

/** The focused field is below the bar on top, and above a button that sticks to the bottom. */
async function expectInSight(page: Page) {
  const place = () =>
    page.evaluate(() => {
      const focused = document.activeElement?.getBoundingClientRect();
      const bar = document.querySelector("header")?.getBoundingClientRect();
      const sticky = [...document.querySelectorAll("form .sticky.bottom-0")].map(
        (one) => one.getBoundingClientRect().top,
      );
      const floor = Math.min(window.innerHeight, ...sticky);
      return focused && bar
        ? { below: focused.top >= bar.bottom, above: Math.min(focused.bottom, focused.top + 44) <= floor }
        : {};
    });
  await expect.poll(place).toEqual({ below: true, above: true });
}

/** No two controls of a form overlap, and nothing is wider than the window. */
async function expectApart(page: Page) {
  const found = await page.evaluate(() => {
    const controls = [
      ...document.querySelectorAll<HTMLElement>("form :is(input, select, textarea, [contenteditable=true])"),
    ]
      // Not those of a folded group, which have boxes, too.
      .filter((control) => control.checkVisibility({ contentVisibilityAuto: true }))
      .map((control) => ({ name: control.getAttribute("name") ?? control.id, box: control.getBoundingClientRect() }))
      .filter(({ box }) => box.width > 2 && box.height > 2);
    const overlaps = controls.flatMap((one, index) =>
      controls
        .slice(index + 1)
        .filter(
          ({ box }) =>
            Math.min(one.box.right, box.right) - Math.max(one.box.left, box.left) > 1 &&
            Math.min(one.box.bottom, box.bottom) - Math.max(one.box.top, box.top) > 1,
        )
        .map((other) => `${one.name} and ${other.name}`),
    );
    const outside = controls
      .filter(({ box }) => box.left < 0 || box.right > window.innerWidth)
      .map(({ name }) => `${name} is outside`);
    const scrolls = document.documentElement.scrollWidth > window.innerWidth ? ["the page scrolls sideways"] : [];
    return [...overlaps, ...outside, ...scrolls];
  });
  expect(found, page.url()).toEqual([]);
}
