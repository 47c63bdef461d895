import { TOTP } from "otpauth";
import pg from "pg";
import { admin, expect, expectAccessible, signIn, test } from "../../fixtures";
import { ownProduct } from "../../harness/own-product";
import { type StandIn, standIn } from "../../harness/stand-in";

// A product of its own, with a mail service on loopback: what is for every account. They share it in this order: the first one
// begins with the administrator alone, the last one gives that account a second factor.
test.describe.configure({ mode: "default" });

let resend: StandIn;
const own = ownProduct(async () => {
  resend = await standIn({ json: { id: "49a3999c-0ce1-4ea6-ab68-afcd6dc2e794" } });
  return { RESEND_API_KEY: "re_teste", RESEND_BASE_URL: resend.url };
});
test.afterAll(() => resend?.close());

test("the change of the board: who leaves is out, who stays has a role, a new password and a document", async ({
  browser,
}) => {
  const context = await browser.newContext({ baseURL: own.nova.url });
  const page = await context.newPage();
  await signIn(page);
  await page.goto("/users");
  await page.getByRole("link", { name: "Passagem de bastão" }).click();
  await expect(page).toHaveURL("/handover");
  await expect(page.getByText("Só você entra no painel: cadastre antes quem chega.")).toBeVisible();
  const login = await page.request.post("/api/users/login", { data: { email: admin.email, password: admin.password } });
  const headers = { authorization: `Bearer ${(await login.json()).token}` };
  const password = "senha-de-quem-chega";
  const tokens: Record<string, string> = {};
  for (const name of ["Bia Antiga", "Gil Novo"]) {
    const data = { name, email: `${name.split(" ")[0]?.toLowerCase()}@nova.example`, password };
    tokens[name] = (await (await page.request.post("/api/users/register", { headers, data })).json()).token;
  }
  await page.reload();
  await page.getByLabel("Papel de Bia Antiga").selectOption("Sai");
  await page.getByLabel("Papel de Gil Novo").selectOption("Tesouraria");
  await expectAccessible(page);
  await page.getByRole("button", { name: "Fazer a passagem" }).click();
  const question = page.getByRole("alertdialog", { name: "Fazer a passagem de bastão agora?" });
  await question.getByRole("button", { name: "Fazer a passagem" }).click();
  const last = page.getByRole("region", { name: "Última passagem" });
  await expect(last.getByText("Administração → saiu")).toBeVisible();
  await expect(last.getByText("Administração → Tesouraria")).toBeVisible();
  await expect(page.getByLabel("Papel de Bia Antiga")).toHaveCount(0);
  const asked = async (token = "") =>
    (await page.request.get("/api/users/profile", { headers: { authorization: `Bearer ${token}` } })).status();
  expect([await asked(tokens["Bia Antiga"]), await asked(tokens["Gil Novo"])]).toEqual([401, 401]);
  expect((await page.request.get("/api/posts/all", { headers })).status()).toBe(401); // one's own token ended, too

  await expect(last.getByRole("button", { name: /^Link para nova senha/ })).toHaveCount(1);
  await last.getByRole("button", { name: "Link para nova senha para Gil Novo" }).click();
  const address = await page.getByRole("dialog").getByLabel("Link", { exact: true }).inputValue();
  expect(address).toContain("/nova-senha#");
  await page.keyboard.press("Escape");
  const download = page.waitForEvent("download");
  await last.getByRole("link", { name: "Documento da passagem (PDF)" }).click();
  expect((await download).suggestedFilename()).toMatch(/^passagem-de-bastao-\d{4}-\d\d-\d\d\.pdf$/);
  await expectAccessible(last);
  await page.goto("/history");
  await expect(page.getByText(/fez a passagem de bastão/).first()).toBeVisible();
  await context.close();
});

