import { expect, test } from "../fixtures";
import { openSiteMenu } from "../public/site-menu";

/**
 * Every browser test checks that its pages report no violation (`violations` in fixtures.ts); these open what no other test
 * does. Each screen of the dashboard: settings/all-screens.spec.ts; the editor's dialogs, and what is pasted with styles: painel/editor/.
 */

test("without a new document, from the site to the sign-in and back, the first page's policy is enough", async ({
  page,
}) => {
  await page.goto("/login");
  await page.getByRole("link", { name: "Esqueceu a Senha?" }).click();
  await expect(page.getByRole("heading", { level: 1, name: /Contato|Fale/ })).toBeVisible();
  await page.goBack();
  await expect(page.getByRole("heading", { level: 1, name: /^ADM/ })).toBeVisible();
  await page.getByRole("textbox", { name: "E-mail" }).fill("ninguem@teste.example");
  await page.getByRole("textbox", { name: "Senha" }).fill("senha-errada-mesmo");
  await page.getByRole("button", { name: "Entrar" }).click();
  await expect(page.locator("[data-sonner-toast]")).toBeVisible(); // including its styles
  await expect(page.locator("[data-sonner-toaster]")).toHaveCSS("position", "fixed");
});

test("the enlarged picture and the menus keep to the policy in both themes", async ({ page }) => {
  for (const colorScheme of ["light", "dark"] as const) {
    await page.emulateMedia({ colorScheme });
    await page.goto("/projetos/criancas");
    await page
      .getByRole("link", { name: /Ampliar a imagem/ })
      .first()
      .click();
    await expect(page.getByRole("dialog", { name: "Imagem ampliada" }).locator("img").first()).toBeVisible();
    await page.keyboard.press("Escape");
    await openSiteMenu(page);
    await page.getByRole("banner").getByRole("link", { name: "Voluntários" }).click();
    await expect(page.getByRole("heading", { level: 1, name: "Voluntários" })).toBeVisible();
    await page.getByRole("button", { name: "Alternar entre tema claro e escuro" }).first().click();
    await expect(page.locator("html")).toHaveClass(colorScheme === "light" ? /\bdark$/ : /\blight$/);
    await page.evaluate(() => localStorage.clear());
  }
});
