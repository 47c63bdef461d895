import { discardDraft } from "../../drafts";
import { expect, inDatabase, signIn } from "../../fixtures";
import { TEL, teamPages, test } from "./team";

const SEAMSTRESS = { profissao: "Costureira", tipo: "Oficina de costura", descricao: "Vim por um botão e fiquei." };

test("a volunteer is registered, explained where it is wrong, and not on the site while disabled", async ({
  page,
  request,
  headers,
  givePortrait,
}) => {
  const name = `Zuleide ${Date.now()}`;
  await signIn(page);

  const preview = page.getByRole("complementary", { name: "Pré-visualização" });
  await test.step("The list leads to an empty form", async () => {
    await page.goto("/volunters/private");
    await page.getByRole("link", { name: "Cadastrar voluntário(a)" }).click();
    await expect(page.getByRole("heading", { level: 1, name: "Cadastrar voluntário(a)" })).toBeVisible();
    await expect(preview).toContainText("Nome da pessoa");
  });

  await test.step("Nothing filled in: each field says what it wants", async () => {
    await page.getByRole("button", { name: "Cadastrar", exact: true }).click();
    for (const message of [
      "Informe o nome",
      "Informe a profissão",
      "Informe o que a pessoa faz no projeto",
      "Escreva o depoimento",
    ])
      await expect(page.locator("form").getByText(message, { exact: true })).toBeVisible();
    await expect(page.getByLabel("Nome", { exact: true })).toBeFocused();
  });

  await test.step("A telephone without its area code is explained, and all else stays", async () => {
    await page.getByLabel("Nome", { exact: true }).fill(name);
    await page.getByLabel("Profissão").fill(SEAMSTRESS.profissao);
    await page.getByLabel("Tipo", { exact: true }).fill(SEAMSTRESS.tipo);
    await page.getByLabel("Depoimento").fill(SEAMSTRESS.descricao);
    await page.getByLabel("Telefone").fill("97531-2468");
    await page.getByRole("combobox", { name: "Etiqueta na lista" }).selectOption("ADMIN");
    await page.getByRole("combobox", { name: "Status" }).selectOption("Desabilitado");
    await page.getByRole("button", { name: "Cadastrar", exact: true }).click();
    await expect(page.getByText("Confira o telefone: o DDD e o número, como (34) 91234-5678")).toBeVisible();
    await expect(page.getByLabel("Telefone")).toBeFocused();
    await expect(page.getByLabel("Telefone")).toHaveValue("97531-2468");
    await expect(page.getByLabel("Nome", { exact: true })).toHaveValue(name);
  });

  await test.step("With the area code the person is registered, and not yet on the site", async () => {
    await page.getByLabel("Telefone").fill(" 34 97531 2468 ");
    await expect(page.getByRole("group", { name: "Foto", exact: true }).getByText("Enviar foto")).toBeVisible();
    await expect(preview.getByRole("heading", { name })).toBeVisible();
    await expect(preview).toContainText("“Vim por um botão e fiquei.”");
    await expect(preview).not.toContainText("97531");
    await page.getByRole("button", { name: "Cadastrar", exact: true }).click();
    await expect(page.getByText("Usuário Adicionado")).toBeVisible();
    await expect(page.getByLabel("Nome", { exact: true })).toHaveValue("");
    await givePortrait(name);
    expect(await teamPages(request)).not.toContain(name);
  });

  await test.step("All of it is stored, the telephone as others are written", async () => {
    const found = await request.get(`/api/volunters/all?keyword=${encodeURIComponent(name)}`, { headers });
    const { profissao, tipo, descricao } = SEAMSTRESS;
    expect(await found.json()).toEqual([
      expect.objectContaining({ name, profissao, tipo, descricao, tel: TEL, isAdmin: true, active: false }),
    ]);
  });
});

test("what was typed comes back after a reload, and may be thrown away", async ({ page }) => {
  await signIn(page);
  page.on("dialog", (dialog) => dialog.accept());
  await page.goto("/volunters/register");
  await expect(page.getByRole("button", { name: "Cadastrar", exact: true })).toBeEnabled();
  await page.getByLabel("Depoimento").fill("Um depoimento começado");
  await expect.poll(() => page.evaluate(() => JSON.stringify(localStorage))).toContain("Um depoimento começado");
  await page.reload();
  await expect(page.getByText(/Recuperamos o que você tinha escrito/)).toBeVisible();
  await expect(page.getByLabel("Depoimento")).toHaveValue("Um depoimento começado");
  await discardDraft(page);
  await expect(page.getByLabel("Depoimento")).toHaveValue("");
});

test("two who edit the same person see both versions", async ({ page, newVolunteer }) => {
  const id = await newVolunteer(`Duas mãos ${Date.now()}`);
  await signIn(page);
  await page.goto(`/volunter/${id}/edit`);
  await page.getByLabel("Profissão").fill("Azulejista");
  await inDatabase(`UPDATE "Volunteer" SET profissao = 'Carpinteiro', "updatedAt" = now() WHERE id = $1`, [id]);
  await page.getByRole("button", { name: "Salvar alterações" }).click();
  await expect(page.getByText(/alterou este item em/)).toBeVisible();
  await expect(page.getByText("Carpinteiro", { exact: true })).toBeVisible();
  await page.getByRole("button", { name: "Salvar a minha versão" }).click();
  await expect(page.getByText("Voluntário(a) Atualizado", { exact: true })).toBeVisible();
  await page.reload();
  await expect(page.getByLabel("Profissão")).toHaveValue("Azulejista");
});
