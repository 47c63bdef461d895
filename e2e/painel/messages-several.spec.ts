import { expect, inDatabase, signIn, test } from "../fixtures";
import { newMark, send } from "./messages";

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
  await page.getByLabel("Selecionar a mensagem de Beto: Oi de Beto").check();
  await page.getByLabel("Selecionar a mensagem de Caio: Oi de Caio").check();
  await expect(page.getByRole("status").filter({ hasText: "2 selecionadas" })).toBeAttached();
  await page.route("**/messages?*", (route) =>
    route.request().method() === "POST" ? route.abort() : route.continue(),
  );
  await page.getByRole("button", { name: "Marcar como lidas" }).click();
  await expect(page.getByRole("main").getByRole("alert")).toContainText("Sem conexão com o servidor");
  await expect(page.locator("[data-sonner-toast]")).toContainText("Sem conexão com o servidor"); // in sight, however far down
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

test("what somebody else had archived or answered meanwhile is not undone from an older list", async ({
  page,
  request,
}) => {
  const mark = newMark();
  await send(request, mark, ["Ana", "Beto"]);
  await signIn(page);
  await page.goto(`/messages?q=${mark}&caixa=todas`);
  const ana = page.getByRole("listitem").filter({ hasText: "Oi de Ana" });
  await ana.getByRole("button", { name: /Oi de Ana/ }).click();
  await inDatabase(
    `UPDATE "ContactMessage" SET "archivedAt" = now(), "answeredAt" = now(), "answeredBy" = 'Rui'
     WHERE message = 'Texto ' || $1 AND name = 'Ana'`,
    [mark],
  );
  const undo = page.getByRole("button", { name: "Desfazer", exact: true });
  await ana.getByRole("button", { name: "Marcar como respondida" }).click();
  await expect(page.getByText("Rui já tinha marcado esta mensagem como respondida")).toBeVisible();
  await expect(undo).toHaveCount(0);

  await page.getByLabel("Selecionar todas").check();
  await page.getByRole("button", { name: "Arquivar", exact: true }).first().click(); // of all that are chosen
  await undo.click();
  await expect(page.getByText("De volta à caixa de entrada", { exact: true })).toBeVisible();
  const archived = await (await page.request.get(`/messages?q=${mark}&caixa=arquivadas`)).text();
  expect(archived).toContain("Oi de Ana");
  expect(archived).not.toContain("Oi de Beto");
});
