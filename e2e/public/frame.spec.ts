import { expect, test } from "../fixtures";
import { openHydrated } from "../harness/hydrated";
import { prefetchesOf } from "../harness/prefetches";
import { openSiteMenu, siteMenu } from "./site-menu";

test("the navigation bar stands out once the page is scrolled more than 45 px", { tag: "@phone" }, async ({ page }) => {
  await page.goto("/");
  const bar = page.getByRole("banner");
  await expect(bar).not.toHaveAttribute("data-sticky", "true");
  await page.evaluate(() => window.scrollTo({ top: 46, behavior: "instant" }));
  await expect(bar).toHaveAttribute("data-sticky", "true");
  await page.evaluate(() => window.scrollTo({ top: 45, behavior: "instant" }));
  await expect(bar).not.toHaveAttribute("data-sticky", "true");
});

test("the theme follows the system until one chooses, and the choice stays", { tag: "@phone" }, async ({
  page,
  isMobile,
}) => {
  await page.emulateMedia({ colorScheme: "dark" });
  await page.goto("/");
  await expect(page.locator("html")).toHaveClass(/dark/);
  // The notice is no white bar there.
  await expect(page.getByRole("complementary", { name: "Aviso" })).toHaveCSS("background-color", "rgb(38, 26, 32)");
  if (isMobile) await openSiteMenu(page);
  await page.getByRole("button", { name: "Alternar entre tema claro e escuro" }).click();
  await expect(page.locator("html")).not.toHaveClass(/dark/);
  await page.reload();
  await expect(page.locator("html")).not.toHaveClass(/dark/);
});

test("the keyboard gets past the navigation at once", async ({ page }) => {
  await page.goto("/posts");
  await page.keyboard.press("Tab");
  await expect(page.getByRole("link", { name: "Pular para o conteúdo" })).toBeFocused();
});

test("Login opens in a new tab", { tag: "@phone" }, async ({ page, context, isMobile }) => {
  await page.goto("/");
  if (isMobile) await openSiteMenu(page);
  const opened = context.waitForEvent("page");
  await page.getByRole("link", { name: "Login" }).click();
  await expect(await opened).toHaveURL("/login");
});

test("the navigation leads everywhere", { tag: "@phone" }, async ({ page, isMobile }) => {
  const open = async () => {
    if (isMobile) await openSiteMenu(page);
  };
  const navigation = page.getByRole("navigation", { name: isMobile ? "Menu" : "Principal" });
  // A press while the page still scrolls to a section ends elsewhere than it began, and is no click.
  await page.emulateMedia({ reducedMotion: "reduce" });
  await page.goto("/");
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

test("Cadastre-se opens WhatsApp with a message that asks to become a volunteer", async ({ page }) => {
  await page.goto("/");
  const link = page.getByRole("banner").getByRole("link", { name: "Cadastre-se" });
  const address = new URL((await link.getAttribute("href")) ?? "");
  expect(address.origin + address.pathname).toMatch(/^https:\/\/wa\.me\/55\d{10,11}$/);
  expect(address.searchParams.get("text")).toContain("voluntário(a)");
  await expect(link).toHaveAttribute("target", "_blank");
});

test("an arrow leads back to the top once the page is scrolled more than 400 px", { tag: "@phone" }, async ({
  page,
}) => {
  await page.goto("/");
  const arrow = page.getByRole("button", { name: "Voltar ao topo" });
  await page.evaluate(() => window.scrollTo({ top: 400, behavior: "instant" }));
  await expect(arrow).toBeHidden();
  await page.evaluate(() => window.scrollTo({ top: 900, behavior: "instant" }));
  await arrow.click();
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);
  await expect(arrow).toBeHidden();
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

/** Pages as the sample has them are in quality.spec.ts, which leaves /termos out on a phone. */
test("neither a long word nor a long text scrolls sideways", { tag: "@phone" }, async ({ page, isMobile, newPost }) => {
  const post = await newPost({ titulo: `Palavra${"muito".repeat(20)}longa`, description: "x".repeat(300) });
  for (const address of [`/posts/${post.permalink}`, "/posts", "/", ...(isMobile ? ["/termos"] : [])]) {
    await page.goto(address);
    const overflow = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
    expect(overflow, address).toBeLessThanOrEqual(0);
  }
});

test("the bar at the top is not painted before its last part has come", { tag: "@phone" }, async ({
  page,
  request,
}) => {
  const whole = await (await request.get("/sobre")).text();
  const bar = page.getByRole("banner").locator(":scope > div");
  for (const [html, isSeen] of [
    [whole.slice(0, whole.indexOf("Cadastre-se")), false],
    [whole, true],
  ] as const) {
    await page.route("/sobre", (route) => route.fulfill({ contentType: "text/html", body: html }));
    await page.goto("/sobre");
    await expect(bar).toBeVisible({ visible: isSeen });
  }
});

test("no page is fetched ahead before somebody is about to open it", async ({ page }) => {
  const ahead = prefetchesOf(page);
  await openHydrated(page, "/posts");
  expect(ahead).toEqual([]);
  await page.getByRole("link", { name: "Contato" }).first().focus();
  await expect.poll(() => ahead).toContain("/contato");
});
