import { admin, expect, openDashboard, signIn, test } from "../fixtures";
import { openMenu } from "./menu";

test("the account's menu works by keyboard: Perfil, Gerenciamento, Sair; in a low window its last entry is in sight", async ({
  page,
}) => {
  await openDashboard(page);
  const account = page.getByRole("button", { name: `Conta de ${admin.name}` });
  const items = page.getByRole("list", { name: "Conta" }).getByRole("listitem");
  await expect(account).toBeEnabled();
  await account.focus();
  await page.keyboard.press("Enter");
  await expect(items).toHaveText(["Perfil", "Gerenciamento", "Sair"]);
  await page.keyboard.press("Escape");
  await expect(items).toHaveCount(0);
  await expect(account).toBeFocused();

  /** Opens the menu and chooses the entry after so many tabs. */
  async function choose(steps: number) {
    await account.focus();
    await page.keyboard.press("Enter");
    await expect(items).toHaveCount(3);
    for (let step = 0; step < steps; step++) await page.keyboard.press("Tab");
    await page.keyboard.press("Enter");
    await expect(items).toHaveCount(0);
  }
  await test.step("720 px at 400 % zoom", async () => {
    await page.setViewportSize({ width: 320, height: 180 });
    await account.click();
    const signOut = items.getByRole("button", { name: "Sair" });
    await signOut.focus();
    await expect(signOut).toBeInViewport({ ratio: 1 });
    await page.keyboard.press("Escape");
    await page.setViewportSize({ width: 1280, height: 800 });
  });

  await choose(1);
  await expect(page).toHaveURL("/profile");
  await choose(2);
  await expect(page).toHaveURL("/posts/private");
  await choose(3);
  await expect(page).toHaveURL("/login");
  await page.goto("/painel");
  await expect(page).toHaveURL(/\/login\?/);
});

test("signing out leaves no private screen in another tab, and asks in one where something is unsaved", async ({
  page,
  context,
  setPassword,
}) => {
  const account = {
    email: `duas-abas-${test.info().workerIndex}-${Date.now()}@nova.example`,
    password: "duas abas, um adeus",
  };
  await setPassword(account.email, account.password);
  await signIn(page, account);
  const [list, form] = [await context.newPage(), await context.newPage()];
  await list.goto("/donations");
  await form.goto("/categories");
  const name = form.getByRole("region", { name: "Artigos" }).getByLabel("Nova categoria");
  await name.fill("Roda de conversa");
  await page.goto("/painel");
  await (await openMenu(page)).getByRole("button", { name: "Sair" }).click();
  await expect(list).toHaveURL("/login?callbackUrl=%2Fdonations");
  await form.getByRole("alertdialog", { name: "Sair sem salvar?" }).getByRole("button", { name: "Cancelar" }).click();
  await expect(name).toHaveValue("Roda de conversa");
});
