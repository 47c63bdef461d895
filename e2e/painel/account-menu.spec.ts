import { admin, expect, openDashboard, test } from "../fixtures";

test.beforeEach(({ page }) => openDashboard(page));

test("the account's menu works by keyboard: Perfil, Gerenciamento, Sair", async ({ page }) => {
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
  await choose(1);
  await expect(page).toHaveURL("/profile");
  await choose(2);
  await expect(page).toHaveURL("/posts/private");
  await choose(3);
  await expect(page).toHaveURL("/login");
  await page.goto("/painel");
  await expect(page).toHaveURL(/\/login\?/);
});
