import type { Page } from "@playwright/test";
import { forbiddenCopy } from "../../lib/roles";
import { expect, expectAccessible, signIn } from "../fixtures";
import { openMenu } from "./menu";
import { find, test } from "./users/people";

test("the treasurer sees donations, their history and trash, and nothing else", { tag: "@phone" }, async ({
  signedInPerson,
}) => {
  const { page, person: tania } = await signedInPerson("Tania", { role: "TREASURY" });
  await page.goto("/painel");
  await expect(page.getByRole("heading", { level: 1, name: tania.name })).toBeVisible();
  await expect(page.getByRole("main").getByRole("link", { name: "Nova doação" })).toBeVisible();
  await expect(page.getByRole("region", { name: "Doações por mês" })).toBeVisible();
  await expect(page.getByRole("region", { name: /Novos posts|Novos voluntários|Próximas ações/ })).toHaveCount(0);
  await expectAccessible(page.getByRole("main"));
  const menu = await openMenu(page);
  const screens = ["Dashboard", "Doações", "Do que precisamos", /^Avisos/, "Histórico", "Lixeira", "Ver o site"];
  await expect(menu.getByRole("link")).toHaveText(screens);

  await page.goto("/history");
  await expect(page.getByLabel("Tipo").getByRole("option")).toHaveText([
    "Todos os tipos",
    "Doação",
    "Importação",
    "Necessidade",
    "Aviso de doação",
  ]);
  await page.goto("/posts/private");
  await expect(page.getByRole("heading", { level: 1, name: "Esta tela é de outro papel" })).toBeVisible();
  await expect(page.getByText(forbiddenCopy("TREASURY"))).toBeVisible();
  await expectAccessible(page);
  await page.getByRole("link", { name: "Ir para o Dashboard" }).click();
  await expect(page).toHaveURL("/painel");
});

test("the council reads the lists, without a button to change anything", async ({ signedInPerson }) => {
  const { page } = await signedInPerson("Otto", { role: "READING" });
  for (const path of ["/posts/private", "/projects", "/calendars", "/campaigns", "/reviews", "/donations"]) {
    await page.goto(path);
    const main = page.getByRole("main");
    await expect(main.getByRole("listitem").first()).toBeVisible();
    await expect(main.getByRole("button", { name: /Excluir|Ocultar|Duplicar|Marcar|Ativar|Desabilitar/ })).toHaveCount(
      0,
    );
    await expect(main.getByRole("checkbox")).toHaveCount(0);
    await expect(main.getByRole("link", { name: /^(Nov[oa]|Editar|Cadastrar|Importar)/ })).toHaveCount(0);
    await expectAccessible(main);
  }
});

test("an administrator gives somebody another role, who then signs in anew", async ({ page, signedInPerson }) => {
  const { page: hers, person: rosa } = await signedInPerson("Rosa");
  await signIn(page);
  await find(page, rosa);
  await chooseRole(page, rosa.name, "Tesouraria");
  await expect(page.getByText(`${rosa.name} agora tem o papel Tesouraria`)).toBeVisible();
  await expect(page.getByRole("button", { name: `Mais opções de ${rosa.name}` })).toBeFocused();
  await expect(page.getByText(/^Administrador desde .* · Tesouraria$/)).toBeVisible();
  await hers.goto("/painel");
  await expect(hers).toHaveURL(/\/login\?/);
  await signIn(hers, rosa);
  await hers.goto("/users");
  await expect(hers.getByRole("heading", { level: 1, name: "Esta tela é de outro papel" })).toBeVisible();
  await hers.goto("/profile");
  await expect(hers.getByText("Papel: Tesouraria")).toBeVisible();
});

async function chooseRole(page: Page, name: string, role: string) {
  await page.getByRole("button", { name: `Mais opções de ${name}` }).click();
  await page.getByRole("menuitem", { name: "Mudar o papel" }).click();
  const dialog = page.getByRole("dialog", { name: `Papel de ${name}` });
  await expect(dialog.getByRole("button", { name: "Mudar o papel" })).toBeDisabled();
  await dialog.getByRole("radio", { name: role }).check();
  await expectAccessible(dialog);
  await dialog.getByRole("button", { name: "Mudar o papel" }).click();
}
