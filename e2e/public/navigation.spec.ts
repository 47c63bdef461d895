import { expect, test } from "../fixtures";
import { openHydrated } from "../harness/hydrated";
import { openSiteMenu, siteMenu } from "./site-menu";

test("the navigation leads everywhere", { tag: "@phone" }, async ({ page, isMobile }) => {
  const open = async () => {
    if (isMobile) await openSiteMenu(page);
  };
  const navigation = page.getByRole("navigation", { name: isMobile ? "Menu" : "Principal" });
  // A press while the page still scrolls to a section ends elsewhere than it began, and is no click.
  await page.emulateMedia({ reducedMotion: "reduce" });
  // A part chosen in the milliseconds in which Next starts is shown, but Next writes the address that it found.
  await openHydrated(page, "/");
  for (const [name, address] of [
    ["Sobre o Nova", "/#about"],
    ["Calendário", "/#calendar"],
    ["Transparência", "/#transparencia"],
    ["Contato", "/contato"],
    ["Doe por Pix", "/doar"],
    ["Home", "/"],
  ] as const) {
    await open();
    await navigation.getByRole("link", { name, exact: true }).click();
    await expect(page).toHaveURL(address);
  }
  for (const [name, address] of [
    ["Blog", "/posts"],
    ["Sobre Nós", "/sobre"],
    ["Voluntários", "/voluntarios"],
    ["Projetos", "/projetos"],
    ["Do que precisamos", "/precisamos"],
    ["Campanhas", "/campanhas"],
  ] as const) {
    await open();
    if (!isMobile) await openSiteMenu(page);
    await navigation.getByRole("link", { name, exact: true }).click();
    await expect(page).toHaveURL(address);
    await expect(navigation.getByRole("link", { name, exact: true })).toBeHidden(); // the menu closes after navigation
  }
});

test("who entered at one section of the home page gets to another one", async ({ page }) => {
  await page.emulateMedia({ reducedMotion: "reduce" });
  await openHydrated(page, "/#about");
  await expect(page).toHaveURL("/#about");
  const navigation = page.getByRole("navigation", { name: "Principal" });
  await navigation.getByRole("link", { name: "Home" }).click();
  await expect(page).toHaveURL("/");
  await navigation.getByRole("link", { name: "Sobre o Nova" }).click();
  await expect(page).toHaveURL("/#about");
  await navigation.getByRole("link", { name: "Calendário" }).click();
  await expect(page).toHaveURL("/#calendar");
  await expect(page.locator("#calendar")).toBeInViewport();
  await page.goBack();
  await expect(page).toHaveURL("/#about");
});

test("the menu closes with Escape, which gives its button the focus, and with a press elsewhere", {
  tag: "@phone",
}, async ({ page, isMobile }) => {
  await page.goto("/sobre");
  const button = siteMenu(page);
  await expect(button).toHaveText(isMobile ? /Abrir o menu/ : "Páginas");
  await button.press("Enter");
  const link = page.getByRole("banner").getByRole("link", { name: "Voluntários" });
  await expect(link).toBeVisible();
  await expect(async () => {
    await page.keyboard.press("Escape"); // handled once the scripts are loaded
    await expect(link).toBeHidden({ timeout: 100 });
  }).toPass();
  await expect(button).toBeFocused();
  await button.click();
  await expect(link).toBeVisible();
  await page.mouse.click(10, 790);
  await expect(link).toBeHidden();
});

test("without JavaScript the menu opens, and the footer has the whole navigation", { tag: "@phone" }, async ({
  browser,
}) => {
  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  await page.goto("/");
  await openSiteMenu(page);
  await expect(page.getByRole("banner").getByRole("link", { name: "Voluntários" })).toBeVisible();
  const footer = page.getByRole("contentinfo");
  for (const address of ["/sobre", "/contato", "/privacidade", "/termos", "/voluntarios", "/projetos", "/posts"])
    await expect(footer.locator(`a[href="${address}"]`)).toBeVisible();
  await context.close();
});
