import { readFile } from "node:fs/promises";
import { expect, expectAccessible, signIn, test } from "../fixtures";
import { askFor } from "./needs";

test("a need is asked for, explained where something is missing, and on the site at once", async ({
  page,
  request,
  headers,
}) => {
  const item = `leite ${Date.now().toString(36)}`;
  await signIn(page);
  await page.goto("/needs/new");

  await test.step("Nothing filled in: each field says what it wants", async () => {
    await page.getByRole("button", { name: "Adicionar necessidade" }).click();
    for (const message of [
      "Informe o que falta",
      "Informe a quantidade como um número, como 40 ou 2,5",
      "Informe a unidade, como kg ou pacotes",
    ])
      await expect(page.locator("form").getByText(message, { exact: true })).toBeVisible();
  });

  await test.step("A text that tells whose need it is gets a hint, and is no error", async () => {
    await page.getByLabel("O que falta").fill(item);
    await page.getByLabel("Quantidade").fill("40");
    await page.getByLabel("Unidade").fill("latas");
    await page.getByLabel("Para que serve").fill("Para a família Souza");
    await expect(page.getByText("O texto parece trazer o nome de alguém.")).toBeVisible();
    await page.getByLabel("Para que serve").fill("Para quem tem criança pequena");
    await expect(page.getByText("O texto parece trazer")).toBeHidden();
    await page.getByLabel("Urgência").selectOption("Precisamos já");
  });

  const preview = page.getByRole("complementary", { name: "Pré-visualização" });
  await test.step("The card beside the form is the site's; saved, it is there", async () => {
    await expect(preview).toContainText("Faltam 40 de 40 latas");
    await expectAccessible(page);
    await page.getByRole("button", { name: "Adicionar necessidade" }).click();
    await expect(page.getByText("Salvo, e já no site.")).toBeVisible();
    expect(await (await request.get("/precisamos")).text()).toContain(item.replace("leite", "Leite"));
  });

  const { needs } = await (await request.get("/api/needs?limit=100")).json();
  const need = needs.find((one: { item: string }) => one.item === item);
  const description = "Para quem tem criança pequena";
  expect(need).toMatchObject({ wanted: "40", unit: "latas", missing: "40", urgency: "NOW", description });
  expect((await request.delete(`/api/needs/${need._id}`, { headers })).status()).toBe(200);
});

test("the list of needs leads to who promised what, and as a file it does not say who", async ({
  page,
  request,
  headers,
}) => {
  const item = `farinha ${Date.now().toString(36)}`;
  const _id = await askFor(item, request, headers);
  await signIn(page);

  await test.step("The list is a file, too, as it is filtered, and without who promised", async () => {
    await page.goto(`/needs?q=${encodeURIComponent(item)}`);
    const files = page.getByRole("list", { name: "Baixar a lista" });
    await expect(files.getByRole("link")).toHaveText(["Excel", "PDF", "CSV"]);
    const [file] = await Promise.all([page.waitForEvent("download"), files.getByText("CSV").click()]);
    const text = await readFile(await file.path(), "utf8");
    expect(text).toContain(item.replace("farinha", "Farinha"));
    expect(text.trim().split("\r\n")).toHaveLength(2);
    expect(text).not.toContain("Ana Promessa");
  });

  await test.step("The poster has all that is missing, whatever the list is searched for", async () => {
    await page.goto("/needs?q=nada-assim");
    await expect(page.getByRole("link", { name: "Cartaz para imprimir" })).toBeVisible();
    await page.goBack();
  });

  await test.step("The list leads to who promised what", async () => {
    await expect(page.getByText("Faltam 28 de 40 latas")).toBeVisible();
    await page.getByRole("link", { name: `Promessas e o que chegou: 40 latas de ${item}` }).click();
    await expect(page.getByRole("heading", { name: `Ana Promessa: 12 latas de ${item}` })).toBeVisible();
    await expect(page.getByRole("link", { name: "Lembrar Ana Promessa no WhatsApp" })).toHaveAttribute(
      "href",
      /^https:\/\/wa\.me\/5534912345678\?text=/,
    );
    await expectAccessible(page);
  });

  await test.step("The unit of what is promised stays, and the form says so before and after", async () => {
    await page.goto(`/needs/${_id}/edit`);
    const unit = page.getByLabel("Unidade", { exact: true });
    await expect(unit).toHaveAccessibleDescription(/^Já chegou ou foi prometido algo nesta unidade/);
    await unit.fill("kg");
    await page.getByRole("button", { name: "Salvar alterações" }).click();
    await expect(unit).toHaveAttribute("aria-invalid", "true");
    await expect(unit).toHaveAccessibleDescription(/^Já chegou ou foi prometido algo nesta unidade/);
  });

  expect((await request.delete(`/api/needs/${_id}`, { headers })).status()).toBe(200);
});
