import type { Page } from "@playwright/test";
import { expect, expectAccessible, stepOnDesktop } from "../../fixtures";
import { test } from "./people";

/** A virtual authenticator of Chromium, like a device with a fingerprint sensor. */
async function addDevice(page: Page, isUserVerified = true) {
  const session = await page.context().newCDPSession(page);
  await session.send("WebAuthn.enable");
  const options = {
    protocol: "ctap2",
    transport: "internal",
    hasResidentKey: true,
    hasUserVerification: true,
  } as const;
  const { authenticatorId } = await session.send("WebAuthn.addVirtualAuthenticator", {
    options: { ...options, isUserVerified, automaticPresenceSimulation: true },
  });
  return {
    verifies: (verifies: boolean) =>
      session.send("WebAuthn.setUserVerified", { authenticatorId, isUserVerified: verifies }),
    credentials: async () =>
      (await session.send("WebAuthn.getCredentials", { authenticatorId })).credentials.map(
        ({ credentialId }) => credentialId,
      ),
  };
}

test("a passkey signs in without the password, which then is not enough any more", { tag: "@phone" }, async ({
  signedInPerson,
}) => {
  const { page, person: iara } = await signedInPerson("Iara");
  const device = await addDevice(page);
  await page.goto("/profile");
  const section = page.getByRole("region", { name: "Segundo fator" });
  const add = section.getByRole("button", { name: "Adicionar chave de acesso" });
  await add.click();
  await expect(section.getByLabel("Senha atual")).toBeFocused();
  await section.getByLabel("Senha atual").fill("não é esta");
  await section.getByRole("button", { name: "Continuar" }).click();
  await expect(section.getByText("Esta não é a sua senha atual. Tente de novo")).toBeVisible();
  await section.getByLabel("Senha atual").fill(iara.password);
  await section.getByRole("button", { name: "Continuar" }).click();
  await expect(section.getByRole("heading", { name: "Códigos de recuperação" })).toBeVisible();
  expect(await page.locator("[data-sonner-toast]").allInnerTexts()).not.toContain("");
  const codes = await section
    .getByRole("region", { name: "Códigos de recuperação" })
    .getByRole("listitem")
    .allTextContents();
  expect(codes).toHaveLength(10);
  await expectAccessible(section);
  await section.getByRole("button", { name: "Já guardei" }).click();
  const keys = section.getByRole("list", { name: "Chaves de acesso" }).getByRole("listitem");
  await expect(keys).toHaveText(/^Chrome no .*Desde \d\d-\d\d-\d{4}/);
  expect(await device.credentials()).toHaveLength(1);

  // The password alone asks for a code by now; a recovery code will do.
  const login = (more: object) => page.request.post("/api/users/login", { data: { ...iara, ...more } });
  expect((await login({})).status()).toBe(401);
  expect((await login({ code: codes[0] })).status()).toBe(200);

  await page.context().clearCookies();
  await page.goto("/login?callbackUrl=/profile");
  const enter = page.getByRole("button", { name: "Usar chave de acesso" });
  await device.verifies(false); // another finger
  await enter.click();
  await expect(page.getByText("Esta chave de acesso não serviu.")).toBeVisible();
  await device.verifies(true);
  await enter.click();
  await expect(page).toHaveURL("/profile");
  await expect(keys).toHaveText(/usada por último em/);

  await stepOnDesktop("Taken away, it opens nothing, and the password is enough", async () => {
    await keys.getByRole("button", { name: "Tirar" }).click();
    await expect(section.getByLabel("Senha atual")).toBeFocused();
    await section.getByLabel("Senha atual").fill(iara.password);
    await section.getByRole("button", { name: /^Tirar a chave de acesso “Chrome no .+”$/ }).click();
    await expect(keys).toHaveCount(0);
    await expect(add).toBeFocused();
    expect((await login({})).status()).toBe(200);
    await page.context().clearCookies();
    await page.goto("/login");
    await enter.click();
    await expect(page.getByText("Esta chave de acesso não serviu.")).toBeVisible();
  });
});

test("an answer to a challenge signs in once", async ({ signedInPerson }) => {
  const { page, person: olga } = await signedInPerson("Olga");
  await addDevice(page);
  await page.goto("/profile");
  await page.getByRole("button", { name: "Adicionar chave de acesso" }).click();
  await page.getByLabel("Senha atual").last().fill(olga.password);
  await page.getByRole("button", { name: "Continuar" }).click();
  await expect(page.getByRole("region", { name: "Códigos de recuperação" })).toBeVisible();
  await page.context().clearCookies();
  await page.goto("/login");
  const sent = page.waitForRequest("**/api/auth/callback/passkey*");
  await page.getByRole("button", { name: "Usar chave de acesso" }).click();
  await expect(page).toHaveURL("/painel");
  const form = Object.fromEntries(new URLSearchParams(String((await sent).postData())));
  await page.context().clearCookies();
  const { csrfToken } = await (await page.request.get("/api/auth/csrf")).json();
  const again = await page.request.post("/api/auth/callback/passkey", { form: { ...form, csrfToken } });
  expect(again.status()).toBe(401);
  expect((await page.request.get("/api/users/profile")).status()).toBe(401);
});
