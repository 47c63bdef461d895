import { expect, expectAccessible, signIn } from "../../fixtures";
import { fillIn, newPerson, PASSWORD, signedInElsewhere, test } from "./people";

test.beforeEach(({ page }) => signIn(page));

test("registers an administrator, who signs in; the one who did it stays signed in", async ({ page, browser }) => {
  const ana = newPerson("Ana");
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
  expect(await (await hers.request.get("/painel")).text()).toContain(ana.name);
  await hers.context().close();
});

test("makes a password and copies an invitation, with which the person signs in", async ({ page, browser }) => {
  const ana = newPerson("Ana");
  await page.context().grantPermissions(["clipboard-read", "clipboard-write"]);
  await page.setViewportSize({ width: 375, height: 800 });
  await page.goto("/register");
  await fillIn(page, { ...ana, password: "" });
  await expect(page.getByRole("button", { name: "Copiar convite" })).toHaveCount(0);
  await page.getByRole("button", { name: "Gerar senha" }).click();
  await page.getByRole("button", { name: "Copiar convite" }).click();
  await expect(page.getByText("Copiado!")).toBeVisible();
  await expectAccessible(page.getByRole("main"));
  const invitation = await page.evaluate(() => navigator.clipboard.readText());
  const password = /^Senha: ([a-z2-9]{5}(-[a-z2-9]{5}){3})$/m.exec(invitation)?.[1] ?? "";
  await expect(page.getByLabel("Senha")).toHaveValue(password);
  expect(invitation).toContain(`E-mail: ${ana.email}\n`);
  expect(invitation).toMatch(/^http.+\/login$/m);
  await page.getByRole("button", { name: "Cadastrar", exact: true }).click();
  await expect(page).toHaveURL("/users");
  const hers = await signedInElsewhere(browser, { ...ana, password });
  expect(await (await hers.request.get("/painel")).text()).toContain(ana.name);
  await hers.context().close();
});

test("what is wrong is said beside its field, which on a phone is not under the bar, and everything typed stays", async ({
  page,
  register,
}) => {
  const [taken, rui] = [newPerson("Ana"), newPerson("Rui")];
  await register(taken);
  const send = page.getByRole("button", { name: "Cadastrar", exact: true });
  await page.setViewportSize({ width: 375, height: 600 });
  await page.goto("/register");

  await test.step("A password that is too short", async () => {
    await fillIn(page, { ...rui, password: "curta" });
    await send.click();
    await expect(page.getByLabel("Senha")).toBeFocused();
    const room = async () => {
      const bar = await page.getByRole("banner").boundingBox();
      const field = await page.getByLabel("Senha").boundingBox();
      return (field?.y ?? 0) - (bar?.height ?? 0);
    };
    await expect.poll(room).toBeGreaterThan(0); // once it has scrolled
  });

  await test.step("An e-mail that is taken", async () => {
    await fillIn(page, { ...rui, email: taken.email.toUpperCase() });
    await send.click();
    await expect(page.getByText("Já existe uma conta com este e-mail")).toBeVisible();
    await expect(page.getByLabel("E-mail", { exact: true })).toBeFocused();
    await expect(page.getByLabel("E-mail", { exact: true })).toHaveAttribute("aria-invalid", "true");
    await expect(page.getByLabel("Nome", { exact: true })).toHaveValue(rui.name);
    await expect(page.getByLabel("Senha")).toHaveValue(PASSWORD);
  });

  await test.step("As the password is kept out of the browser, leaving says that what was typed is lost", async () => {
    await page.getByRole("banner").getByRole("link").first().click();
    const question = page.getByRole("alertdialog", { name: "Sair sem salvar?" });
    await expect(question).toContainText("vai se perder");
    await page.setViewportSize({ width: 1280, height: 800 });
    await expectAccessible(question);
  });
});

test("gives no role that nobody chose, and asks for none where there is none", async ({ page }) => {
  await page.goto("/register");
  await fillIn(page, newPerson("Rui"), "Voluntário");
  await page.getByLabel("Tipo de conta").selectOption("Administrador");
  await page.getByRole("button", { name: "Cadastrar", exact: true }).click();
  await expect(page.getByText("Escolha um papel", { exact: true })).toBeVisible();
  await expect(page.getByLabel("Papel")).toBeFocused();
  await page.getByLabel("Tipo de conta").selectOption("Voluntário");
  await page.getByRole("button", { name: "Cadastrar", exact: true }).click();
  await expect(page.getByText("Usuário Adicionado")).toBeVisible();
});

test("goes where `redirect` says afterwards, but never to another site", async ({ page }) => {
  for (const [redirect, to] of [
    ["/posts/private?status=ativos", "/posts/private?status=ativos"],
    ["https://evil.example/", "/users"],
    ["//evil.example", "/users"],
  ]) {
    await page.goto(`/register?redirect=${encodeURIComponent(redirect ?? "")}`);
    await fillIn(page, newPerson());
    await page.getByRole("button", { name: "Cadastrar", exact: true }).click();
    await expect(page).toHaveURL(to ?? "");
  }
});
