import type { Page } from "@playwright/test";
import { expect, test } from "../fixtures";
import { holdRequests } from "../harness/held";
import { inPage } from "../harness/hydrated";
import { scriptsOf } from "./scripts";
import { openSiteMenu } from "./site-menu";

/**
 * Scripts are loaded at the first sign of a visitor: pointer, key, touch, scroll (lib/server/browser/on-intent.ts). That no page
 * loads them before is in quality.spec.ts.
 */

const withScriptsHeld = (page: Page) => holdRequests(page, "**/_next/static/**/*.js");

/** Does not wait for scripts that load by themselves, which are held back here. */
const UNTIL = { waitUntil: "domcontentloaded" } as const;

test("a carousel on the first screen moves by itself, but not on a phone", { tag: "@phone" }, async ({
  page,
  isMobile,
}) => {
  const scripts = scriptsOf(page);
  await page.goto("/", { waitUntil: "networkidle" });
  expect(scripts.length > 0).toBe(!isMobile);
});

test("the scripts come when the system's theme changes, which the page follows", async ({ page }) => {
  await page.goto("/sobre");
  await page.emulateMedia({ colorScheme: "dark" });
  await expect(page.locator("html")).toHaveClass(/dark/);
});

test("a press on what another script has brought is its own", async ({ page }) => {
  await withScriptsHeld(page);
  await page.goto("/sobre");
  await page.evaluate(() => {
    const button = document.createElement("button");
    button.textContent = "De outro";
    button.addEventListener("click", () => button.remove());
    document.body.append(button);
    button.click();
  });
  await expect(page.getByRole("button", { name: "De outro" })).toHaveCount(0);
});

test("the form for a new password comes by itself", async ({ page }) => {
  await page.goto("/nova-senha");
  await expect(page.getByLabel("E-mail")).toBeVisible();
});

test.describe("a press before the scripts are there", { tag: "@phone" }, () => {
  test("on the theme is heard at once, and acts once", async ({ page, isMobile }) => {
    const release = await withScriptsHeld(page);
    await page.goto("/sobre");
    if (isMobile) await openSiteMenu(page); // needs no script
    const dark = () => page.evaluate(() => document.documentElement.classList.contains("dark"));
    const before = await dark();
    const theme = page.getByRole("button", { name: "Alternar entre tema" });
    await theme.click();
    await theme.click();
    await expect(theme).toHaveAttribute("data-held");
    expect(await dark()).toBe(before);
    release();
    await expect.poll(dark).toBe(!before);
    await expect(page.locator("[data-held]")).toHaveCount(0);
    expect(await dark()).toBe(!before);
  });

  test("on 'Copiar o código' copies it", async ({ page, context }) => {
    await context.grantPermissions(["clipboard-read", "clipboard-write"]);
    const release = await withScriptsHeld(page);
    await page.goto("/doar");
    await page.getByRole("button", { name: "Copiar o código" }).click();
    release();
    await expect(page.getByText("Copiado!")).toBeVisible();
    const code = await page.getByRole("textbox", { name: "Pix copia e cola" }).inputValue();
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(code);
  });

  test("on a reaction counts once", async ({ page, newPost }) => {
    const { permalink } = await newPost({ titulo: "Reação antes dos scripts" });
    const release = await withScriptsHeld(page);
    await page.goto(`/posts/${permalink}`, UNTIL);
    const like = page.getByRole("list", { name: "Reações" }).getByRole("button").first();
    await like.click();
    await like.click();
    release();
    await expect(like).toHaveAttribute("aria-pressed", "true");
    await expect(like).toHaveText(/1$/);
  });

  test("on a picture enlarges it", async ({ page }) => {
    const release = await withScriptsHeld(page);
    await page.goto("/projetos/criancas");
    const picture = page.getByRole("link", { name: "Ampliar a imagem" }).first();
    await picture.click();
    await expect(picture).toHaveAttribute("data-held");
    release();
    await expect(page.getByRole("dialog", { name: "Imagem ampliada" })).toBeVisible();
  });

  test("on 'Enviar avaliação' sends what was typed and chosen", async ({ page, newPost }) => {
    const { permalink } = await newPost({ titulo: "Avaliação antes dos scripts" });
    const release = await withScriptsHeld(page);
    await page.goto(`/posts/${permalink}`, UNTIL);
    await page.getByLabel("Nome").fill("Rita Prado");
    await page.getByLabel("E-mail").fill("rita@exemplo.org");
    await page.getByLabel("Avaliação").selectOption("5");
    await page.getByLabel("Comentário").fill("Li de pé, no ônibus.");
    await page.getByRole("button", { name: "Enviar avaliação" }).click();
    release();
    await expect(page.getByText("Li de pé, no ônibus.").first()).toBeVisible();
    await expect(page.getByText("Rita Prado").first()).toBeVisible();
  });
});

test("focus, scroll, text and open details survive hydration", async ({ page, newPost }) => {
  const { permalink } = await newPost({ titulo: "O que fica" });
  const release = await withScriptsHeld(page);
  await page.goto(`/posts/${permalink}`, UNTIL);
  const comment = page.getByLabel("Comentário");
  await comment.pressSequentially("Comecei a escr");
  await page.getByLabel("Avaliação").selectOption("4");
  await comment.focus();
  await comment.scrollIntoViewIfNeeded();
  const scrolled = await page.evaluate(() => window.scrollY);
  release();
  await expect(page.getByRole("list", { name: "Reações" }).getByRole("button").first()).toBeEnabled();
  await inPage(page, () => Object.keys(document.querySelector("textarea") ?? {}).length > 0);
  await expect(page.locator("[data-held]")).toHaveCount(0);
  await expect(comment).toHaveValue("Comecei a escr");
  await expect(page.getByLabel("Avaliação")).toHaveValue("4");
  await expect(comment).toBeFocused();
  expect(await page.evaluate(() => window.scrollY)).toBe(scrolled);
  await page.keyboard.type("ever");
  await expect(comment).toHaveValue("Comecei a escrever");
});

test("a phone's menu closes over the part of the page that its link leads to", async ({ page }) => {
  await page.setViewportSize({ width: 375, height: 812 });
  await withScriptsHeld(page);
  await page.goto("/", UNTIL);
  await openSiteMenu(page);
  const link = page.getByRole("navigation", { name: "Menu" }).getByRole("link", { name: "Calendário" });
  await link.click();
  await expect(page).toHaveURL("/#calendar");
  await expect(link).toBeHidden();
});

test("links and forms are ordinary ones before the scripts are there", async ({ page }) => {
  await withScriptsHeld(page);
  await page.goto("/doar");
  await page.getByRole("link", { name: "R$ 50", exact: true }).click();
  await expect(page).toHaveURL("/doar/50#codigo");
  await page.getByRole("textbox", { name: "Outro valor, em reais" }).fill("35,50");
  await page.getByRole("button", { name: "Gerar código" }).click();
  await expect(page).toHaveURL(/\/doar\/35/);
});

test("by keyboard, on a slow phone", async ({ page, context }) => {
  const devtools = await context.newCDPSession(page);
  await devtools.send("Emulation.setCPUThrottlingRate", { rate: 6 });
  await devtools.send("Network.emulateNetworkConditions", {
    ...{ offline: false, latency: 150, downloadThroughput: 204_800, uploadThroughput: 96_000 }, // slow 4G
  });
  await page.goto("/transparencia");
  const theme = page.getByRole("button", { name: "Alternar entre tema" }).first();
  const before = await page.locator("html").getAttribute("class");
  await theme.press("Enter");
  await expect.poll(() => page.locator("html").getAttribute("class")).not.toBe(before);
});