test("who forgot the password asks for a link by mail; who has no account gets the same answer, and no mail", async ({
  browser,
}) => {
  const context = await browser.newContext({ baseURL: own.nova.url });
  const page = await context.newPage();
  const password = "senha-que-se-esquece";
  const member = { name: "Rui Esquecido", email: "rui@nova.example", password };
  const { token } = await (await page.request.post("/api/users/login", { data: admin })).json();
  const headers = { authorization: `Bearer ${token}` };
  expect((await page.request.post("/api/users/register", { headers, data: member })).status()).toBe(201);
  await page.goto("/login");
  await page.getByRole("link", { name: "Esqueceu a Senha?" }).click();
  await expect(page).toHaveURL("/nova-senha");
  const email = page.getByRole("textbox", { name: "E-mail" });
  await email.fill("isto não é");
  await page.getByRole("button", { name: "Receber o link" }).click();
  await expect(page.getByText("Informe um e-mail válido, como nome@exemplo.com")).toBeVisible();
  await expect(email).toHaveValue("isto não é");
  resend.received.length = 0;
  for (const asked of ["ninguem@nova.example", member.email]) {
    await email.fill(asked);
    await page.getByRole("button", { name: "Receber o link" }).click();
    await expect(page.getByText("Se este e-mail for o de uma conta do painel, o link chega")).toBeVisible();
    await expect(email).toHaveValue("");
  }
  await expectAccessible(page.getByRole("main"));
  // The administrator may be told of a new device.
  const mails = () => resend.received.map(({ body }) => JSON.parse(body)).filter(({ to }) => to !== admin.email);
  await expect.poll(() => mails().length).toBe(1);
  const [mail] = mails();
  expect(mail).toMatchObject({ to: member.email, subject: "[Nova] Nova senha" });
  const { pathname, hash } = new URL(/https?:\S+/.exec(mail.text)?.[0] ?? "");

  await page.goto(pathname + hash);
  await page.getByLabel("Nova senha").fill("canoa tigre lanterna");
  await expect(page.getByText("Muito boa senha.")).toBeVisible();
  await page.getByRole("button", { name: "Salvar a senha" }).click();
  await expect(page.getByText("Senha trocada. Agora é só entrar")).toBeVisible();
  await signIn(page, { email: member.email, password: "canoa tigre lanterna" });
  await page.goto("/painel");
  await expect(page).toHaveURL("/painel");
  await context.close();
});

test("where it is obligatory there are two weeks; then only the profile opens without it", async ({ browser }) => {
  const context = await browser.newContext({ baseURL: own.nova.url });
  const page = await context.newPage();
  await signIn(page);
  await page.goto("/users");
  const rule = page.getByRole("group", { name: "Segundo fator da equipe" });
  const save = page.getByRole("button", { name: "Salvar a regra" });
  await rule.getByLabel("Quem quiser pode ligar").uncheck();
  await save.click();
  await expect(page.getByText("Regra do segundo fator salva")).toBeVisible();
  await page.goto("/profile");
  await expect(page.getByRole("heading", { name: "Minhas sessões" })).toBeVisible();
  await expect(page.getByRole("region", { name: "Segundo fator" })).toHaveCount(0);
  await page.goto("/users");
  await rule.getByLabel("Quem quiser pode ligar").check();
  await rule.getByLabel("Administração").check();
  await save.click();
  await expect(page.getByText("Regra do segundo fator salva")).toBeVisible();
  await expectAccessible(rule);
  await page.goto("/painel");
  await expect(page.getByText(/^Até \d\d-\d\d-\d{4}, ligue o segundo fator no seu perfil/)).toBeVisible();

  const login = await page.request.post("/api/users/login", { data: { email: admin.email, password: admin.password } });
  const headers = { authorization: `Bearer ${(await login.json()).token}` };
  const status = async () => (await page.request.get("/api/posts/all", { headers })).status();
  expect(await status()).toBe(200);
  const client = new pg.Client({ connectionString: own.databaseUrl });
  await client.connect();
  await client.query(`UPDATE "User" SET "createdAt" = now() - interval '30 days'`);
  await client.query(
    `UPDATE "Setting" SET value = value || '{"since": "2026-01-01T00:00:00.000Z"}' WHERE key = 'second-factor'`,
  );
  await client.end();
  expect(await status()).toBe(403);
  await page.goto("/posts/private");
  await expect(page).toHaveURL("/profile");
  await expect(page.getByText("Para continuar, ligue o segundo fator no seu perfil")).toBeVisible();
  await expectAccessible(page.getByRole("main"));

  const section = page.getByRole("region", { name: "Segundo fator" });
  await section.getByRole("button", { name: "Ligar o aplicativo de códigos" }).click();
  const totp = new TOTP({ secret: String(await section.locator("code").textContent()) });
  await section.getByLabel("Código do aplicativo").fill(totp.generate());
  await section.getByLabel("Senha atual").fill(admin.password);
  await section.getByRole("button", { name: "Ligar", exact: true }).click();
  await expect(section.getByRole("listitem")).toHaveCount(10);
  expect(await status()).toBe(200);
  await page.goto("/posts/private");
  await expect(page).toHaveURL("/posts/private");
  await context.close();
});
