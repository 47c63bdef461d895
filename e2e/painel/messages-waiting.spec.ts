import { expect, openDashboard, signIn, test } from "../fixtures";
import { openMenu } from "./menu";
import { newMark, send } from "./messages";

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
