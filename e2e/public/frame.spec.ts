import { expect, expectAccessible, expectFitsWidth, test } from "../fixtures";
import { openHydrated } from "../harness/hydrated";
import { prefetchesOf } from "../harness/prefetches";
import { openSiteMenu } from "./site-menu";

test("the bar stands out and an arrow leads back once the page is scrolled; Login and Cadastre-se open tabs", {
  tag: "@phone",
}, async ({ page, context, isMobile }) => {
  await page.goto("/");
  const bar = page.getByRole("banner");
  const arrow = page.getByRole("button", { name: "Voltar ao topo" });
  const scrollTo = (top: number) => page.evaluate((to) => window.scrollTo({ top: to, behavior: "instant" }), top);

  await test.step("More than 45 px", async () => {
    await expect(bar).not.toHaveAttribute("data-sticky", "true");
    await scrollTo(46);
    await expect(bar).toHaveAttribute("data-sticky", "true");
    await scrollTo(45);
    await expect(bar).not.toHaveAttribute("data-sticky", "true");
  });

  await test.step("More than 400 px", async () => {
    await scrollTo(401);
    await expect(arrow).toBeVisible();
    await scrollTo(400);
    await expect(arrow).toBeHidden();
    await scrollTo(900);
    await arrow.click();
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);
    await expect(arrow).toBeHidden();
  });

  if (isMobile) await openSiteMenu(page);
  await test.step("Cadastre-se opens WhatsApp with a message that asks to become a volunteer", async () => {
    const link = bar.getByRole("link", { name: "Cadastre-se" });
    const address = new URL((await link.getAttribute("href")) ?? "");
    expect(address.origin + address.pathname).toMatch(/^https:\/\/wa\.me\/55\d{10,11}$/);
    expect(address.searchParams.get("text")).toContain("voluntário(a)");
    await expect(link).toHaveAttribute("target", "_blank");
  });

  await test.step("Login is the dashboard's", async () => {
    const opened = context.waitForEvent("page");
    await page.getByRole("link", { name: "Login" }).click();
    await expect(await opened).toHaveURL("/login");
  });
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

/** As a phone's browser lays a page out whose zoom is 200 %: half as wide. */
test("at 200 % on a phone the way home is there", { tag: "@phone-only" }, async ({ page }) => {
  await page.setViewportSize({ width: 188, height: 334 });
  await page.goto("/contato");
  const home = await page.getByRole("banner").getByRole("link").first().boundingBox();
  expect(home?.width).toBeGreaterThan(44);
});

test("the keyboard gets past the navigation at once", async ({ page }) => {
  await page.goto("/posts");
  await page.keyboard.press("Tab");
  await expect(page.getByRole("link", { name: "Pular para o conteúdo" })).toBeFocused();
});

/** Pages as the sample has them are in quality.spec.ts, which leaves /termos out on a phone. */
test("neither a long word, a long text nor a table of months scrolls sideways", { tag: "@phone" }, async ({
  page,
  isMobile,
  newPost,
}) => {
  const table = [`|Item${"|120".repeat(12)}|`, `|${"-|".repeat(13)}`, `|Arroz${"|120".repeat(12)}|`].join("\n");
  const description = `${"x".repeat(300)}\n\n${table}`;
  const post = await newPost({ titulo: `Palavra${"muito".repeat(20)}longa`, description });
  for (const address of [`/posts/${post.permalink}`, "/posts", "/", ...(isMobile ? ["/termos"] : [])]) {
    await page.goto(address);
    await expectFitsWidth(page, address);
  }
});

test("a number in a table of many columns stays in one line", { tag: "@phone" }, async ({ page, newPost }) => {
  const row = "|1.200,00".repeat(12);
  const post = await newPost({ titulo: "Contas do ano", description: `${row}|\n${"|-".repeat(12)}|\n${row}|` });
  await page.goto(`/posts/${post.permalink}`);
  const cell = page.getByRole("cell", { name: "1.200,00" }).first();
  const lines = await cell.evaluate((element) => {
    const range = document.createRange();
    range.selectNodeContents(element);
    return range.getClientRects().length;
  });
  expect(lines).toBe(1);
  await expectAccessible(page.getByRole("article").first());
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
