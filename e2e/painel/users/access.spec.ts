import { once } from "node:events";
import { request as open } from "node:http";
import { request } from "@playwright/test";
import { expect, inDatabase, signIn } from "../../fixtures";
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
  const refused = await his.request.get("/painel", { maxRedirects: 0 });
  expect([refused.status(), refused.headers().location]).toEqual([307, "/login?callbackUrl=%2Fpainel"]);

  await find(page, rui);
  await page.getByRole("button", { name: `Mais opções de ${rui.name}` }).click();
  await page.getByRole("menuitem", { name: "Mudar para Administrador" }).click();
  await expect(page.getByText(`${rui.name} agora entra no painel, com o papel Administração`)).toBeVisible();
  await expect(page.getByText(/^Administrador desde/)).toBeVisible();
  await expect(page.getByRole("button", { name: `Mais opções de ${rui.name}` })).toBeFocused();
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
  await expect(hers.getByText("A sua sessão terminou.")).toBeVisible();
  await expect(hers.getByRole("link", { name: "Entre de novo em outra aba" })).toBeVisible();
  await expect(hers.getByLabel("Nome", { exact: true })).toHaveValue(typed.name);
  const api = await request.newContext({ baseURL: test.info().project.use.baseURL });
  expect((await api.get("/api/posts/all", { headers })).status()).toBe(401);
  await api.dispose();
  expect((await hers.request.get("/painel", { maxRedirects: 0 })).headers().location).toMatch(/^\/login\?/);
});

test("whose access ends while a request is on its way neither saves nor takes a copy of everything away", async ({
  signedInPerson,
  baseURL,
}) => {
  const site = baseURL ?? "";
  const { page, person } = await signedInPerson("Gil");
  const { token } = await (await page.request.post("/api/users/login", { data: person })).json();
  const cookie = (await page.context().cookies()).map(({ name, value }) => `${name}=${value}`).join("; ");
  const account = JSON.stringify({ ...newPerson("Fundos"), isAdmin: true });
  const form = "passphrase=quatro+palavras+bem+longas&repeated=quatro+palavras+bem+longas";
  const sendHalf = (path: string, body: string, headers: Record<string, string>) => {
    const length = String(Buffer.byteLength(body));
    const sent = open(new URL(path, site), { method: "POST", headers: { ...headers, "content-length": length } });
    sent.write(body.slice(0, 20));
    return async () => {
      const answered = once(sent, "response");
      sent.end(body.slice(20));
      const [{ statusCode, headers }] = await answered;
      sent.destroy();
      return [statusCode, headers.location];
    };
  };
  const ofHers = `"userId" = (SELECT id FROM "User" WHERE email = $1)`;
  await inDatabase(`UPDATE "Session" SET "lastSeenAt" = now() - interval '10 minutes' WHERE ${ofHers}`, [person.email]);
  const finishSave = sendHalf("/api/users/register", account, {
    authorization: `Bearer ${token}`,
    "content-type": "application/json",
  });
  const finishCopy = sendHalf("/backup/arquivo", form, {
    ...{ cookie, origin: site },
    "content-type": "application/x-www-form-urlencoded",
  });
  // A request that was let in is noted in its session.
  const seen = `SELECT id FROM "Session" WHERE ${ofHers} AND "lastSeenAt" > now() - interval '5 minutes'`;
  await expect.poll(async () => (await inDatabase(seen, [person.email])).rowCount).toBe(2);
  const ended = `UPDATE "User" SET active = false, "sessionVersion" = "sessionVersion" + 1 WHERE email = $1`;
  await inDatabase(ended, [person.email]);
  expect([await finishSave(), await finishCopy()]).toEqual([
    [401, undefined],
    [303, "/backup"],
  ]);
});
