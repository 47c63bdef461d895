import { request } from "@playwright/test";
import { FIRST_ACCOUNT } from "../../../lib/users/first-account";
import { expect, expectFitsWidth, inDatabase, signIn, stepOnDesktop } from "../../fixtures";
import { fillIn, newPerson, signedInElsewhere, test } from "./people";

test.describe("the profile", () => {
  test("the e-mail of the installation, which receives nothing, is asked to be exchanged", async ({
    signedInPerson,
  }) => {
    const { page: hers, person: dora } = await signedInPerson("Dora");
    // Also after a first try that failed: nobody else has it.
    await inDatabase(`UPDATE "User" SET email = id || '@nova.example' WHERE email = $1`, [FIRST_ACCOUNT.email]);
    await inDatabase('UPDATE "User" SET email = $1 WHERE email = $2', [FIRST_ACCOUNT.email, dora.email]);
    await hers.goto("/painel");
    const notice = hers.getByText(`O e-mail desta conta ainda é ${FIRST_ACCOUNT.email}`);
    await expect(notice).toBeVisible();
    await hers.getByRole("link", { name: "Trocar o e-mail" }).click();
    await hers.getByLabel("E-mail", { exact: true }).fill(dora.email);
    await hers.getByLabel("Senha atual").fill(dora.password);
    await hers.getByRole("button", { name: "Salvar perfil" }).click();
    await expect(hers.getByText("Perfil Atualizado!")).toBeVisible();
    await hers.goto("/painel");
    await expect(hers.getByRole("heading", { level: 1, name: dora.name })).toBeVisible();
    await expect(notice).toHaveCount(0);
  });

  test("a new name shows in the bar at once; a new e-mail wants the current password, a new password to be repeated", async ({
    signedInPerson,
  }) => {
    const { page: hers, person: cida } = await signedInPerson("Cida");
    await hers.goto("/profile");
    await test.step("Passwords that differ are a toast, and nothing is sent", async () => {
      const sent: string[] = [];
      hers.on("request", (one) => one.method() === "POST" && sent.push(one.url()));
      await hers.getByLabel("Nova senha", { exact: true }).fill("uma-senha-comprida");
      await hers.getByLabel("Repita a nova senha").fill("outra-senha-comprida");
      await hers.getByRole("button", { name: "Salvar perfil" }).click();
      await expect(hers.locator("[data-sonner-toast]").getByText("As senhas não correspondem!")).toBeVisible();
      await expect(hers.getByLabel("Repita a nova senha")).toBeFocused();
      expect(sent).toEqual([]);
      await hers.getByLabel("Nova senha", { exact: true }).fill("");
      await hers.getByLabel("Repita a nova senha").fill("");
    });

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
    await hers.getByLabel("Senha atual").press("Enter");
    await expect(hers.getByText("Perfil Atualizado!")).toBeVisible();
    await expect(hers.getByLabel("Senha atual")).toHaveCount(0);
    await expect(hers.getByRole("button", { name: "Salvar perfil" })).toBeFocused();
    await hers.reload();
    await expect(hers.getByLabel("E-mail", { exact: true })).toHaveValue(`novo-${cida.email}`);
  });

  test("a screen opened before takes back nothing of another device's, and asks about what both changed", async ({
    signedInPerson,
  }) => {
    const { page: here, person: eva } = await signedInPerson("Eva");
    await here.goto("/profile");
    const there = await here.context().newPage();
    await there.goto("/profile");
    await there.getByLabel("E-mail", { exact: true }).fill(`novo-${eva.email}`);
    await there.getByLabel("Senha atual").fill(eva.password);
    await there.getByRole("button", { name: "Salvar perfil" }).click();
    await expect(there.getByText("Perfil Atualizado!")).toBeVisible();

    const password = "uma-senha-nova-longa";
    await here.getByLabel("Nova senha", { exact: true }).fill(password);
    await here.getByLabel("Repita a nova senha").fill(password);
    await here.getByLabel("Senha atual").fill(eva.password);
    await here.getByRole("button", { name: "Salvar perfil" }).click();
    await expect(here.getByText("Perfil Atualizado!")).toBeVisible();
    await expect(here.getByLabel("E-mail", { exact: true })).toHaveValue(`novo-${eva.email}`);
    await expect(here.getByLabel("Senha atual")).toHaveCount(0);

    await there.getByLabel("Nome", { exact: true }).fill(`${eva.name} Reis`);
    await there.getByRole("button", { name: "Salvar perfil" }).click();
    await expect(there.getByText("Você alterou este item em")).toBeVisible();
    await there.getByRole("button", { name: "Salvar a minha versão" }).click();
    await expect(there.getByRole("button", { name: `Conta de ${eva.name} Reis` })).toBeVisible();
  });

  test("a new password keeps this browser signed in, both tabs, and ends every other session", async ({
    browser,
    signedInPerson,
  }) => {
    const { page: here, person: dora } = await signedInPerson("Dora");
    const secondTab = await here.context().newPage();
    await secondTab.goto("/register");
    const elsewhere = await signedInElsewhere(browser, dora);

    await here.goto("/profile");
    const password = "uma-senha-nova-longa";
    await here.getByLabel("Nova senha", { exact: true }).fill(password);
    await here.getByLabel("Repita a nova senha").fill(password);
    await here.getByLabel("Senha atual").fill(dora.password);
    await here.getByRole("button", { name: "Salvar perfil" }).click();
    await expect(here.getByText("Perfil Atualizado!")).toBeVisible();
    await expect(here.getByLabel("Repita a nova senha")).toHaveValue("");
    await here.getByLabel("Nome", { exact: true }).fill(`${dora.name} Reis`);
    await expect(here.getByLabel("Nome", { exact: true })).toHaveValue(`${dora.name} Reis`);
    await here.getByRole("button", { name: "Salvar perfil" }).click();
    await expect(here.getByRole("button", { name: `Conta de ${dora.name} Reis` })).toBeVisible();
    const cookie = (await here.context().cookies()).find(({ name }) => name.endsWith("next-auth.session-token"));
    expect(cookie).toMatchObject({ httpOnly: true, sameSite: "Lax", path: "/" });

    await fillIn(secondTab, newPerson("Segunda"));
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
  signedInPerson,
}) => {
  const { page: here, person: gil } = await signedInPerson("Gil");
  const others = [await signedInElsewhere(browser, gil), await signedInElsewhere(browser, gil)];
  const login = await here.request.post("/api/users/login", { data: gil });
  const headers = { authorization: `Bearer ${(await login.json()).token}` };
  await here.goto("/profile");
  const entries = here.getByRole("region", { name: "Minhas sessões" }).getByRole("listitem");
  await expect(entries).toHaveCount(4);
  const own = entries.filter({ hasText: "esta sessão" });
  await expect(own).toHaveCount(1);
  await expect(own.getByRole("heading")).toHaveText(/^Chrome no /);
  await expectFitsWidth(here);

  await stepOnDesktop("Ended", async () => {
    await entries.filter({ hasText: "Programa ligado" }).getByRole("button", { name: "Encerrar" }).click();
    await expect(here.getByText("Sessão encerrada")).toBeVisible();
    await expect(entries).toHaveCount(3);
    await expect(entries.locator("button:focus")).toHaveCount(1);
    const api = await request.newContext({ baseURL: test.info().project.use.baseURL });
    expect((await api.get("/api/posts/all", { headers })).status()).toBe(401);
    await api.dispose();

    await here.getByRole("button", { name: "Encerrar todas as outras" }).click();
    await expect(here.getByText("As outras sessões foram encerradas")).toBeVisible();
    await expect(entries).toHaveCount(1);
    await expect(own.getByRole("button", { name: "Encerrar" })).toBeFocused();
    await expect(here.getByRole("button", { name: "Encerrar todas as outras" })).toHaveCount(0);
    for (const other of others) {
      await other.goto("/users");
      await expect(other).toHaveURL(/\/login\?/);
    }
    await own.getByRole("button", { name: "Encerrar" }).click();
    await expect(here).toHaveURL("/login");
  });
  for (const other of others) await other.context().close();
});
