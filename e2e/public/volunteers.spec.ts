import type { Page } from "@playwright/test";
import { expect, expectFitsWidth, inDatabase, test } from "../fixtures";
import { openHydrated } from "../harness/hydrated";

const CAROUSEL = "Voluntários que chegaram por último";

test("the team: who each person is, what they do here and what they say", async ({ page }) => {
  await page.goto("/voluntarios");
  await expect(page.getByRole("heading", { level: 1, name: "Voluntários" })).toBeVisible();
  await expect(page.getByRole("navigation", { name: "Você está em" })).toContainText("HomeVoluntários");
  const ivone = page.getByRole("article").filter({ hasText: "Ivone Tavares Moraes" });
  await expect(ivone.getByRole("heading", { level: 3 })).toHaveText("Ivone Tavares Moraes");
  await expect(ivone).toContainText("Agasalhos e oficina de costura");
  await expect(ivone).toContainText("Costureira");
  await expect(ivone).toContainText("Roupa doada merece botão no lugar.");
  await expect(ivone.getByRole("img", { name: "Retrato de Ivone Tavares Moraes" })).toBeVisible();
  // Always five stars, which are decoration and hidden from screen readers.
  await expect(ivone.locator("svg")).toHaveCount(5);
  await expect(ivone.getByRole("img", { name: /estrela/ })).toHaveCount(0);
  // Whoever wants to help is one press away from WhatsApp.
  const join = page.getByRole("main").getByRole("link", { name: "Quero ser voluntário(a)" }).first();
  await expect(join).toHaveAttribute("href", /^https:\/\/wa\.me\/\d+\?text=\S*volunt/);
  await expect(join).toHaveAttribute("target", "_blank");
});

test("no telephone number leaves the server", async ({ request }) => {
  const { rows } = await inDatabase<{ tel: string }>('SELECT tel FROM "Volunteer" WHERE tel IS NOT NULL');
  expect(rows.length).toBeGreaterThan(0);
  const html = await (await request.get("/voluntarios")).text();
  const payload = await (await request.get("/voluntarios", { headers: { rsc: "1" } })).text();
  for (const answer of [html, payload]) {
    expect(answer).toContain("Ivone Tavares Moraes");
    expect(answer).not.toContain('"tel"');
    for (const { tel } of rows) {
      expect(answer).not.toContain(tel);
      expect(answer).not.toContain(tel.replace(/\D/g, ""));
    }
  }
});

const carouselOf = (page: Page) => page.getByRole("region", { name: CAROUSEL });
const position = (page: Page) => carouselOf(page).getByText(/^Item \d+ de 9$/);
const current = async (page: Page) => Number(/\d+/.exec(await position(page).innerText())?.[0]);

test("the carousel can be stopped, and turned by hand without an end", async ({ page }) => {
  await openHydrated(page, "/voluntarios");
  const carousel = carouselOf(page);
  await carousel.getByRole("button", { name: "Pausar a passagem automática" }).click();
  await expect(carousel.getByRole("button", { name: "Continuar a passagem automática" })).toBeVisible();
  const next = ((await current(page)) % 9) + 1; // on a busy machine it has moved before it was stopped
  await carousel.getByRole("button", { name: "Próximo" }).click();
  await expect(position(page)).toHaveText(`Item ${next} de 9`);
  for (let shown = next - 1; shown >= 0; shown--) {
    await carousel.getByRole("button", { name: "Anterior" }).click();
    await expect(position(page)).toHaveText(`Item ${shown || 9} de 9`);
  }
  await carousel.getByRole("button", { name: "Continuar a passagem automática" }).click();
  await expect(carousel.getByRole("button", { name: "Pausar a passagem automática" })).toBeVisible();
});

test("the carousel goes on by itself", async ({ page }) => {
  await page.clock.install();
  await page.goto("/voluntarios");
  const before = await current(page); // the clock goes on meanwhile
  await page.clock.runFor(5_500);
  const moved = async () => ((await current(page)) - before + 9) % 9;
  await expect.poll(moved).toBeGreaterThan(0);
  expect(await moved()).toBeLessThan(5); // forwards
});

test("the carousel shows one person, two or three, as the window is wide, 15 px apart", async ({ page }) => {
  await page.emulateMedia({ reducedMotion: "reduce" });
  await page.setViewportSize({ width: 375, height: 800 });
  await openHydrated(page, "/voluntarios");
  await expect(carouselOf(page).getByRole("button", { name: "Próximo" })).toBeVisible();
  await expect(position(page)).toHaveText("Item 1 de 9");
  const boxes = () =>
    carouselOf(page)
      .locator("img")
      .evaluateAll((images) =>
        images
          .map((image) => image.getBoundingClientRect())
          .filter(({ left, right }) => left >= 0 && right <= window.innerWidth)
          .map(({ left, right }) => ({ left, right })),
      );
  for (const [width, items] of [
    [375, 1],
    [599, 1],
    [600, 2],
    [650, 2],
    [700, 3],
    [1280, 3],
  ] as const)
    await test.step(`${items} at ${width} px`, async () => {
      await page.setViewportSize({ width, height: 800 });
      await page.waitForFunction((wanted) => window.innerWidth === wanted, width, { polling: 100 });
      await expect.poll(async () => (await boxes()).length, `at ${width} px`).toBe(items);
      const [first, second] = await boxes();
      if (first && second) expect(second.left - first.right, `at ${width} px`).toBeCloseTo(15, 0);
      await expectFitsWidth(page, `at ${width} px`);
    });
});

test("everybody can be read without JavaScript", async ({ browser }) => {
  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  await page.goto("/voluntarios");
  const cards = await page.getByRole("article").all();
  expect(cards.length).toBeGreaterThanOrEqual(9);
  for (const card of cards) await expect(card.locator("blockquote")).toBeVisible();
  await context.close();
});

test("the list has one address for each page, and none beyond the last", async ({ request }) => {
  for (const n of ["0", "1", "02", "-1", "999", "x", "2.0", "99999999999"])
    expect((await request.get(`/voluntarios/pagina/${n}`)).status(), n).toBe(404);
});
