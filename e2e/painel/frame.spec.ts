import { admin, expect, expectAccessible, inDatabase, isPhone, openDashboard } from "../fixtures";
import { prefetchesOf } from "../harness/prefetches";
import { openMenu } from "./menu";
import { newPerson, signedInElsewhere, test } from "./users/people";

test.beforeEach(({ page }) => openDashboard(page));

test("an item that is not there is a missing page of the dashboard, in its status too", async ({ page, newPost }) => {
  const status = async (address: string) => (await page.request.get(address)).status();
  for (const screen of ["/messages/nada", "/post/nada/edit", "/calendars/nada/edit", "/projects/nada/edit"])
    expect(await status(screen), screen).toBe(404);
  for (const screen of ["/volunter/nada/edit", "/donations/nada/edit"]) expect(await status(screen), screen).toBe(404);
  const post = await newPost({ titulo: "Um artigo que existe" });
  for (const name of [post._id, post.permalink]) expect(await status(`/post/${name}/edit`)).toBe(200);

  const answer = await page.goto("/messages/nada");
  expect(answer?.status()).toBe(404);
  expect(answer?.headers()).not.toHaveProperty("x-nova-status");
  await expect(page.getByRole("heading", { name: "ERROR 404" })).toBeVisible();
  await page.getByRole("main").getByRole("link", { name: "Página Inicial" }).click();
  await expect(page).toHaveURL("/painel");
});

test("without a session, and with one that has ended, every item's screen leads to the login", async ({
  browser,
  playwright,
  newPost,
  register,
}) => {
  const { permalink } = await newPost({ titulo: "Um rascunho", active: false });
  const iara = newPerson("Iara");
  await register(iara);
  const page = await signedInElsewhere(browser, iara);
  const cookie = (await page.context().cookies()).map(({ name, value }) => `${name}=${value}`).join("; ");
  await page.context().close();
  await inDatabase(`DELETE FROM "Session" WHERE "userId" = (SELECT id FROM "User" WHERE email = $1)`, [iara.email]);

  const anonymous = await playwright.request.newContext({ baseURL: test.info().project.use.baseURL });
  // A header of an action alone had the screen rendered: it streamed, and at times it never ended.
  const forged = { "next-action": "nada", cookie: "next-auth.session-token=nada" };
  const requests: Record<string, string>[] = [{}, forged, { cookie }, { ...forged, cookie }];
  for (const headers of requests)
    for (const name of [permalink, "nada"]) {
      const answer = await anonymous.get(`/post/${name}/edit`, { headers, maxRedirects: 0 });
      expect(answer.status()).toBe(307);
      expect(answer.headers().location).toContain("/login?callbackUrl=");
    }
  await anonymous.dispose();
});

test("a screen that takes its time says so at once, inside the frame", async ({ page }) => {
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
  const menu = await openMenu(page);
  const entry = menu.getByRole("link", { name: "Equipe ADM" });
  // Hovering prefetches the loading state, once the page is hydrated.
  const ahead = prefetchesOf(page);
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

test("no screen is fetched ahead before somebody is about to open it", async ({ page }) => {
  const ahead = prefetchesOf(page);
  await page.goto("/users");
  const menu = await openMenu(page);
  await page.waitForLoadState("networkidle");
  expect(ahead).toEqual([]);
  await menu.getByRole("link", { name: "Histórico" }).focus();
  await expect.poll(() => ahead).toContain("/history");
});

test("the theme that was chosen stays, and nothing is wider than the screen", { tag: "@phone" }, async ({ page }) => {
  await page.emulateMedia({ colorScheme: "light" });
  await page.getByRole("button", { name: "Alternar entre tema claro e escuro" }).click();
  await expect(page.locator("html")).toHaveClass(/dark/);
  for (const address of ["/painel", "/users", "/register", "/profile"]) {
    await page.goto(address);
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
    await expect(page.locator("html")).toHaveClass(/dark/);
    const [scroll, client] = await page.evaluate(() => {
      const { scrollWidth, clientWidth } = document.documentElement;
      return [scrollWidth, clientWidth];
    });
    expect(scroll, address).toBeLessThanOrEqual(client);
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
  await page.goto("/profile");
  await page.getByRole("button", { name: `Conta de ${admin.name}` }).click();
  await expect(page.getByRole("list", { name: "Conta" })).toBeVisible();
  await expectAccessible(page);
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
