import { expect, expectAccessible, expectFitsWidth, signIn } from "../../fixtures";
import { find, publicList, test } from "./donations";

test("the list is found by donor, kind and period, and sums up what it shows", async ({ page, acao, newDonation }) => {
  await newDonation({ amount: "0.10" });
  await newDonation({ amount: "0.20", date: "2021-05-01" });
  await newDonation({ kind: "IN_KIND", amount: null, items: "cobertores", quantity: 3 });
  await signIn(page);
  await page.goto(find(acao));
  await expect(page.getByText(/Nesta lista: R\$\s0,30 em 2 doações e 1 doação em itens/)).toBeVisible();
  await page.getByRole("combobox", { name: "Tipo" }).selectOption("Só itens");
  await expect(page).toHaveURL(/tipo=IN_KIND/);
  await expect(page.getByRole("heading", { level: 2, name: "3 cobertores" })).toBeVisible();
  await page.getByRole("combobox", { name: "Tipo" }).selectOption("Dinheiro e itens");
  await page.getByRole("combobox", { name: "Período" }).selectOption("maio de 2021");
  await expect(page).toHaveURL(/periodo=2021-05/);
  await expect(page.getByText(/Nesta lista: R\$\s0,20 em 1 doação/)).toBeVisible();
  await page.reload();
  await expect(page.getByRole("combobox", { name: "Período" })).toHaveValue("2021-05");
});

test("an empty list says whether it is filtered", async ({ page }) => {
  await signIn(page);
  const html = await (await page.request.get("/donations?importacao=nenhuma")).text();
  expect(html).toContain("Nada encontrado. Tente outras palavras ou outro filtro.");
});

test("the filtered list is downloaded with names, by nobody without a session", async ({
  page,
  request,
  acao,
  newDonation,
}) => {
  await newDonation();
  await signIn(page);
  await page.goto(find(acao));
  const [file] = await Promise.all([
    page.waitForEvent("download"),
    page.getByRole("link", { name: "Baixar com nomes" }).click(),
  ]);
  expect(file.suggestedFilename()).toMatch(/^doacoes-com-nomes-.+\.xlsx$/);
  const anonymous = await request.get("/donations/arquivo", { maxRedirects: 0 });
  expect([anonymous.status(), anonymous.headers().location]).toEqual([303, "/donations"]);
});

test("several are taken off the site and put back; a deletion can be taken back", async ({
  page,
  request,
  acao,
  newDonation,
}) => {
  await newDonation();
  await newDonation({ amount: "20.00" });
  await signIn(page);
  await page.goto(find(acao));
  await page.getByText("Selecionar todas").click();
  await page.getByRole("button", { name: "Desabilitar", exact: true }).click();
  await expect(page.getByText("2 doações fora do site")).toBeVisible();
  expect((await (await request.get(publicList(acao))).json()).total).toBe(0);
  await page.getByText("Selecionar todas").click();
  await page.getByRole("button", { name: "Ativar", exact: true }).click();
  await expect.poll(async () => (await (await request.get(publicList(acao))).json()).total).toBe(2);

  await page.getByRole("button", { name: /^Excluir R\$\s20,00/ }).click();
  const dialog = page.getByRole("alertdialog", { name: "Tem certeza que deseja excluir esta doação?" });
  await dialog.getByRole("button", { name: "Excluir" }).click();
  await page.getByRole("button", { name: "Desfazer a exclusão" }).click();
  await expect(page.getByRole("heading", { level: 2, name: /20,00/ })).toBeVisible();
  await page.getByRole("button", { name: /^Excluir R\$\s20,00/ }).click();
  await dialog.getByRole("button", { name: "Excluir" }).click();
  await expect.poll(async () => (await (await request.get(publicList(acao))).json()).total).toBe(1);
});

test("is accessible and fits", { tag: "@phone" }, async ({ page, acao, newDonation }) => {
  const { _id } = await newDonation({ kind: "IN_KIND", amount: null, items: "cobertores", quantity: 3 });
  await signIn(page);
  for (const address of ["/donations/new", `/donations/${_id}/edit`, "/donations/import", find(acao)]) {
    await page.goto(address);
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
    await expectAccessible(page);
    await expectFitsWidth(page);
  }
  await page.getByRole("button", { name: /^Excluir 3 cobertores/ }).click();
  await expect(page.getByRole("alertdialog")).toBeVisible();
  await expectAccessible(page.getByRole("alertdialog"));
});
