import type { Page } from "@playwright/test";
import { admin, expect, expectAccessible, expectFitsWidth, openDashboard, signIn, test } from "../fixtures";

test("the dashboard welcomes, tells true figures, and leads on", async ({ page, request, newPost }) => {
  const post = await newPost({ titulo: `Novidade ${Date.now()}` });
  const review = { nome: "Zé", email: "ze@example.com", rating: 4, comment: "Bom dia" };
  expect((await request.post(`/api/posts/${post._id}/review`, { data: review })).status()).toBe(201);
  await newPost({ createdAt: "2099-01-01T10:00" });
  await signIn(page);

  await test.step("The figures equal the public table's", async () => {
    const figure = (label: string) => page.locator("dl div", { hasText: label }).locator("dd");
    // Other tests record donations meanwhile.
    await expect(async () => {
      const { totals } = await (await page.request.get("/api/donations")).json();
      const cash = Number(totals.amount).toLocaleString("pt-BR", { minimumFractionDigits: 2 });
      await page.goto("/painel");
      await expect(figure("Doações em dinheiro")).toContainText(cash, { timeout: 2_000 });
      await expect(figure("Doações recebidas")).toHaveText(String(totals.money + totals.inKind), { timeout: 2_000 });
    }).toPass();
    await expect(page.getByText("Bem-vindo(a)")).toBeVisible();
    await expect(page.getByRole("heading", { level: 1, name: admin.name })).toBeVisible();
    await expect(figure("Doações em dinheiro")).toHaveText(/^R\$\s[\d.]+,\d\d$/);
    await expect(figure("Total de membros")).toHaveText(/^[1-9]\d*$/);
  });

  await test.step("The next actions, the new volunteers and posts lead to where they are edited", async () => {
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

  await test.step("What needs attention is counted and leads there", async () => {
    const attention = page.getByRole("region", { name: "Precisa de atenção" });
    await expect(attention.getByRole("link", { name: /artigos? que sa(i|em) sozinhos?/ })).toBeVisible();
    await attention.getByRole("link", { name: /avaliaç(ão|ões) nos últimos 7 dias/ }).click();
    await expect(page).toHaveURL("/reviews");
    await expect(page.getByRole("heading", { level: 1, name: "Avaliações" })).toBeVisible();
    await page.goBack();
  });

  await test.step("A large sum stays in its card at every width", () => expectSumFits(page));

  await test.step("What is done most is one tap away", async () => {
    const actions = page.getByRole("list", { name: "Criar" }).getByRole("link");
    await expect(actions).toHaveText(["Novo artigo", "Novo evento", "Nova doação", "Cadastrar voluntário(a)"]);
    await actions.nth(1).click();
    await expect(page.getByRole("heading", { level: 1, name: "Novo evento" })).toBeVisible();
  });
});

async function expectSumFits(page: Page) {
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
}

test("donations by month are drawn when they come near, and stand in a table; the dashboard is accessible", {
  tag: "@phone",
}, async ({ page }) => {
  const loaded: string[] = [];
  await page.emulateMedia({ reducedMotion: "reduce" });
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
  await expectAccessible(page);
  await expectFitsWidth(page);
});
