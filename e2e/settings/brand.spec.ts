import type { Page } from "@playwright/test";
import sharp from "sharp";
import { accentOf } from "../../lib/settings/accent";
import { expect, expectAccessible, signIn } from "../fixtures";
import { open, optional, save, saveButton, test } from "./screen";

test.describe.configure({ mode: "serial" });

test.beforeEach(({ page }) => signIn(page));

const accentIn = (page: Page) =>
  page.evaluate(() => getComputedStyle(document.documentElement).getPropertyValue("--accent").trim());

/** On a wide screen and on a phone's. Here, as a product of its own for phones takes longer than all that it would be for. */
async function expectAccessibleEverywhere(page: Page) {
  const wide = page.viewportSize();
  await expectAccessible(page);
  await page.setViewportSize({ width: 375, height: 812 });
  await expectAccessible(page, { everyRule: false });
  if (wide) await page.setViewportSize(wide);
}

test("the organisation's colour is in both themes what can be read", async ({ page, request }) => {
  const color = optional(page, "Cor dos botões e links");

  await test.step("What is no colour is refused; the form shows what becomes of one", async () => {
    await open(page);
    await expect(color).toHaveValue("#b53a15");
    await color.fill("azul");
    await saveButton(page).click();
    await expect(page.getByText("Informe a cor como #1f5fa8")).toBeVisible();
    await page.getByRole("button", { name: "Azul" }).click();
    await expect(color).toHaveValue("#1f5fa8");
    await expect(page.getByText("Ajustamos a claridade da cor no tema escuro")).toBeVisible();
    await color.fill("#FFEE00");
    await expect(page.getByText("Ajustamos a claridade da cor no tema claro,")).toBeVisible();
    await expect(page.getByLabel("Escolher a cor")).toHaveValue("#ffee00");
    await expectAccessibleEverywhere(page);
    await save(page);
  });

  await test.step("It is in the document, in either theme", async () => {
    for (const [colorScheme, path] of [
      ["light", "/"],
      ["dark", "/"],
      ["dark", "/painel"],
    ] as const) {
      await page.emulateMedia({ colorScheme });
      await page.goto(path);
      expect(await accentIn(page), `${path}, ${colorScheme}`).toBe(accentOf("#ffee00", colorScheme).accent);
    }
    await page.goto("/");
    await expectAccessibleEverywhere(page);
  });

  await test.step("The colour that came with the site leaves no trace", async () => {
    await open(page);
    await page.getByRole("button", { name: "Terracota" }).click();
    await save(page);
    expect(await (await request.get("/")).text()).not.toContain("--light-accent");
  });
});

test("the organisation's logo stands wherever the name does", async ({ page, request }) => {
  const card = async () => (await request.get("/cartao/sobre.jpg")).body();
  const before = await card();
  await open(page);
  await page.getByLabel("Enviar logotipo").setInputFiles("e2e/files/foto.jpg");
  await expect(page.getByAltText("O logotipo escolhido")).toBeVisible();
  await save(page);
  const logoIn = (place: "banner" | "contentinfo") => page.getByRole(place).locator("img").first();
  await expect(logoIn("banner")).toHaveAttribute("src", /^\/imagens\/[\w-]+\/320\.webp$/);

  await page.goto("/");
  const src = String(await logoIn("banner").getAttribute("src"));
  expect((await request.get(src)).status()).toBe(200);
  expect((await logoIn("banner").boundingBox())?.height).toBe(36);
  await expect(logoIn("contentinfo")).toHaveAttribute("src", src);
  expect(await (await request.get("/")).text()).toContain(src.replace(/320.webp$/, '720.webp"'));
  expect((await card()).equals(before)).toBe(false);

  // A wide one leaves the name its room on a phone.
  const wide = await sharp({ create: { width: 900, height: 150, channels: 3, background: "teal" } })
    .png()
    .toBuffer();
  await open(page);
  await page.getByLabel(/logotipo$/).setInputFiles({ name: "marca.png", mimeType: "image/png", buffer: wide });
  await expect(page.getByAltText("O logotipo escolhido")).not.toHaveAttribute("src", new RegExp(src.slice(0, -8)));
  await save(page);
  await page.setViewportSize({ width: 375, height: 740 });
  await page.goto("/");
  await expect(logoIn("banner")).not.toHaveAttribute("src", src);
  const name = page.getByRole("banner").getByText("Projeto Nova", { exact: true }).first();
  expect(await name.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth)).toBe(0);
  await page.setViewportSize({ width: 1280, height: 800 });
  expect((await request.get("/transparencia/doacoes.pdf")).status()).toBe(200);
  await expectAccessible(page);

  await open(page);
  await page.getByRole("button", { name: "Remover", exact: true }).click();
  await save(page);
  await page.goto("/");
  await expect(logoIn("banner")).toHaveAttribute("src", "/logo.svg");
});
