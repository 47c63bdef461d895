import type { Locator } from "@playwright/test";
import { expect, openDashboard, signIn, test } from "../fixtures";
import { openMenu } from "./menu";

test("the menu leads to every screen, and says on which one is", { tag: "@phone" }, async ({ page }) => {
  const groups: Record<string, Record<string, string>> = {
    Conteúdo: {
      Posts: "/posts/private",
      "Cadastrar Posts": "/addpost",
      "Cadastrar Projetos": "/projects",
      Calendário: "/calendars",
      Campanhas: "/campaigns",
      Avaliações: "/reviews",
      Imagens: "/media",
      Categorias: "/categories",
    },
    Pessoas: {
      Mensagens: "/messages",
      Voluntários: "/volunters/private",
      "Equipe ADM": "/users",
    },
    Doações: { Doações: "/donations", "Do que precisamos": "/needs", "Avisos de doação": "/claims" },
    Ajustes: {
      "Cópia de segurança": "/backup",
      Histórico: "/history",
      Lixeira: "/lixeira",
      Configurações: "/settings",
    },
  };
  const entries: Record<string, string> = { Dashboard: "/painel", ...Object.assign({}, ...Object.values(groups)) };
  await openDashboard(page);
  const menu = await openMenu(page);
  const links = menu.getByRole("link");
  // Unread items are counted beside the name.
  const named = (name: string) => new RegExp(`^${name}( ?\\d+ (por ler|novas?|por conferir))?$`);
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

const REVIEWS_SEEN_KEY = "nova-reviews-seen";

test("the menu marks new reviews until somebody has seen them", async ({ page, request, newPost }) => {
  const post = await newPost({ titulo: "Um artigo com avaliação nova" });
  const review = { nome: "Rita", email: "rita@example.com", rating: 5, comment: "Gostei" };
  expect((await request.post(`/api/posts/${post._id}/review`, { data: review })).status()).toBe(201);
  // A damaged memory hides none.
  await page.addInitScript((key) => {
    if (localStorage.getItem(key) === null) localStorage.setItem(key, "nada");
  }, REVIEWS_SEEN_KEY);
  await openDashboard(page);
  await expect((await openMenu(page)).getByRole("link", { name: /^Avaliações ?\d+ novas?$/ })).toBeVisible();
  // A stubbed count, as other tests write reviews meanwhile.
  await page.route("**/api/waiting*", async (route) => {
    const since = new URL(route.request().url()).searchParams.get("avaliacoesDesde");
    await route.fulfill({ json: { messages: 0, reviews: since ? 0 : 7 } });
  });
  await page.goto("/reviews");
  await expect.poll(() => page.evaluate((key) => localStorage.getItem(key), REVIEWS_SEEN_KEY)).not.toBe("nada");
  await page.goto("/painel");
  await expect((await openMenu(page)).getByRole("link", { name: "Avaliações", exact: true })).toBeVisible();
});

test("a count fits beside the longest name", { tag: "@phone" }, async ({ page }) => {
  await page.route("**/api/waiting*", (route) => route.fulfill({ json: { messages: 42, reviews: 42, claims: 42 } }));
  await signIn(page);
  await page.goto("/donations");
  const menu = await openMenu(page);
  const longest = menu.getByRole("link", { name: /^Avisos de doação ?42 por conferir$/ });
  await expect(longest).toBeVisible();
  const overflow = (part: Locator) => part.evaluate((element) => element.scrollWidth - element.clientWidth);
  expect(await overflow(menu)).toBe(0);
  expect(await overflow(longest.getByText("Avisos de doação"))).toBe(0);
});

test("the collapsed menu is collapsed after a reload, before anything is painted", async ({ page }) => {
  const complaints: string[] = [];
  page.on("console", (message) => message.type() === "error" && complaints.push(message.text()));
  await openDashboard(page);
  const menu = page.getByRole("navigation", { name: "Painel" });
  const width = async () => (await menu.boundingBox())?.width ?? 0;
  const wide = await width();
  await page.getByRole("button", { name: "Recolher o menu" }).click();
  await expect(page.getByRole("button", { name: "Expandir o menu" })).toHaveAttribute("aria-expanded", "false");
  await expect.poll(width).toBeLessThan(60);

  // Without React: it comes so from the server.
  await page.route("**/_next/static/**/*.js*", (route) => route.abort());
  await page.reload({ waitUntil: "domcontentloaded" });
  await expect(page.locator("[data-menu=recolhido]")).toHaveCount(1);
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
