import { TOTP } from "otpauth";
import { expect, expectAccessible, signIn, stepOnDesktop } from "../../fixtures";
import { find, test } from "./people";

test("one turns it on with an app, and then needs its code, or a recovery code, to sign in", { tag: "@phone" }, async ({
  signedInPerson,
}) => {
  const { page, person: lia } = await signedInPerson("Lia");
  await page.goto("/profile");
  const section = page.getByRole("region", { name: "Segundo fator" });
  await expect(section.getByText("Desligado")).toBeVisible();
  const begin = section.getByRole("button", { name: "Ligar o aplicativo de códigos" });
  await begin.click();
  await section.getByRole("button", { name: "Cancelar" }).click();
  await expect(begin).toBeFocused();
  await begin.click();
  await expect(section.getByRole("img", { name: "Código QR para o aplicativo de códigos" })).toBeVisible();
  await expect(section.getByRole("form", { name: "Ligar o aplicativo de códigos" })).toBeFocused();
  await expectAccessible(section);
  const totp = new TOTP({ secret: String(await section.locator("code").textContent()) });
  const code = section.getByLabel("Código do aplicativo");
  const turnOn = section.getByRole("button", { name: "Ligar", exact: true });
  await code.fill("000000");
  await section.getByLabel("Senha atual").fill("não é esta");
  await turnOn.click();
  await expect(section.getByText("Esta não é a sua senha atual. Tente de novo")).toBeVisible();
  await section.getByLabel("Senha atual").fill(lia.password);
  await turnOn.click();
  const wrong =
    "Este código não vale, ou já foi usado. Espere o próximo e tente de novo. Se nenhum vale, acerte a hora do celular";
  await expect(section.getByText(wrong)).toBeVisible();
  await expect(code).toBeFocused();
  await code.fill(totp.generate());
  await turnOn.click();
  await expect(section.getByRole("listitem")).toHaveCount(10);
  const codes = await section.getByRole("listitem").allTextContents();
  await expectAccessible(section);
  await section.getByRole("button", { name: "Já guardei" }).click();
  await expect(section.getByText(/^Restam 10 códigos de recuperação/)).toBeVisible();
  await expect(section.getByRole("button", { name: "Novos códigos de recuperação" })).toBeFocused();

  // The API, and the form of the sign-in.
  const login = (more: object) => page.request.post("/api/users/login", { data: { ...lia, ...more } });
  const without = await login({});
  const needed = "Digite o código do aplicativo, ou um código de recuperação";
  expect([without.status(), await without.json()]).toEqual([401, { message: needed, errors: { code: needed } }]);
  expect((await login({ code: codes[0] })).status()).toBe(200);
  await page.context().clearCookies();
  await page.goto("/login");
  await page.getByLabel("E-mail").fill(lia.email);
  await page.getByLabel("Senha").fill(lia.password);
  await page.getByRole("button", { name: "Entrar" }).click();
  const asked = page.getByLabel("Código");
  await expect(asked).toBeFocused();
  await expectAccessible(page.getByRole("main"));
  await asked.fill(String(codes[0]));
  await page.getByRole("button", { name: "Entrar" }).click();
  await expect(page.getByText(wrong)).toBeVisible();
  await expect(page.getByLabel("E-mail")).toHaveValue(lia.email);
  await asked.fill(totp.generate({ timestamp: Date.now() + 30_000 }));
  await page.getByRole("button", { name: "Entrar" }).click();
  await expect(page).toHaveURL("/painel");

  await stepOnDesktop("New codes, and off again", async () => {
    await page.goto("/profile");
    await expect(section.getByText(/^Restam 9 códigos de recuperação/)).toBeVisible();
    const renew = section.getByRole("button", { name: "Novos códigos de recuperação" });
    await renew.click();
    await section.getByRole("button", { name: "Cancelar" }).click();
    await expect(renew).toBeFocused();
    await renew.click();
    await expect(section.getByLabel("Senha atual")).toBeFocused();
    await section.getByLabel("Senha atual").fill(lia.password);
    await section.getByRole("button", { name: "Fazer códigos novos" }).click();
    await expect(section.getByRole("listitem")).toHaveCount(10);
    await section.getByRole("button", { name: "Já guardei" }).click();
    await section.getByRole("button", { name: "Desligar" }).click();
    await expect(section.getByLabel("Senha atual")).toBeFocused();
    await section.getByLabel("Senha atual").fill(lia.password);
    await section.getByRole("button", { name: "Desligar o aplicativo de códigos" }).click();
    await expect(section.getByText("Desligado")).toBeVisible();
    await expect(begin).toBeFocused();
    expect((await login({})).status()).toBe(200);
  });
});

test("another administrator takes a lost one away", async ({ page, signedInPerson }) => {
  const { page: his, person: edu } = await signedInPerson("Edu");
  await his.goto("/profile");
  await his.getByRole("button", { name: "Ligar o aplicativo de códigos" }).click();
  const section = his.getByRole("region", { name: "Segundo fator" });
  const totp = new TOTP({ secret: String(await section.locator("code").textContent()) });
  await section.getByLabel("Código do aplicativo").fill(totp.generate());
  await section.getByLabel("Senha atual").fill(edu.password);
  await section.getByRole("button", { name: "Ligar", exact: true }).click();
  await expect(section.getByRole("listitem")).toHaveCount(10);

  await signIn(page);
  await find(page, edu);
  await expect(page.getByText(/segundo fator ligado/)).toBeVisible();
  await page.getByRole("button", { name: `Mais opções de ${edu.name}` }).click();
  await page.getByRole("menuitem", { name: "Tirar o segundo fator" }).click();
  const dialog = page.getByRole("alertdialog", { name: `Tirar o segundo fator de ${edu.name}?` });
  await expectAccessible(dialog);
  await dialog.getByRole("button", { name: "Tirar" }).click();
  await expect(page.getByText(`${edu.name} agora entra só com a senha`)).toBeVisible();
  await expect(page.getByText(/segundo fator ligado/)).toBeHidden();
  await signIn(his, edu);
});
