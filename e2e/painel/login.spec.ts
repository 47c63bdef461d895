import { PRIVATE_PATHS } from "../../lib/entities";
import { admin, expect, signIn, test } from "../fixtures";
import { holdRequests } from "../harness/held";
import { openMenu } from "./menu";

test("the login screen, with wrong and right input", async ({ page }) => {
  await page.goto("/login");
  await expect(page.getByRole("heading", { name: "ADM - Projeto Nova" })).toBeVisible();
  await expect(page.getByRole("link", { name: "Esqueceu a Senha?" })).toHaveAttribute("href", "/contato");
  await page.getByRole("button", { name: "Entrar" }).click();
  await expect(page.getByText("Informe o e-mail")).toBeVisible();
  await expect(page.getByText("Informe a senha")).toBeVisible();

  await page.getByLabel("E-mail").fill(admin.email);
  await page.getByLabel("Senha").fill("não é esta");
  await page.getByRole("button", { name: "Entrar" }).click();
  await expect(page.getByRole("alert").filter({ hasText: "E-mail ou senha inválidos" })).toBeVisible();
  await expect(page.locator("[data-sonner-toast]").getByText("E-mail ou senha inválidos")).toBeVisible();
  await expect(page.locator("[data-sonner-toast]")).toHaveCSS("font-size", "16px"); // ours, not sonner's
  await expect(page.getByLabel("E-mail")).toHaveValue(admin.email);
  await expect(page.getByLabel("Senha")).toBeFocused();
  await page.getByRole("button", { name: "Mostrar o que foi digitado" }).click();
  await expect(page.getByLabel("Senha")).toHaveAttribute("type", "text");

  await page.getByLabel("Senha").fill(admin.password);
  await page.getByRole("button", { name: "Entrar" }).click();
  await expect(page).toHaveURL("/painel");
  await expect(page.getByRole("heading", { name: admin.name })).toBeVisible();

  await page.goto("/login");
  await expect(page).toHaveURL("/painel");
});

test("where the page's scripts do not come, the screen says why its button sleeps", async ({ page }) => {
  await page.route("**/*.js*", (route) => route.abort());
  await page.goto("/login");
  const reason = page.getByText("A página ainda não carregou inteira");
  await expect(page.getByRole("button", { name: "Entrar" })).toBeDisabled();
  await expect(reason).toBeHidden();
  await reason.evaluate((text) => text.getAnimations()[0]?.finish());
  await expect(reason).toBeVisible();
});

test("a browser that refuses cookies is told so, instead of being asked again and again", async ({ page }) => {
  await page.addInitScript(() => Object.defineProperty(Navigator.prototype, "cookieEnabled", { get: () => false }));
  await page.goto("/login");
  await page.getByLabel("E-mail").fill(admin.email);
  await page.getByLabel("Senha").fill(admin.password);
  for (const name of ["Entrar", "Usar chave de acesso"]) {
    await page.getByRole("button", { name }).click();
    await expect(page.getByRole("alert").filter({ hasText: "Permita os cookies deste site" })).toBeVisible();
  }
  await expect(page.getByLabel("E-mail")).toHaveValue(admin.email);
});

test("every private route leads to the login", async ({ request }) => {
  for (const path of PRIVATE_PATHS) {
    const response = await request.get(path.replace(":id", "x"), { maxRedirects: 0 });
    expect(response.status(), path).toBe(307);
    expect(response.headers().location, path).toMatch(/^\/login\?callbackUrl=|\/login\?callbackUrl=/);
  }
});

test("after the sign-in one is where one wanted to go, but never on another site", async ({ page }) => {
  await page.goto("/posts/private?status=ativos");
  await expect(page).toHaveURL(/\/login\?callbackUrl=/);
  await page.getByLabel("E-mail").fill(admin.email);
  await page.getByLabel("Senha").fill(admin.password);
  await page.getByRole("button", { name: "Entrar" }).click();
  await expect(page).toHaveURL("/posts/private?status=ativos");

  await page.goto("/login?callbackUrl=https://evil.example/");
  await expect(page).toHaveURL("/painel");
});

test("the session is a cookie that scripts cannot read; Sair makes it worth nothing, and leads other tabs to the login, also one whose scripts come only then", async ({
  page,
  context,
  setPassword,
}) => {
  const account = { email: `saida-${test.info().project.name}@nova.example`, password: "primeira-frase-longa" };
  await setPassword(account.email, account.password); // not the administrator's account, whose session other tests share
  await signIn(page, account);
  await page.goto("/painel");
  const before = await context.cookies();
  const cookie = before.find(({ name }) => name.endsWith("next-auth.session-token"));
  expect(cookie).toMatchObject({ httpOnly: true, sameSite: "Lax" });
  expect(await page.evaluate(() => JSON.stringify(localStorage))).not.toContain(account.email);
  const [otherTab, slowTab] = [await context.newPage(), await context.newPage()];
  const release = await holdRequests(slowTab, "**/_next/static/**");
  await slowTab.goto("/posts/private", { waitUntil: "commit" });
  await otherTab.goto("/posts/private");
  await (await openMenu(page)).getByRole("button", { name: "Sair" }).click();
  await expect(page).toHaveURL("/login");
  release();
  const without = await page.request.get("/painel", { maxRedirects: 0 });
  expect([without.status(), without.headers().location]).toEqual([307, "/login?callbackUrl=%2Fpainel"]);

  await context.addCookies(before);
  const refused = await page.request.get("/api/posts/all");
  expect([refused.status(), await refused.json()]).toEqual([401, { message: "Não Autorizado, o token falhou!" }]);
  await page.goto("/painel");
  await expect(page).toHaveURL(/\/login\?callbackUrl=/);
  for (const tab of [otherTab, slowTab]) await expect(tab).toHaveURL(/\/login\?callbackUrl=/);
});

test("a new password ends every session and token of the account", async ({ page, setPassword }) => {
  test.slow(); // two password hashes
  const email = `sessao-${test.info().project.name}@nova.example`;
  await setPassword(email, "primeira-senha-longa");
  await signIn(page, { email, password: "primeira-senha-longa" });
  const login = await page.request.post("/api/users/login", { data: { email, password: "primeira-senha-longa" } });
  const headers = { authorization: `Bearer ${(await login.json()).token}` };
  expect((await page.request.get("/api/posts/all", { headers })).status()).toBe(200);
  await setPassword(email, "segunda-senha-longa");
  const refused = await page.request.get("/api/posts/all", { headers });
  expect([refused.status(), await refused.json()]).toEqual([401, { message: "Não Autorizado, o token falhou!" }]);
  const screen = await page.request.get("/addpost", { maxRedirects: 0 });
  expect([screen.status(), screen.headers().location]).toEqual([307, "/login?callbackUrl=%2Faddpost"]);
});
