import { expect, expectAccessible, signIn } from "../../fixtures";
import { find, newPerson, test } from "./people";

test.beforeEach(({ page }) => signIn(page));

test("several accounts are chosen, enabled, and deleted with an undo", async ({ page, register }) => {
  const mark = `lote${Date.now()}${test.info().workerIndex}`;
  const [um, dois] = [newPerson(`${mark} um`), newPerson(`${mark} dois`)].map((one, n) => ({
    ...one,
    email: `${mark}-${n}@nova.example`,
  }));
  if (!um || !dois) return;
  await register(um);
  await register(dois, { isAdmin: false });
  await page.goto(`/users?q=${mark}&ordem=az`);
  const names = page.getByRole("list").getByRole("heading", { level: 2 });
  await expect(names).toHaveText([dois.name, um.name]);
  await page.getByRole("checkbox", { name: "Selecionar todas" }).check();
  await page.getByRole("button", { name: "Desabilitar" }).click();
  await expect(page.getByText("2 contas desabilitadas")).toBeVisible();
  await page.getByLabel("Status").selectOption("Ativos");
  await expect(page.getByText("Nada encontrado. Tente outras palavras ou outro filtro.")).toBeVisible();
  await page.getByLabel("Status").selectOption("Desabilitados");
  await expect(names).toHaveCount(2);

  await page.getByRole("button", { name: `Excluir ${um.name}` }).click();
  const dialog = page.getByRole("alertdialog", { name: "Tem certeza que deseja excluir esta conta?" });
  await expect(dialog).toContainText(um.name);
  await expectAccessible(dialog);
  await dialog.getByRole("button", { name: "Excluir" }).click();
  await expect(names).toHaveText([dois.name]);
  await page.getByRole("button", { name: "Desfazer a exclusão" }).click();
  await expect(names).toHaveCount(2);
  await page.getByRole("button", { name: `Excluir ${um.name}` }).click();
  await dialog.getByRole("button", { name: "Excluir" }).click();
  await expect(page.getByText(`${um.name} está na lixeira`)).toBeVisible();
  await page.goto(`/users?q=${mark}`);
  await expect(names).toHaveText([dois.name]);
});

test("one's own account stands apart: edited by oneself, disabled by others only", async ({ page }) => {
  await page.goto("/users");
  const own = page.getByRole("heading", { level: 2, name: "(você)" });
  await expect(own).toBeVisible();
  await expect(page.getByText("A sua conta só outra pessoa da equipe pode desabilitar ou excluir.")).toBeVisible();
  await expect(page.getByRole("listitem").filter({ has: own })).toHaveCount(0);
  await page.getByRole("link", { name: "Editar perfil" }).click();
  await expect(page).toHaveURL("/profile");
});

test("is accessible", { tag: "@phone" }, async ({ page, register }) => {
  const eva = newPerson("Eva");
  await register(eva);
  await find(page, eva);
  await expectAccessible(page);
  await page.getByRole("button", { name: `Mais opções de ${eva.name}` }).click();
  await expect(page.getByRole("menuitem", { name: "Desabilitar" })).toBeVisible();
  await expectAccessible(page.getByRole("menu"));
  for (const [address, button] of [
    ["/register", "Cadastrar"],
    ["/profile", "Salvar perfil"],
  ] as const) {
    await page.goto(address);
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
    await page.getByLabel("Nome", { exact: true }).fill("");
    if (address === "/profile") await page.getByLabel("E-mail", { exact: true }).fill("x@nova.example"); // shows the field of the current password
    await page.getByRole("button", { name: button, exact: true }).click();
    await expect(page.getByText("Informe o nome")).toBeVisible();
    await expectAccessible(page);
  }
});
