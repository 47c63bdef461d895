import { expect, signIn, test } from "./fixtures";
import { scratchDatabase } from "./harness/database";
import { databaseProxy } from "./harness/database-proxy";
import { type Nova, startNova } from "./harness/nova";
import { article as editor } from "./painel/article";

// A product of its own, whose database this file may take away.
test.describe.configure({ mode: "serial" });

let nova: Nova;
let database: Awaited<ReturnType<typeof scratchDatabase>>;
let line: Awaited<ReturnType<typeof databaseProxy>>;

test.beforeAll(async () => {
  database = await scratchDatabase("sample");
  line = await databaseProxy(database.url);
  nova = await startNova({ databaseUrl: line.url, prepared: "sample" });
});

test.afterAll(async () => {
  await nova?.stop();
  await line?.close();
  await database?.stop();
});

test("while the database is down, a file of donations, the agenda or the feed says to try later, also where nothing has been read yet", async ({
  request,
}) => {
  await line.cut();
  for (const format of ["csv", "json", "xlsx", "pdf"]) {
    const refused = await request.get(`${nova.url}/transparencia/doacoes.${format}`);
    expect([refused.status(), await refused.text()], format).toEqual([503, "Tente novamente em instantes"]);
  }
  for (const file of ["agenda.ics", "feed.xml", "sitemap.xml", "sitemap/paginas.xml"]) {
    const refused = await request.get(`${nova.url}/${file}`);
    expect([refused.status(), refused.headers()["retry-after"]], file).toEqual([503, "10"]);
  }
  await line.restore();
  await expect.poll(async () => (await request.get(`${nova.url}/api/health`)).status()).toBe(200);
  expect((await request.get(`${nova.url}/agenda.ics`)).status()).toBe(200);
});

test("while the database is down, seen pages stay readable, and others say that they cannot be shown", async ({
  browser,
}) => {
  const context = await browser.newContext({ baseURL: nova.url });
  const page = await context.newPage();
  await page.goto("/");
  await page.goto("/posts");
  await page.getByRole("article").first().getByRole("link").click();
  await expect(page.getByRole("heading", { level: 1 })).not.toHaveText("Blog");
  const article = new URL(page.url()).pathname;

  await test.step("The database goes: what was seen stays readable", async () => {
    await line.cut();

    const health = await page.request.get("/api/health");
    expect([health.status(), await health.json()]).toEqual([503, { status: "unavailable", database: "down" }]);
    for (const seen of ["/", "/posts", article]) expect((await page.request.get(seen)).status(), seen).toBe(200);
  });

  const late = await context.newPage();
  await test.step("A page that nobody has seen says so, with a code and nothing internal", async () => {
    // A page that is not cached cannot be rendered: the error screen has a code and no internals.
    const failed = await late.goto("/agenda/passadas");
    expect(failed?.status()).toBe(500);
    await expect(late.getByRole("heading", { level: 1, name: "Unexpected Application Error!" })).toBeVisible();
    await expect(late.getByText("500 Erro interno")).toBeVisible();
    await expect(late).toHaveTitle("500 Erro interno");
    await expect(late.getByText(/^Código: \S+$/)).toBeVisible();
    expect(await late.content()).not.toMatch(/timeout exceeded|ECONNREFUSED|node_modules|PrismaClient/);
    await late.emulateMedia({ colorScheme: "dark" });
    await late.reload();
    await expect(late.locator("html")).toHaveClass(/dark/);
  });

  await test.step("The database is back: another try works", async () => {
    await line.restore();
    await late.getByRole("button", { name: "Tentar de novo" }).click();
    await expect(late.getByRole("heading", { level: 1, name: "Ações passadas" })).toBeVisible();
    await context.close();
  });
});

