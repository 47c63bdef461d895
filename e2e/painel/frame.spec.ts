import { admin, expect, expectAccessible, expectFitsWidth, isPhone, openDashboard, signIn } from "../fixtures";
import { prefetchesOf } from "../harness/prefetches";
import { openMenu } from "./menu";
import { test } from "./users/people";

test("no screen is fetched ahead before somebody is about to open it, and one that takes its time says so at once, inside the frame", async ({
  page,
}) => {
  let [answer, wasPrefetched] = [() => {}, () => {}];
  const held = new Promise<void>((resolve) => {
    answer = resolve;
  });
  const prefetched = new Promise<void>((resolve) => {
    wasPrefetched = resolve;
  });
  await page.route(
    ({ pathname }) => pathname === "/users",
    async (route) => {
      if (!route.request().headers()["next-router-prefetch"]) return held.then(() => route.continue());
      await route.fulfill({ response: await route.fetch() });
      // The route's tree came before, in a request of its own.
      if (!route.request().headers()["next-router-segment-prefetch"]) wasPrefetched();
    },
  );
  const ahead = prefetchesOf(page);
  await openDashboard(page);
  const menu = await openMenu(page);
  await page.waitForLoadState("networkidle");
  expect(ahead).toEqual([]);
  await menu.getByRole("link", { name: "Histórico" }).focus();
  await expect.poll(() => ahead).toContain("/history");

  const entry = menu.getByRole("link", { name: "Equipe ADM" });
  // Hovering prefetches the loading state, once the page is hydrated.
  await expect(async () => {
    await page.mouse.move(0, 0);
    await entry.hover();
    await expect.poll(() => ahead, { timeout: 1_000 }).toContain("/users");
  }).toPass();
  await prefetched;
  await entry.click();
  await expect(page.getByRole("main").getByRole("status")).toHaveText("Carregando…");
  await expect(page.getByRole("banner")).toBeVisible();
  answer();
  await expect(page.getByRole("heading", { level: 1, name: "Equipe ADM" })).toBeVisible();
});

test("the theme that was chosen stays, and nothing is wider than the screen", { tag: "@phone" }, async ({ page }) => {
  await page.emulateMedia({ colorScheme: "light" });
  await openDashboard(page);
  await expectFitsWidth(page);
  await page.getByRole("button", { name: "Alternar entre tema claro e escuro" }).click();
  await expect(page.locator("html")).toHaveClass(/dark/);
  for (const address of ["/users", "/register", "/profile"]) {
    await page.goto(address);
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
    await expect(page.locator("html")).toHaveClass(/dark/);
    await expectFitsWidth(page);
  }
  if (isPhone()) return;
  await page.setViewportSize({ width: 1920, height: 900 });
  const { left, right } = await page.evaluate(() => ({
    left: document.querySelector("nav")?.getBoundingClientRect().left ?? 0,
    right: document.querySelector("main")?.getBoundingClientRect().right ?? 0,
  }));
  expect(right - left).toBeLessThanOrEqual(1200);
});

test("the frame is accessible with its menus open", { tag: "@phone" }, async ({ page }) => {
  await signIn(page);
  await page.goto("/profile");
  await page.getByRole("button", { name: `Conta de ${admin.name}` }).click();
  await expect(page.getByRole("list", { name: "Conta" })).toBeVisible();
  await expectAccessible(page.getByRole("banner"));
  await page.keyboard.press("Escape");
  if (isPhone()) {
    await page.getByRole("button", { name: "Abrir o menu" }).click();
    const drawer = page.getByRole("dialog", { name: "Menu" });
    await expect(drawer).toBeVisible();
    await drawer.evaluate((node) =>
      Promise.allSettled(node.getAnimations({ subtree: true }).map(({ finished }) => finished)),
    );
  } else {
    await page.getByRole("button", { name: "Recolher o menu" }).click();
    await expect(page.getByRole("button", { name: "Expandir o menu" })).toBeVisible();
  }
  await expectAccessible(page, { everyRule: true });
});
