import type { Locator } from "@playwright/test";
import { expect, test } from "../fixtures";
import { ARTICLE, CAMPAIGN } from "../public-pages";

/** Windows takes all backgrounds away. */
test("in high contrast buttons have a border, and the current page differs from others", async ({ page }) => {
  await page.emulateMedia({ forcedColors: "active" });
  await page.goto("/transparencia");
  await expect(page.getByRole("link", { name: "Como doar", exact: true })).toHaveCSS("border-top-width", "2px");
  const background = (name: string) =>
    page.getByRole("link", { name, exact: true }).evaluate((link) => getComputedStyle(link).backgroundColor);
  expect(await background("Página 1")).not.toBe(await background("Página 2"));
});

test("in high contrast no button's border leaves a phone's screen", { tag: "@phone-only" }, async ({ page }) => {
  await page.emulateMedia({ forcedColors: "active" });
  for (const [address, name] of [
    [CAMPAIGN, "Cartaz para imprimir"],
    ["/", "Todas as campanhas"],
  ] as const) {
    await page.goto(address);
    const button = await page.getByRole("main").getByRole("link", { name }).boundingBox();
    expect(button?.x, name).toBeGreaterThanOrEqual(0);
  }
});

test("in high contrast the calendar shows which days have an action, and which day is chosen", async ({ page }) => {
  await page.emulateMedia({ forcedColors: "active" });
  await page.goto("/");
  await page.locator("#calendar").scrollIntoViewIfNeeded();
  const chosen = page.getByRole("button", { name: /com ação marcada, selecionado$/ }).first();
  const borders = (day: Locator) =>
    day.evaluate((button) =>
      [getComputedStyle(button), getComputedStyle(button, "::after")].map((of) => of.borderWidth),
    );
  expect(await borders(chosen)).toEqual(["4px", "4px"]);
  expect(await borders(page.getByRole("button", { name: /\d{4}$/ }).first())).not.toContain("4px");
});

test("who asks for more contrast gets lines that stand out, and what is printed has the colours of the light theme", async ({
  page,
}) => {
  const line = () => page.evaluate(() => getComputedStyle(document.documentElement).getPropertyValue("--line"));
  const ink = () => page.evaluate(() => getComputedStyle(document.body).color);
  await page.goto("/transparencia");
  expect(await line()).not.toBe("#8c7580");
  await page.emulateMedia({ contrast: "more" });
  await expect.poll(line).toBe("#8c7580");
  await page.emulateMedia({ contrast: null });

  const light = await ink();
  await page.emulateMedia({ colorScheme: "dark" });
  await expect.poll(ink).not.toBe(light);
  await page.emulateMedia({ colorScheme: "dark", media: "print" });
  await expect.poll(ink).toBe(light);
  await expect(page.locator("html")).toHaveCSS("color-scheme", "light"); // of boxes and fields
});

test("a printed article has its text and reviews, and nothing that only a screen can do", async ({ page }) => {
  await page.goto(ARTICLE);
  const onPaper = [page.getByRole("heading", { level: 1 }), page.getByRole("heading", { name: "Avaliações" })];
  const onScreen = [
    page.getByRole("list", { name: "Reações" }),
    page.getByRole("main").getByRole("link", { name: "Compartilhar no WhatsApp" }),
    page.getByRole("complementary", { name: "Mais do blog" }),
    page.getByRole("button", { name: "Enviar avaliação" }),
    page.getByRole("heading", { name: "Artigos novos" }),
  ];
  for (const part of [...onPaper, ...onScreen]) await expect(part).toBeVisible();
  await page.emulateMedia({ media: "print" });
  for (const part of onPaper) await expect(part).toBeVisible();
  for (const part of onScreen) await expect(part).toBeHidden();
});

test("what is printed of the other pages has nothing to press or to fill in", async ({ page, request }) => {
  const { needs } = await (await request.get("/api/needs?limit=1")).json();
  await page.emulateMedia({ media: "print" });
  for (const address of ["/transparencia", "/agenda", "/precisamos", `/precisamos/${needs[0]._id}`, CAMPAIGN]) {
    await page.goto(address);
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
    const controls = page.getByRole("main").locator("button, input, search");
    await expect(controls.filter({ visible: true }), address).toHaveCount(0);
    await expect(page.getByRole("main").getByRole("link", { name: /WhatsApp|Vou levar/ }), address).toHaveCount(0);
  }
});