test("while the database is down, writes keep what was typed", async ({ browser }) => {
  const context = await browser.newContext({ baseURL: nova.url });
  const page = await context.newPage();
  const [{ permalink }] = await (await page.request.get("/api/posts?limit=1")).json();
  const visitor = await context.newPage();
  await visitor.goto(`/posts/${permalink}`);
  const writer = await context.newPage();
  await writer.goto("/contato");
  const giver = await context.newPage();
  const [{ _id: need }] = (await (await page.request.get("/api/needs")).json()).needs;
  await giver.goto(`/precisamos/${need}`);
  await signIn(page);
  await page.goto("/addpost");
  await expect(page.getByRole("textbox", { name: "Título", exact: true })).toBeVisible();
  await line.cut();
  expect((await page.request.get(`/posts/${permalink}`)).status()).toBe(200); // signed in, too

  await test.step("A visitor's review is refused in words, and nothing typed is lost", async () => {
    await visitor.getByLabel("Nome").fill("Joana");
    await visitor.getByLabel("E-mail").fill("joana@example.com");
    await visitor.getByLabel("Avaliação").selectOption("4 Top demais");
    await visitor.getByLabel("Comentário").fill("Um comentário longo e querido");
    const answer = visitor.waitForResponse(/\/review$/);
    await visitor.getByRole("button", { name: "Enviar avaliação" }).click();
    expect((await answer).status()).toBe(503);
    await expect(visitor.getByRole("alert").filter({ hasText: "Tente novamente em instantes" })).toBeVisible();
    await expect(visitor.getByLabel("Comentário")).toHaveValue("Um comentário longo e querido");
  });

  await test.step("So is a message to the project", async () => {
    await writer.getByLabel("Nome").fill("Joana");
    await writer.getByLabel("E-mail").fill("joana@example.com");
    await writer.getByLabel("Mensagem").fill("Escrita durante a queda");
    const refused = writer.waitForResponse((response) => response.request().method() === "POST");
    await writer.getByRole("button", { name: "Enviar mensagem" }).click();
    expect((await refused).status()).toBe(503);
    await expect(writer.getByRole("alert").filter({ hasText: "Tente novamente em instantes" })).toBeVisible();
    await expect(writer.getByLabel("Mensagem")).toHaveValue("Escrita durante a queda");
  });

  await test.step("So is a promise, which is answered by a document of its own", async () => {
    await giver.getByLabel("Quanto você vai levar").fill("1,5");
    await giver.getByLabel("Seu nome").fill("Joana");
    await giver.getByLabel("Telefone ou e-mail").fill("(34) 91234-5678");
    await giver.getByRole("button", { name: "Vou levar" }).click();
    await expect(giver.getByRole("alert")).toHaveText("Tente novamente em instantes");
    await expect(giver.getByLabel("Quanto você vai levar")).toHaveValue("1,5");
    await expect(giver.getByLabel("Seu nome")).toHaveValue("Joana");
  });

  await test.step("And an administrator's article", async () => {
    await page.getByRole("textbox", { name: "Título", exact: true }).fill("Escrito durante a queda");
    await page.getByRole("combobox", { name: "Categoria" }).selectOption("Ações");
    await editor(page).fill("Muito trabalho aqui.");
    await page.getByRole("button", { name: "Publicar artigo" }).click();
    await expect(page.getByRole("alert").filter({ hasText: "Tente novamente em instantes" })).toBeVisible();
    await expect(editor(page)).toHaveText("Muito trabalho aqui.");
  });

  await test.step("The database is back: each tries again, and it works", async () => {
    await line.restore();
    await page.getByRole("button", { name: "Publicar artigo" }).click();
    await expect(page.getByText("Artigo Adicionado")).toBeVisible();
    await visitor.getByRole("button", { name: "Enviar avaliação" }).click();
    await expect(visitor.getByText("Avaliação enviada")).toBeVisible();
    await writer.getByRole("button", { name: "Enviar mensagem" }).click();
    await expect(writer.getByText("Recebemos a sua mensagem.")).toBeVisible();
    await giver.getByRole("button", { name: "Vou levar" }).click();
    await expect(giver.getByRole("heading", { level: 1 })).toHaveText("Obrigado, Joana!");
    await visitor.goto("/posts");
    await expect(visitor.getByText("Escrito durante a queda")).toBeVisible();
    await context.close();
  });
});

test("what was saved is still shown after a restart over the same build", async ({ request }) => {
  await nova.stop();
  nova = await startNova({ databaseUrl: line.url });
  expect(await (await request.get(`${nova.url}/posts`)).text()).toContain("Escrito durante a queda");
});
