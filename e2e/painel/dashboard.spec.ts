import { admin, expect, expectAccessible, expectFitsWidth, openDashboard, test } from "../fixtures";

test("the dashboard welcomes and tells true figures", async ({ page }) => {
  await openDashboard(page);
  await expect(page.getByText("Bem-vindo(a)")).toBeVisible();
  await expect(page.getByRole("heading", { level: 1, name: admin.name })).toBeVisible();
  const figure = (label: string) => page.locator("dl div", { hasText: label }).locator("dd");
  await expect(figure("Doações em dinheiro")).toHaveText(/^R\$\s[\d.]+,\d\d$/);
  await expect(figure("Total de membros")).toHaveText(/^[1-9]\d*$/);

  // The figures equal the public table's; other tests record donations meanwhile.
  await expect(async () => {
    const { totals } = await (await page.request.get("/api/donations")).json();
    const cash = Number(totals.amount).toLocaleString("pt-BR", { minimumFractionDigits: 2 });
    await page.reload();
    await expect(figure("Doações em dinheiro")).toContainText(cash, { timeout: 2_000 });
    await expect(figure("Doações recebidas")).toHaveText(String(totals.money + totals.inKind), { timeout: 2_000 });
  }).toPass();
});

test("a large sum stays in its card at every width", async ({ page }) => {
  await openDashboard(page);
  const sum = page.locator("dl dd").first();
  await expect(sum).toBeVisible();
  await page.evaluate(() => document.fonts.ready);
  for (const width of [320, 375, 640, 768, 1024, 1280]) {
    await page.setViewportSize({ width, height: 800 });
    for (const [text, lines] of [
      ["R$\u00a01.148.230,50", 1],
      ["R$\u00a020.000.005.034,38", 2],
    ] as const) {
      const fits = await sum.evaluate((element, written) => {
        element.textContent = written;
        const lineHeight = Number.parseFloat(getComputedStyle(element).lineHeight);
        return [element.scrollWidth <= element.clientWidth, element.clientHeight / lineHeight] as const;
      }, text);
      expect(fits[0], `${text} at ${width} px`).toBe(true);
      expect(fits[1], `lines of ${text} at ${width} px`).toBeLessThan(lines + 0.5);
    }
  }
});

test("what is done most is one tap away", async ({ page }) => {
  await openDashboard(page);
  const actions = page.getByRole("list", { name: "Criar" }).getByRole("link");
  await expect(actions).toHaveText(["Novo artigo", "Novo evento", "Nova doação", "Cadastrar voluntário(a)"]);
  await actions.nth(1).click();
  await expect(page.getByRole("heading", { level: 1, name: "Novo evento" })).toBeVisible();
});

test("the next actions, the new volunteers and posts lead to where they are edited", async ({ page, newPost }) => {
  const post = await newPost({ titulo: `Novidade ${Date.now()}` });
  await openDashboard(page);
  const actions = page.getByRole("region", { name: "Próximas ações" });
  await expect(actions.getByRole("link", { name: /^Editar / }).first()).toHaveAttribute(
    "href",
    /^\/calendars\/.+\/edit$/,
  );
  await expect(actions.getByRole("rowheader").first()).toBeVisible();
  const volunteers = page.getByRole("region", { name: "Novos voluntários" });
  await expect(volunteers.getByRole("listitem").first().getByRole("link")).toHaveAttribute(
    "href",
    /^\/volunter\/.+\/edit$/,
  );
  const posts = page.getByRole("region", { name: "Novos posts" });
  await expect(posts.getByRole("listitem")).toHaveCount(5);
  // Other tests create articles, which may displace this one.
  const link = posts.getByRole("link", { name: post.titulo });
  if ((await link.count()) > 0) await expect(link).toHaveAttribute("href", `/post/${post._id}/edit`);
});

test("donations by month are drawn when they come near, and stand in a table", { tag: "@phone" }, async ({ page }) => {
  const loaded: string[] = [];
  await openDashboard(page);
  page.on("response", (response) => loaded.push(response.url()));
  const donations = page.getByRole("region", { name: "Doações por mês" });
  await expect(donations.getByText(/^Em 12 meses: R\$/)).toBeVisible();
  await donations.scrollIntoViewIfNeeded();
  await expect(donations.locator(".recharts-bar-rectangle").first()).toBeAttached();
  await expect(donations.getByRole("table")).toBeHidden();
  await donations.getByText("Ver em tabela").click();
  const table = donations.getByRole("table", { name: "Doações por mês" });
  await expect(table.getByRole("row")).toHaveCount(13);
  await expect(table.getByRole("columnheader")).toHaveText(["Mês", "Valor", "Em dinheiro", "Em itens"]);
  expect(loaded.filter((url) => !url.startsWith(new URL(page.url()).origin))).toEqual([]);
});

test("what needs attention is counted and leads there", async ({ page, request, newPost }) => {
  const post = await newPost({});
  const review = { nome: "Zé", email: "ze@example.com", rating: 4, comment: "Bom dia" };
  expect((await request.post(`/api/posts/${post._id}/review`, { data: review })).status()).toBe(201);
  await newPost({ createdAt: "2099-01-01T10:00" });
  await openDashboard(page);
  const attention = page.getByRole("region", { name: "Precisa de atenção" });
  await expect(attention.getByRole("link", { name: /artigos? que sa(i|em) sozinhos?/ })).toBeVisible();
  await attention.getByRole("link", { name: /avaliaç(ão|ões) nos últimos 7 dias/ }).click();
  await expect(page).toHaveURL("/reviews");
  await expect(page.getByRole("heading", { level: 1, name: "Avaliações" })).toBeVisible();
});

test("the dashboard is accessible", { tag: "@phone" }, async ({ page }) => {
  await page.emulateMedia({ reducedMotion: "reduce" });
  await openDashboard(page);
  const donations = page.getByRole("region", { name: "Doações por mês" });
  await donations.scrollIntoViewIfNeeded();
  await expect(donations.locator(".recharts-bar-rectangle").first()).toBeAttached();
  await donations.getByText("Ver em tabela").click();
  await expectAccessible(page);
  await expectFitsWidth(page);
});
