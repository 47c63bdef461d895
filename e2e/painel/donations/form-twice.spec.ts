import { expect, signIn } from "../../fixtures";
import { loseTheAnswer } from "../../lost-answer";
import { publicList, test } from "./donations";

test("an answer that gets lost on its way makes no second donation, with or without a reload in between", async ({
  page,
  request,
  acao,
}) => {
  await signIn(page);
  page.on("dialog", (dialog) => dialog.accept());
  await page.goto("/donations/new");
  await page.getByLabel("Valor", { exact: true }).fill("50,00");
  await page.getByLabel("Data", { exact: true }).fill("2020-02-03");
  await page.getByLabel("Ação", { exact: true }).fill(acao);
  const register = page.getByRole("button", { name: "Registrar doação" });
  const totals = async () => (await (await request.get(publicList(acao))).json()).total;

  await loseTheAnswer(page, "/donations/new");
  await register.click();
  await expect(page.getByText("Sem conexão com o servidor. Tente novamente em instantes")).toBeVisible();
  expect(await totals()).toBe(1);
  await page.reload();
  await expect(page.getByText(/^Recuperamos o que você tinha escrito em/)).toBeVisible();
  await page.getByLabel("Valor", { exact: true }).fill("55,00");
  await register.click();
  await expect(page.getByText("Este item já tinha sido salvo.")).toBeVisible();
  await expect(page.getByRole("term")).toHaveText(["Valor"]);
  await loseTheAnswer(page, "/donations/new");
  await page.getByRole("button", { name: "Salvar a minha versão" }).click();
  await expect(page.getByText("Sem conexão com o servidor. Tente novamente em instantes")).toBeVisible();
  await register.click();
  await expect(page.getByText("Doação Adicionada")).toBeVisible();
  expect(await totals()).toBe(1);
  const { donations } = await (await request.get(publicList(acao))).json();
  expect(donations[0]).toMatchObject({ amount: "55.00", date: "2020-02-03" });
});

test("two who edit the same donation see both versions", async ({ page, request, headers, acao, newDonation }) => {
  const { _id } = await newDonation();
  await signIn(page);
  await page.goto(`/donations/${_id}/edit`);
  await page.getByLabel("Valor", { exact: true }).fill("15");
  const data = { kind: "MONEY", amount: "12.00", date: "2020-02-01", donor: "", acao };
  await request.put(`/api/donations/${_id}`, { headers, data });
  await page.getByRole("button", { name: "Salvar alterações" }).click();
  await expect(page.getByText(/alterou este item em/)).toBeVisible();
  await page.getByRole("button", { name: "Salvar a minha versão" }).click();
  await expect(page.getByText("Doação Atualizada", { exact: true })).toBeVisible();
  await page.reload();
  await expect(page.getByLabel("Valor", { exact: true })).toHaveValue("15,00");
});
