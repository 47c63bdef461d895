import { expect, test } from "../fixtures";
import { inPage } from "../harness/hydrated";
import { UNTIL, withScriptsHeld } from "./held-scripts";
import { scriptsOf } from "./scripts";
import { openSiteMenu } from "./site-menu";

/**
 * Scripts are loaded at the first sign of a visitor: pointer, key, touch, scroll (lib/server/browser/on-intent.ts). That no page
 * loads them before is in quality.spec.ts.
 */

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
