import { type Browser, type Page, request } from "@playwright/test";
import { hashPassword } from "../../lib/auth/password";
import { test as base, expect, expectAccessible, inDatabase, signIn } from "../fixtures";

const PASSWORD = "senha-de-quem-chega";
let people = 0;

type Person = { name: string; email: string; password: string };

type Register = { register: (person: Person, type?: { isAdmin: boolean }) => Promise<void> };

const test = base.extend<Register>({
  /** Registers somebody, not on the screen. */
  register: async ({}, use) =>
    use(async ({ name, email, password }, { isAdmin } = { isAdmin: true }) =>
      inDatabase(
        `INSERT INTO "User" (id, name, email, "passwordHash", "isAdmin", "updatedAt")
         VALUES (gen_random_uuid(), $1, $2, $3, $4::boolean, now())`,
        [name, email, await hashPassword(password), String(isAdmin)],
      ),
    ),
});

/** Somebody who is in no other test. */
function somebody(name = "Pessoa"): Person {
  const mark = `${test.info().project.name}${test.info().workerIndex}x${Date.now()}x${people++}`;
  return { name: `${name} ${mark}`, email: `${name.toLowerCase()}-${mark}@nova.example`, password: PASSWORD };
}

async function fillIn(page: Page, { name, email, password }: Person, type = "Administrador") {
  await page.getByLabel("Nome", { exact: true }).fill(name);
  await page.getByLabel("E-mail", { exact: true }).fill(email);
  await page.getByLabel("Senha").fill(password);
  await page.getByLabel("Tipo de usuário").selectOption(type);
}

async function signedInElsewhere(browser: Browser, person: Person) {
  const context = await browser.newContext();
  const page = await context.newPage();
  await signIn(page, person);
  return page;
}

async function find(page: Page, { name }: Person) {
  await page.goto(`/users?q=${encodeURIComponent(name)}`);
  await expect(page.getByRole("heading", { level: 2, name, exact: true })).toBeVisible();
}

test.beforeEach(({ page }) => signIn(page));

