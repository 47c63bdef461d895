import { request } from "@playwright/test";
import { expect, signIn } from "../../fixtures";
import { fillIn, find, newPerson, test } from "./people";

test.beforeEach(({ page }) => signIn(page));

test("a volunteer's account may not sign in until it is made an administrator's", async ({
  page,
  browser,
  register,
}) => {
  const rui = newPerson("Rui");
  await register(rui, { isAdmin: false });
  const his = await (await browser.newContext()).newPage();
  await his.goto("/login");
  await his.getByLabel("E-mail", { exact: true }).fill(rui.email);
  await his.getByLabel("Senha").fill(rui.password);
  await his.getByRole("button", { name: "Entrar" }).click();
  await expect(his.getByRole("alert").filter({ hasText: "Você não é um administrador" })).toBeVisible();

  await find(page, rui);
  await page.getByRole("button", { name: `Mais opções de ${rui.name}` }).click();
  await page.getByRole("menuitem", { name: "Mudar para Administrador" }).click();
  await expect(page.getByText(`${rui.name} agora entra no painel, com o papel Administração`)).toBeVisible();
  await expect(page.getByText(/^Administrador desde/)).toBeVisible();
  await his.getByRole("button", { name: "Entrar" }).click();
  await expect(his).toHaveURL("/painel");
  await his.context().close();
});

test("who is disabled meanwhile is told so at the next save, and loses nothing", async ({ page, signedInPerson }) => {
  const { page: hers, person: bia } = await signedInPerson("Bia");
  const login = await hers.request.post("/api/users/login", { data: bia });
  const headers = { authorization: `Bearer ${(await login.json()).token}` };
  await hers.goto("/register");
  const typed = newPerson("Digitada");
  await fillIn(hers, typed);

  await find(page, bia);
  await page.getByRole("button", { name: `Mais opções de ${bia.name}` }).click();
  await page.getByRole("menuitem", { name: "Desabilitar" }).click();
  await expect(page.getByText("1 conta desabilitada")).toBeVisible();
  await expect(page.getByRole("listitem").getByText("Desabilitado", { exact: true })).toBeVisible();

  await hers.getByRole("button", { name: "Cadastrar", exact: true }).click();
  await expect(hers.getByText("Não Autorizado, o token falhou!")).toBeVisible();
  await expect(hers.getByRole("link", { name: "Entre de novo em outra aba" })).toBeVisible();
  await expect(hers.getByLabel("Nome", { exact: true })).toHaveValue(typed.name);
  const api = await request.newContext({ baseURL: test.info().project.use.baseURL });
  expect((await api.get("/api/posts/all", { headers })).status()).toBe(401);
  await api.dispose();
  hers.on("dialog", (dialog) => dialog.accept()); // the browser's question about unsaved input
  await hers.goto("/painel");
  await expect(hers).toHaveURL(/\/login\?/);
});
