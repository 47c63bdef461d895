import type { APIRequestContext, Page } from "@playwright/test";
import { expect, expectAccessible, openDashboard, signIn, test } from "../fixtures";
import { openMenu } from "./menu";

const newMark = () => `jabuti${Date.now()}${Math.floor(Math.random() * 1000)}`;

/** Creates a message from each name; a list can be searched for `mark`. */
async function send(request: APIRequestContext, mark: string, names: string[]) {
  for (const name of names) {
    const data = {
      name,
      email: `${name.toLowerCase()}@example.com`,
      subject: `Oi de ${name}`,
      message: `Texto ${mark}`,
    };
    expect((await request.post("/api/contact", { data })).status()).toBe(201);
  }
}

/** Selects a tab of the inbox and waits for it. */
async function show(page: Page, part: string) {
  await page.getByLabel("Mostrar").selectOption(part);
  const key = await page.getByLabel("Mostrar").inputValue();
  await expect(page).toHaveURL(new RegExp(`[?&]caixa=${key}$`));
}

test("how many messages wait is told to nobody without a session", async ({ request }) => {
  expect((await request.get("/api/waiting")).status()).toBe(401);
});

test("a filter that is just being chosen stays when the list is fetched again", async ({ page, request }) => {
  const mark = newMark();
  await send(request, mark, ["Ana"]);
  await signIn(page);
  await page.goto(`/messages?q=${mark}`);
  await page.getByRole("button", { name: /Oi de Ana/ }).click();
  const filter = page.getByLabel("Mostrar");
  await filter.evaluate((select: HTMLSelectElement) => {
    select.value = "respondidas"; // its change has not been heard yet
  });
  await send(request, mark, ["Beto"]);
  await page.getByRole("button", { name: "Marcar como respondida" }).click();
  await expect(page.getByRole("heading", { level: 2 })).toHaveText([/Beto/, /Ana/]);
  await expect(filter).toHaveValue("respondidas");
});

test("a message is found, read, answered, marked, archived and taken back", async ({ page, request }) => {
  const mark = newMark();
  await send(request, mark, ["Ana", "Beto"]);
  await signIn(page);
  await page.goto("/messages");
  await page.getByRole("searchbox").fill(mark);
  await expect(page).toHaveURL(`/messages?q=${mark}`);
  const headings = page.getByRole("heading", { level: 2 });
  await expect(headings).toHaveText([/^Não lida: Beto/, /^Não lida: Ana/]);

  const ana = page.getByRole("listitem").filter({ hasText: "Oi de Ana" });
  await ana.getByRole("button", { name: /Oi de Ana/ }).click();
  await expect(ana.getByRole("button", { name: /Oi de Ana/ })).toHaveAttribute("aria-expanded", "true");
  await expect(ana.getByText(`Texto ${mark}`)).toBeVisible();
  await expect(headings.last()).not.toContainText("Não lida");
  await expect(ana.getByText("Guardada só no painel")).toBeVisible();
  await page.context().grantPermissions(["clipboard-read", "clipboard-write"]);
  await ana.getByRole("button", { name: "Copiar e-mail" }).click();
  await expect(ana.getByText("Copiado!")).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe("ana@example.com");
  await expect(ana.getByRole("link", { name: "Responder" })).toHaveAttribute(
    "href",
    new RegExp(`^mailto:ana@example\\.com\\?subject=Re%3A%20Oi%20de%20Ana&body=.*${mark}$`),
  );
  // Without a mail service no message can be sent.
  await expect(ana.getByRole("button", { name: /por e-mail/ })).toHaveCount(0);

  await ana.getByRole("button", { name: "Marcar como respondida" }).click();
  await expect(ana.getByText(/^Respondida por .+ em \d{2}-\d{2}-\d{4} às \d{2}:\d{2}$/)).toBeVisible();
  await show(page, "Por responder");
  await expect(headings).toHaveText([/Beto/]);
  await show(page, "Respondidas");
  await expect(headings).toHaveText([/Ana/]);
  await page.getByRole("button", { name: /Oi de Ana/ }).click();
  await page.getByRole("button", { name: "Marcar como não respondida" }).click();
  await expect(headings).toHaveCount(0);
  await page.getByRole("button", { name: "Desfazer", exact: true }).first().click();
  await expect(headings).toHaveText([/Ana/]);
  await page.getByRole("button", { name: "Marcar como não respondida" }).click();
  await expect(headings).toHaveCount(0);
  await show(page, "Por responder");
  await expect(headings).toHaveText([/Beto/, /Ana/]);

  await show(page, "Não lidas");
  await expect(headings).toHaveText([/Beto/]);
  await show(page, "Lidas");
  await expect(headings).toHaveText([/^Ana/]);
  await page.reload();
  await expect(page.getByLabel("Mostrar")).toHaveValue("lidas");
  await page.getByRole("button", { name: /Oi de Ana/ }).click();
  await page.getByRole("button", { name: "Marcar como não lida" }).click();
  await expect(headings).toHaveText([/^Não lida: Ana/]);

  await page.getByRole("button", { name: "Arquivar" }).click();
  await expect(page.getByText("Mensagem Arquivada")).toBeVisible();
  await show(page, "Arquivadas");
  await expect(headings).toHaveText([/Ana/]);
  await page.getByRole("button", { name: /Oi de Ana/ }).click();
  await page.getByRole("button", { name: "Tirar do arquivo" }).click();
  await expect(page.getByText("De volta à caixa de entrada")).toBeVisible();
  await show(page, "Todas");
  await expect(headings).toHaveText([/Beto/, /Ana/]);
  await page.getByRole("searchbox").fill(`${mark} ninguém`);
  await expect(page.getByText("Nada encontrado. Tente outras palavras ou outro filtro.")).toBeVisible();
});

