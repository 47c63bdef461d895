import type { APIRequestContext, Page } from "@playwright/test";
import { PRIVATE_PATHS } from "../../lib/entities";
import { expect, signIn, test } from "../fixtures";
import { article, tool } from "../painel/article";
import { openMenu } from "../painel/menu";
import { type SampleKind, sampleId } from "../painel/sample-items";
import { openSiteMenu } from "../public/site-menu";

/**
 * Every browser test checks that its pages report no violation (`violations` in fixtures.ts); these open the screens
 * and dialogs that no other test does.
 */

/** Lists with items of the sample, each of which can be removed. */
const WITH_ITEMS = [
  ...["/posts/private", "/reviews", "/calendars", "/projects", "/campaigns", "/volunters/private", "/donations"],
  "/needs",
];

test("every private screen keeps to its policy in both themes, with what opens on it", async ({ page }) => {
  test.setTimeout(180_000);
  await signIn(page);
  // Alternates the theme in which a screen loads.
  let theme: "light" | "dark" = "light";
  for (const path of PRIVATE_PATHS) {
    await page.goto(await privateAddress(page.request, path));
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
    await openMenusAndDialogs(page, WITH_ITEMS.includes(path));
    theme = theme === "light" ? "dark" : "light";
    await page.emulateMedia({ colorScheme: theme });
    await expect(page.locator("html")).toHaveClass(new RegExp(`\\b${theme}$`));
  }
});

test("the editor's dialogs and what is pasted with styles keep to the policy", async ({ page }) => {
  await signIn(page);
  await page.goto("/addpost");
  await article(page).click();
  await tool(page, "Link").click();
  await expect(page.getByRole("dialog", { name: "Link" })).toBeVisible();
  await page.keyboard.press("Escape");
  await tool(page, "Imagem").click();
  await expect(page.getByRole("dialog", { name: "Imagem no texto" })).toBeVisible();
  await page.keyboard.press("Escape");
  await article(page).evaluate((element) => {
    const data = new DataTransfer();
    data.setData("text/html", '<style>p { color: red }</style><p style="color: red">Colado</p>');
    element.dispatchEvent(new ClipboardEvent("paste", { clipboardData: data, bubbles: true, cancelable: true }));
  });
  await expect(article(page)).toContainText("Colado");
});

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

/** Opens the menu, the account's menu and the first dialog of a removal, which confirms it, or says why it may not be. */
async function openMenusAndDialogs(page: Page, hasItems: boolean) {
  await openMenu(page);
  const account = page.getByRole("banner").getByRole("button", { name: /^Conta de/ });
  await account.click();
  await page.keyboard.press("Escape");
  const remove = page
    .getByRole("main")
    .getByRole("button", { name: /^Excluir/ })
    .first();
  if (hasItems) await expect(remove).toBeEnabled();
  else if (!(await remove.isVisible()) || !(await remove.isEnabled())) return;
  await remove.click();
  await expect(page.getByRole("alertdialog").or(page.getByRole("dialog"))).toBeVisible();
  await page.keyboard.press("Escape");
}

const KINDS: Record<string, SampleKind> = {
  "/volunter": "volunters",
  "/post": "posts",
  "/projects": "projects",
  "/calendars": "calendars",
  "/campaigns": "campaigns",
  "/donations": "donations",
  "/needs": "needs",
};

/** The path with the id of an item of the sample. */
async function privateAddress(request: APIRequestContext, path: string) {
  if (!path.includes(":id")) return path;
  const kind = KINDS[path.slice(0, path.indexOf("/", 1))];
  // A message has no address in the API; its screen is the inbox with one message open.
  return kind ? path.replace(":id", await sampleId(request, kind)) : "/messages";
}
