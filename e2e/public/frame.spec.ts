import { expect, test } from "../fixtures";

test("the navigation bar stands out once the page is scrolled more than 45 px", async ({ page }) => {
  await page.goto("/");
  const bar = page.getByRole("banner");
  await expect(bar).not.toHaveAttribute("data-sticky", "true");
  await page.evaluate(() => window.scrollTo(0, 46));
  await expect(bar).toHaveAttribute("data-sticky", "true");
  await page.evaluate(() => window.scrollTo(0, 45));
  await expect(bar).not.toHaveAttribute("data-sticky", "true");
});

test("the theme follows the system until one chooses, and the choice stays", async ({ page }) => {
  await page.emulateMedia({ colorScheme: "dark" });
  await page.goto("/");
  await expect(page.locator("html")).toHaveClass(/dark/);
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

test("Login opens in a new tab", async ({ page, context }) => {
  await page.goto("/");
  const opened = context.waitForEvent("page");
  await page.getByRole("link", { name: "Login" }).click();
  await expect(await opened).toHaveURL("/login");
});

test("no page scrolls sideways", async ({ page, newPost }) => {
  const post = await newPost({ titulo: `Palavra${"muito".repeat(20)}longa`, description: "x".repeat(300) });
  for (const address of ["/", "/posts", `/posts/${post.permalink}`, "/contato", "/login"]) {
    await page.goto(address);
    const overflow = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
    expect(overflow, address).toBeLessThanOrEqual(0);
  }
});