test("registers an administrator, who signs in; the one who did it stays signed in", async ({ page, browser }) => {
  const ana = somebody("Ana");
  await page.goto("/users");
  await page.getByRole("link", { name: "Cadastrar ADM" }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Cadastrar ADM" })).toBeVisible();

  await page.getByRole("button", { name: "Cadastrar", exact: true }).click();
  for (const message of ["Informe o nome", "Informe o e-mail", "A senha deve ter pelo menos 10 caracteres"])
    await expect(page.getByText(message, { exact: true })).toBeVisible();
  await expect(page.getByLabel("Nome", { exact: true })).toBeFocused();

  await fillIn(page, { ...ana, password: "curta" });
  await expect(page.getByText("A senha deve ter pelo menos 10 caracteres")).toBeVisible();
  await page.getByLabel("Senha").fill(ana.password);
  await page.getByRole("button", { name: "Mostrar o que foi digitado" }).click();
  await expect(page.getByLabel("Senha")).toHaveAttribute("type", "text");
  await page.getByRole("button", { name: "Cadastrar", exact: true }).click();
  await expect(page.getByText("Usuário Adicionado")).toBeVisible();
  await expect(page).toHaveURL("/users");
  await expect(page.getByRole("heading", { level: 2, name: ana.name })).toBeVisible();
  await expect(page.getByRole("heading", { level: 2, name: "(você)" })).toBeVisible();
  expect(await page.evaluate(() => JSON.stringify(localStorage))).not.toContain(ana.password);
  const hers = await signedInElsewhere(browser, ana);
  await hers.goto("/painel");
  await expect(hers.getByRole("heading", { name: ana.name })).toBeVisible();
  await hers.context().close();
});

test("a taken e-mail is said beside its field, and everything typed stays", async ({ page, register }) => {
  const ana = somebody("Ana");
  await register(ana);
  await page.goto("/register");
  await fillIn(page, { ...somebody("Outra"), email: ana.email.toUpperCase() });
  await page.getByRole("button", { name: "Cadastrar", exact: true }).click();
  await expect(page.getByText("Já existe uma conta com este e-mail")).toBeVisible();
  await expect(page.getByLabel("E-mail", { exact: true })).toBeFocused();
  await expect(page.getByLabel("E-mail", { exact: true })).toHaveAttribute("aria-invalid", "true");
  await expect(page.getByLabel("Nome", { exact: true })).toHaveValue(/^Outra/);
  await expect(page.getByLabel("Senha")).toHaveValue(PASSWORD);
});

test("goes where `redirect` says afterwards, but never to another site", async ({ page }) => {
  for (const [redirect, to] of [
    ["/posts/private?status=ativos", "/posts/private?status=ativos"],
    ["https://evil.example/", "/users"],
    ["//evil.example", "/users"],
  ]) {
    await page.goto(`/register?redirect=${encodeURIComponent(redirect ?? "")}`);
    await fillIn(page, somebody());
    await page.getByRole("button", { name: "Cadastrar", exact: true }).click();
    await expect(page).toHaveURL(to ?? "");
  }
});

test("a volunteer's account may not sign in until it is made an administrator's", async ({
  page,
  browser,
  register,
}) => {
  const rui = somebody("Rui");
  await register(rui, { isAdmin: false });
  const his = await (await browser.newContext()).newPage();
  await his.goto("/login");
  await his.getByLabel("E-mail", { exact: true }).fill(rui.email);
  await his.getByLabel("Senha").fill(rui.password);
  await his.getByRole("button", { name: "Entrar" }).click();
  await expect(his.getByText("Você não é um administrador")).toBeVisible();

  await find(page, rui);
  await page.getByRole("button", { name: `Mais opções de ${rui.name}` }).click();
  await page.getByRole("menuitem", { name: "Mudar para Administrador" }).click();
  await expect(page.getByText(`${rui.name} agora é da administração`)).toBeVisible();
  await expect(page.getByText(/^Administrador desde/)).toBeVisible();
  await his.getByRole("button", { name: "Entrar" }).click();
  await expect(his).toHaveURL("/painel");
  await his.context().close();
});

test("who is disabled meanwhile is told so at the next save, and loses nothing", async ({
  page,
  browser,
  register,
}) => {
  const bia = somebody("Bia");
  await register(bia);
  const hers = await signedInElsewhere(browser, bia);
  const login = await hers.request.post("/api/users/login", { data: bia });
  const headers = { authorization: `Bearer ${(await login.json()).token}` };
  await hers.goto("/register");
  const typed = somebody("Digitada");
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
  hers.on("dialog", (dialog) => dialog.accept()); // the browser asks about what was typed
  await hers.goto("/painel");
  await expect(hers).toHaveURL(/\/login\?/);
  await hers.context().close();
});

test("several accounts are chosen, enabled, and deleted with an undo", async ({ page, register }) => {
  const mark = `lote${Date.now()}${test.info().workerIndex}`;
  const [um, dois] = [somebody(`${mark} um`), somebody(`${mark} dois`)].map((one, n) => ({
    ...one,
    email: `${mark}-${n}@nova.example`,
  }));
  if (!um || !dois) return;
  await register(um);
  await register(dois, { isAdmin: false });
  await page.goto(`/users?q=${mark}&ordem=az`);
  const names = page.getByRole("list").getByRole("heading", { level: 2 });
  await expect(names).toHaveText([dois.name, um.name]);
  await page.getByRole("checkbox", { name: "Escolher todos" }).check();
  await page.getByRole("button", { name: "Desabilitar" }).click();
  await expect(page.getByText("2 contas desabilitadas")).toBeVisible();
  await page.getByLabel("Status").selectOption("Ativos");
  await expect(page.getByText("Nada encontrado. Tente outras palavras ou outro filtro.")).toBeVisible();
  await page.getByLabel("Status").selectOption("Desabilitados");
  await expect(names).toHaveCount(2);

  await page.getByRole("button", { name: `Excluir ${um.name}` }).click();
  const dialog = page.getByRole("alertdialog", { name: "Tem certeza que deseja excluir esta conta?" });
  await expect(dialog).toContainText(um.name);
  await expectAccessible(page);
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

test.describe("the profile", () => {
  test("passwords that differ are a toast, and nothing is sent", async ({ page }) => {
    await page.goto("/profile");
    const sent: string[] = [];
    page.on("request", (one) => one.method() === "POST" && sent.push(one.url()));
    await page.getByLabel("Nova senha (opcional)", { exact: true }).fill("uma-senha-comprida");
    await page.getByLabel("Repita a nova senha").fill("outra-senha-comprida");
    await page.getByRole("button", { name: "Salvar perfil" }).click();
    await expect(page.locator("[data-sonner-toast]").getByText("As senhas não correspondem!")).toBeVisible();
    await expect(page.getByLabel("Repita a nova senha")).toBeFocused();
    expect(sent).toEqual([]);
  });

  test("a new name shows in the bar at once; a new e-mail wants the current password", async ({
    browser,
    register,
  }) => {
    const cida = somebody("Cida");
    await register(cida);
    const hers = await signedInElsewhere(browser, cida);
    await hers.goto("/profile");
    await hers.getByLabel("Nome", { exact: true }).fill("");
    await hers.getByRole("button", { name: "Salvar perfil" }).click();
    await expect(hers.getByText("Informe o nome")).toBeVisible();
    await hers.getByLabel("Nome", { exact: true }).fill(`${cida.name} Lima`);
    await hers.getByRole("button", { name: "Salvar perfil" }).click();
    await expect(hers.getByText("Perfil Atualizado!")).toBeVisible();
    await expect(hers.getByRole("button", { name: `Conta de ${cida.name} Lima` })).toBeVisible();

    await expect(hers.getByLabel("Senha atual")).toHaveCount(0);
    await hers.getByLabel("E-mail", { exact: true }).fill(`novo-${cida.email}`);
    await hers.getByRole("button", { name: "Salvar perfil" }).click();
    await expect(
      hers.getByText("Para trocar o e-mail ou a senha, digite a sua senha atual", { exact: true }),
    ).toBeVisible();
    await expect(hers.getByLabel("Senha atual")).toBeFocused();
    await hers.getByLabel("Senha atual").fill("não é esta senha");
    await hers.getByRole("button", { name: "Salvar perfil" }).click();
    await expect(hers.getByText("Esta não é a sua senha atual. Tente de novo")).toBeVisible();
    await hers.getByLabel("Senha atual").fill(cida.password);
    await hers.getByRole("button", { name: "Salvar perfil" }).click();
    await expect(hers.getByText("Perfil Atualizado!")).toBeVisible();
    await expect(hers.getByLabel("Senha atual")).toHaveCount(0);
    await hers.reload();
    await expect(hers.getByLabel("E-mail", { exact: true })).toHaveValue(`novo-${cida.email}`);
    await hers.context().close();
  });

  test("a new password keeps this browser signed in, both tabs, and ends every other session", async ({
    browser,
    register,
  }) => {
    const dora = somebody("Dora");
    await register(dora);
    const here = await signedInElsewhere(browser, dora);
    const secondTab = await here.context().newPage();
    await secondTab.goto("/register");
    const elsewhere = await signedInElsewhere(browser, dora);

    await here.goto("/profile");
    const password = "uma-senha-nova-longa";
    await here.getByLabel("Nova senha (opcional)", { exact: true }).fill(password);
    await here.getByLabel("Repita a nova senha").fill(password);
    await here.getByLabel("Senha atual").fill(dora.password);
    await here.getByRole("button", { name: "Salvar perfil" }).click();
    await expect(here.getByText("Perfil Atualizado!")).toBeVisible();
    await expect(here.getByLabel("Repita a nova senha")).toHaveValue("");
    await here.getByLabel("Nome", { exact: true }).fill(`${dora.name} Reis`);
    await here.getByRole("button", { name: "Salvar perfil" }).click();
    await expect(here.getByRole("button", { name: `Conta de ${dora.name} Reis` })).toBeVisible();
    const cookie = (await here.context().cookies()).find(({ name }) => name.endsWith("next-auth.session-token"));
    expect(cookie).toMatchObject({ httpOnly: true, sameSite: "Lax", path: "/" });

    await fillIn(secondTab, somebody("Segunda"));
    await secondTab.getByRole("button", { name: "Cadastrar", exact: true }).click();
    await expect(secondTab.getByText("Usuário Adicionado")).toBeVisible();
    await elsewhere.goto("/users");
    await expect(elsewhere).toHaveURL(/\/login\?/);
    await signIn(elsewhere, { ...dora, password });
    await here.context().close();
    await elsewhere.context().close();
  });
});

test("one's own sessions are listed, and ended from here: one, all the others, this one", { tag: "@phone" }, async ({
  browser,
  register,
}) => {
  const gil = somebody("Gil");
  await register(gil);
  const here = await signedInElsewhere(browser, gil);
  const others = [await signedInElsewhere(browser, gil), await signedInElsewhere(browser, gil)];
  const login = await here.request.post("/api/users/login", { data: gil });
  const headers = { authorization: `Bearer ${(await login.json()).token}` };
  await here.goto("/profile");
  const entries = here.getByRole("region", { name: "Minhas sessões" }).getByRole("listitem");
  await expect(entries).toHaveCount(4);
  const own = entries.filter({ hasText: "esta sessão" });
  await expect(own).toHaveCount(1);
  await expect(own.getByRole("heading")).toHaveText(/^Chrome no /);
  expect(await here.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);

  await entries.filter({ hasText: "Programa ligado" }).getByRole("button", { name: "Encerrar" }).click();
  await expect(here.getByText("Sessão encerrada")).toBeVisible();
  await expect(entries).toHaveCount(3);
  const api = await request.newContext({ baseURL: test.info().project.use.baseURL });
  expect((await api.get("/api/posts/all", { headers })).status()).toBe(401);
  await api.dispose();

  await here.getByRole("button", { name: "Encerrar todas as outras" }).click();
  await expect(here.getByText("As outras sessões foram encerradas")).toBeVisible();
  await expect(entries).toHaveCount(1);
  await expect(here.getByRole("button", { name: "Encerrar todas as outras" })).toHaveCount(0);
  for (const other of others) {
    await other.goto("/users");
    await expect(other).toHaveURL(/\/login\?/);
    await other.context().close();
  }
  await own.getByRole("button", { name: "Encerrar" }).click();
  await expect(here).toHaveURL("/login");
  await here.context().close();
});

test("is accessible", { tag: "@phone" }, async ({ page, register }) => {
  const eva = somebody("Eva");
  await register(eva);
  await find(page, eva);
  await expectAccessible(page);
  await page.getByRole("button", { name: `Mais opções de ${eva.name}` }).click();
  await expect(page.getByRole("menuitem", { name: "Desabilitar" })).toBeVisible();
  await expectAccessible(page);
  for (const [address, button] of [
    ["/register", "Cadastrar"],
    ["/profile", "Salvar perfil"],
  ] as const) {
    await page.goto(address);
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
    await expectAccessible(page);
    await page.getByLabel("Nome", { exact: true }).fill("");
    if (address === "/profile") await page.getByLabel("E-mail", { exact: true }).fill("x@nova.example"); // the current password is asked
    await page.getByRole("button", { name: button, exact: true }).click();
    await expect(page.getByText("Informe o nome")).toBeVisible();
    await expectAccessible(page);
  }
});