test("several at once are read and deleted; a deletion can be taken back, and the history knows of it", async ({
  page,
  request,
}) => {
  test.slow(); // waits until the deletion can no longer be undone
  const mark = newMark();
  await send(request, mark, ["Ana", "Beto", "Caio"]);
  await signIn(page);
  await page.goto(`/messages?q=${mark}`);
  const headings = page.getByRole("heading", { level: 2 });
  await page.getByLabel("Escolher a mensagem de Beto: Oi de Beto").check();
  await page.getByLabel("Escolher a mensagem de Caio: Oi de Caio").check();
  await expect(page.getByRole("status").filter({ hasText: "2 selecionadas" })).toBeAttached();
  await page.route("**/messages?*", (route) =>
    route.request().method() === "POST" ? route.abort() : route.continue(),
  );
  await page.getByRole("button", { name: "Marcar como lidas" }).click();
  await expect(page.getByRole("main").getByRole("alert")).toContainText("Sem conexão com o servidor");
  await page.unrouteAll(); // they are still chosen
  await page.getByRole("button", { name: "Marcar como lidas" }).click();
  await expect(page.getByText("2 marcadas como lidas")).toBeVisible();
  await expect(headings).toHaveText([/^Caio/, /^Beto/, /^Não lida: Ana/]);

  await page.getByLabel("Selecionar todas").check();
  await page.getByRole("button", { name: "Excluir", exact: true }).click();
  const dialog = page.getByRole("alertdialog", { name: "Tem certeza que deseja excluir estas 3 mensagens?" });
  await dialog.getByRole("button", { name: "Excluir" }).click();
  await expect(headings).toHaveCount(0);
  await page.getByRole("button", { name: "Desfazer a exclusão" }).click();
  await expect(headings).toHaveCount(3);

  await page.getByRole("button", { name: /Oi de Beto/ }).click();
  const beto = page.getByRole("listitem").filter({ hasText: "Oi de Beto" });
  await beto.getByRole("button", { name: "Excluir" }).click();
  await page.getByRole("alertdialog").getByRole("button", { name: "Excluir" }).click();
  const find = async () => (await page.request.get(`/messages?q=${mark}&caixa=todas`)).text();
  await expect.poll(find).not.toContain("Oi de Beto");
  await page.goto("/history?tipo=message");
  await expect(page.getByRole("article").filter({ hasText: "excluiu a mensagem de" }).first()).toBeVisible();
  expect(await page.content()).not.toContain("Beto");
});

test("what waits to be read is counted in the menu and on the dashboard, and reading it says so", async ({
  page,
  request,
}) => {
  const mark = newMark();
  await send(request, mark, ["Dora"]);
  await openDashboard(page);
  await expect(page.getByRole("link", { name: /mensage(m|ns) do site por ler$/ })).toHaveAttribute(
    "href",
    "/messages?caixa=naolidas",
  );
  const menu = await openMenu(page);
  await expect(menu.getByRole("link", { name: /^Mensagens \d+\+? por ler$/ })).toBeVisible();
  const { messages: unread } = await (await page.request.get("/api/waiting")).json();
  expect(unread).toBeGreaterThan(0);

  // The message's own screen, which its notification mail links to.
  await page.goto(`/messages?q=${mark}`);
  const dora = page.getByRole("button", { name: /Oi de Dora/ });
  await dora.click();
  await expect(dora).toHaveAttribute("aria-controls", /^mensagem-/);
  const id = (await dora.getAttribute("aria-controls"))?.replace("mensagem-", "");
  await page.getByRole("button", { name: "Marcar como não lida" }).click();
  await page.goto(`/messages/${id}`);
  await expect(page.getByRole("heading", { level: 1, name: "Mensagem de Dora" })).toBeVisible();
  await expect(page.getByRole("heading", { level: 2 })).not.toContainText("Não lida");
  await page.getByRole("link", { name: "Todas as mensagens" }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Mensagens" })).toBeVisible();
  await page.goto("/messages/nenhuma");
  await expect(page.getByRole("heading", { name: "ERROR 404" })).toBeVisible();
});

test("the inbox is accessible", { tag: "@phone" }, async ({ page, request }) => {
  const mark = newMark();
  await send(request, mark, ["Ana", "Beto"]);
  await signIn(page);
  await page.goto(`/messages?q=${mark}`);
  await page.getByRole("button", { name: /Oi de Ana/ }).click();
  await page.getByLabel("Escolher a mensagem de Beto").check();
  await expect(page.getByRole("link", { name: "Responder" })).toBeVisible();
  await expectAccessible(page);
  await page.getByRole("button", { name: "Excluir", exact: true }).first().click();
  await expect(page.getByRole("alertdialog")).toBeVisible();
  await expectAccessible(page);
  await page.keyboard.press("Escape");
  const tooWide = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
  expect(tooWide).toBeLessThanOrEqual(0);
});
