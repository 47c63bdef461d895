import { admin, expect, expectAccessible, isPhone, openDashboard, test } from "../fixtures";
import { openMenu } from "./menu";

test.beforeEach(({ page }) => openDashboard(page));

test("the menu leads to every screen, and says on which one is", { tag: "@phone" }, async ({ page }) => {
  const groups: Record<string, Record<string, string>> = {
    Conteúdo: {
      Posts: "/posts/private",
      "Cadastrar Posts": "/addpost",
      "Cadastrar Projetos": "/projects",
      Calendário: "/calendars",
      Avaliações: "/reviews",
    },
    Pessoas: { Mensagens: "/messages", Voluntários: "/volunters/private", "Equipe ADM": "/users" },
    Doações: { Doações: "/donations" },
    Ajustes: { Histórico: "/history", Lixeira: "/lixeira", Configurações: "/settings" },
  };
  const entries: Record<string, string> = { Dashboard: "/painel", ...Object.assign({}, ...Object.values(groups)) };
  const menu = await openMenu(page);
  const links = menu.getByRole("link");
  // What waits to be looked at is counted beside the name.
  const named = (name: string) => new RegExp(`^${name}( ?\\d+ (por ler|novas?))?$`);
  await expect(links).toHaveText([...Object.keys(entries), "Ver o site"].map(named));
  for (const [group, screens] of Object.entries(groups))
    await expect(menu.getByRole("group", { name: group }).getByRole("link")).toHaveText(
      Object.keys(screens).map(named),
    );
  for (const [name, href] of Object.entries(entries))
    await expect(menu.getByRole("link", { name: named(name) })).toHaveAttribute("href", href);
  await expect(menu.getByRole("link", { name: "Dashboard" })).toHaveAttribute("aria-current", "page");
  await expect(menu.locator("[aria-current]")).toHaveCount(1);
  await menu.getByRole("link", { name: "Equipe ADM" }).click();
  await expect(page).toHaveURL("/users");
  await expect(page.getByRole("heading", { level: 1, name: "Equipe ADM" })).toBeVisible();
  await page.goto("/register"); // belongs to 'Equipe ADM'
  await expect((await openMenu(page)).locator("[aria-current]")).toHaveText("Equipe ADM");
});

test("the menu marks new reviews until somebody has seen them", async ({ page, request, newPost }) => {
  const post = await newPost({ titulo: "Um artigo com avaliação nova" });
  const review = { nome: "Rita", email: "rita@example.com", rating: 5, comment: "Gostei" };
  expect((await request.post(`/api/posts/${post._id}/review`, { data: review })).status()).toBe(201);
  await page.reload();
  await expect((await openMenu(page)).getByRole("link", { name: /^Avaliações ?\d+ novas?$/ })).toBeVisible();
  // Reviews that other tests write meanwhile are new again.
  await page.route("**/api/waiting*", async (route) => {
    const since = new URL(route.request().url()).searchParams.get("avaliacoesDesde");
    await route.fulfill({ json: { messages: 0, reviews: since ? 0 : 7 } });
  });
  await page.goto("/reviews");
  await page.goto("/painel");
  await expect((await openMenu(page)).getByRole("link", { name: "Avaliações", exact: true })).toBeVisible();
});

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

test("without a session the status of an item's screen does not tell whether it is there", async ({
  playwright,
  newPost,
}) => {
  const { permalink } = await newPost({ titulo: "Um rascunho", active: false });
  const anonymous = await playwright.request.newContext({ baseURL: test.info().project.use.baseURL });
  const forged = { "next-action": "nada", cookie: "next-auth.session-token=nada" };
  const status = async (name: string, headers: Record<string, string>) =>
    (await anonymous.get(`/post/${name}/edit`, { headers, maxRedirects: 0 })).status();
  for (const headers of [{}, forged]) expect(await status(permalink, headers)).toBe(await status("nada", headers));
  await anonymous.dispose();
});

test("a screen that takes its time says so at once, inside the frame", async ({ page }) => {
  let answer = () => {};
  const held = new Promise<void>((resolve) => {
    answer = resolve;
  });
  await page.route(
    ({ pathname }) => pathname === "/users",
    async (route) => {
      if (!route.request().headers()["next-router-prefetch"]) await held;
      await route.continue();
    },
  );
  const menu = await openMenu(page);
  const entry = menu.getByRole("link", { name: "Equipe ADM" });
  await entry.hover();
  await page.waitForLoadState("networkidle"); // what somebody is about to open is fetched ahead, with the word that it is loading
  await entry.click();
  await expect(page.getByRole("main").getByRole("status")).toHaveText("Carregando…");
  await expect(page.getByRole("banner")).toBeVisible();
  answer();
  await expect(page.getByRole("heading", { level: 1, name: "Equipe ADM" })).toBeVisible();
});

