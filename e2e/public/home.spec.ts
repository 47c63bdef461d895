import { expect, test } from "../fixtures";
import { hydrated, openHydrated } from "../harness/hydrated";

test("says who we are and leads to more", async ({ page }) => {
  await page.goto("/");
  const about = page.locator("#about");
  await expect(about).toContainText("pessoas comuns que querem ajudar quem está em situação de vulnerabilidade social");
  await expect(about.getByRole("link", { name: "Instagram" })).toHaveAttribute("href", /instagram\.com/);
  await expect(about.getByRole("link", { name: "Doe por Pix" })).toHaveAttribute("href", "/doar");
  await about.getByRole("link", { name: "Leia Mais" }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Sobre Nós" })).toBeVisible();
});

test("links without a frame stand in line with their titles", { tag: "@phone-only" }, async ({ page }) => {
  await page.goto("/");
  for (const name of ["Todas as campanhas", "Conheça os voluntários"]) {
    const section = page.locator("section").filter({ has: page.getByRole("link", { name }) });
    const title = await section.getByRole("heading", { level: 2 }).boundingBox();
    const start = await section
      .getByRole("link", { name })
      .evaluate((link) => link.getBoundingClientRect().left + Number.parseFloat(getComputedStyle(link).paddingLeft));
    expect(start, name).toBe(title?.x);
  }
});

test.describe("the banner", () => {
  test("has five slides, and arrows that say where they lead; for who wants less motion it stands still", {
    tag: "@phone",
  }, async ({ page }) => {
    await page.emulateMedia({ reducedMotion: "reduce" });
    await page.clock.install();
    await openHydrated(page, "/");
    const banner = page.getByRole("region", { name: "O que fazemos" });
    await expect(banner.getByRole("heading")).toHaveCount(5);
    await expect(banner.getByRole("button", { name: "Continuar a passagem automática" })).toBeVisible();
    await page.clock.runFor(11_000);
    await expect(banner).toContainText("1 de 5");
    await banner.getByRole("button", { name: "Próximo: Café quente na praça" }).click();
    await expect(banner).toContainText("2 de 5");
    await expect(banner.getByRole("heading", { name: "Café quente na praça" })).toBeInViewport();
    await banner.getByRole("button", { name: "Anterior: Vizinho ajuda vizinho" }).click();
    await banner.getByRole("button", { name: "Anterior: Plantar para dividir" }).click();
    await expect(banner).toContainText("5 de 5");
    await expect(banner.getByRole("heading", { name: "Plantar para dividir" })).toBeInViewport();
  });

  test("moves on by itself every five seconds, but not under the pointer, nor once paused", { tag: "@phone" }, async ({
    page,
    isMobile,
  }) => {
    await page.clock.install();
    await page.goto("/");
    if (isMobile) await hydrated(page); // no motion before the first touch
    const banner = page.getByRole("region", { name: "O que fazemos" });
    await expect(banner).toContainText("1 de 5");
    await page.clock.runFor(5_500);
    await expect(banner).toContainText("2 de 5");
    if (!isMobile) {
      await banner.hover();
      await page.clock.runFor(11_000);
      await expect(banner).toContainText("2 de 5");
      await page.mouse.move(5, 5);
    }
    await banner.getByRole("button", { name: "Pausar a passagem automática" }).click();
    await page.mouse.move(5, 5);
    await page.clock.runFor(11_000);
    await expect(banner).toContainText("2 de 5");
    await expect(banner.getByRole("button", { name: "Continuar a passagem automática" })).toBeVisible();
  });
});