test("no screen is fetched ahead before somebody is about to open it", async ({ page }) => {
  const ahead: string[] = [];
  page.on("request", (request) => {
    if (request.headers()["next-router-prefetch"]) ahead.push(new URL(request.url()).pathname);
  });
  await page.goto("/users");
  const menu = await openMenu(page);
  await page.waitForLoadState("networkidle");
  expect(ahead).toEqual([]);
  await menu.getByRole("link", { name: "Histórico" }).focus();
  await expect.poll(() => ahead).toContain("/history");
});

test("the narrow menu is narrow after a reload, before anything is painted", async ({ page }) => {
  const complaints: string[] = [];
  page.on("console", (message) => message.type() === "error" && complaints.push(message.text()));
  const menu = page.getByRole("navigation", { name: "Painel" });
  const width = async () => (await menu.boundingBox())?.width ?? 0;
  const wide = await width();
  await page.getByRole("button", { name: "Recolher o menu" }).click();
  await expect(page.getByRole("button", { name: "Expandir o menu" })).toHaveAttribute("aria-expanded", "false");
  await expect.poll(width).toBeLessThan(60);

  // Without React: the attribute is there as soon as the document is.
  await page.route("**/_next/static/**/*.js*", (route) => route.abort());
  await page.reload({ waitUntil: "domcontentloaded" });
  await expect(page.locator("html")).toHaveAttribute("data-menu", "recolhido");
  expect(await width()).toBeLessThan(60);
  await page.unroute("**/_next/static/**/*.js*");
  complaints.length = 0;

  await page.reload();
  await expect(page.getByRole("button", { name: "Expandir o menu" })).toBeVisible();
  expect(await width()).toBeLessThan(60);
  await expect(menu.getByRole("link", { name: "Calendário" })).toHaveAttribute("title", "Calendário");
  await menu.getByRole("link", { name: "Posts", exact: true }).click();
  await expect(page).toHaveURL("/posts/private");
  expect(await width()).toBeLessThan(60);
  await page.getByRole("button", { name: "Expandir o menu" }).click();
  await expect.poll(width).toBe(wide);
  await page.reload();
  await expect(page.getByRole("button", { name: "Recolher o menu" })).toHaveAttribute("aria-expanded", "true");
  expect(complaints).toEqual([]);
});

test("on a phone the menu is a drawer that keeps the focus and gives it back", { tag: "@phone-only" }, async ({
  page,
}) => {
  const button = page.getByRole("button", { name: "Abrir o menu" });
  await expect(page.getByRole("navigation", { name: "Painel" })).toBeHidden();
  await button.click();
  const drawer = page.getByRole("dialog", { name: "Menu" });
  await expect(drawer.getByRole("link", { name: "Posts", exact: true })).toBeVisible();
  await expect.poll(() => drawer.evaluate((node) => node.contains(document.activeElement))).toBe(true);
  await page.keyboard.press("Escape");
  await expect(drawer).toBeHidden();
  await expect(button).toBeFocused();

  await button.click();
  await drawer.getByRole("button", { name: "Fechar o menu" }).click();
  await expect(drawer).toBeHidden();
  await button.click();
  await drawer.getByRole("link", { name: "Posts", exact: true }).click();
  await expect(page).toHaveURL("/posts/private");
  await expect(drawer).toBeHidden();
});

test("the account's menu works by keyboard: Perfil, Gerenciamento, Sair", async ({ page }) => {
  const account = page.getByRole("button", { name: `Conta de ${admin.name}` });
  const items = page.getByRole("list", { name: "Conta" }).getByRole("listitem");
  await account.focus();
  await page.keyboard.press("Enter");
  await expect(items).toHaveText(["Perfil", "Gerenciamento", "Sair"]);
  await page.keyboard.press("Escape");
  await expect(items).toHaveCount(0);
  await expect(account).toBeFocused();

  /** Opens it and goes to the entry so many steps on. */
  async function choose(steps: number) {
    await account.focus();
    await page.keyboard.press("Enter");
    await expect(items).toHaveCount(3);
    for (let step = 0; step < steps; step++) await page.keyboard.press("Tab");
    await page.keyboard.press("Enter");
    await expect(items).toHaveCount(0);
  }
  await choose(1);
  await expect(page).toHaveURL("/profile");
  await choose(2);
  await expect(page).toHaveURL("/posts/private");
  await choose(3);
  await expect(page).toHaveURL("/login");
  await page.goto("/painel");
  await expect(page).toHaveURL(/\/login\?/);
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
    await drawer.evaluate((node) => Promise.all(node.getAnimations({ subtree: true }).map(({ finished }) => finished)));
  } else {
    await page.getByRole("button", { name: "Recolher o menu" }).click();
    await expect(page.getByRole("button", { name: "Expandir o menu" })).toBeVisible();
  }
  await expectAccessible(page, { everyRule: true });
});
