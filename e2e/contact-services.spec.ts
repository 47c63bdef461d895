import pg from "pg";
import { expect, signIn, test } from "./fixtures";
import { cutCode } from "./harness/cut-code";
import { scratchDatabase } from "./harness/database";
import { type Nova, startNova } from "./harness/nova";
import { type StandIn, standIn } from "./harness/stand-in";

// A product of its own with a mail service and a captcha: mocks on loopback that can fail in every way.
test.describe.configure({ mode: "serial" });

let nova: Nova;
let database: Awaited<ReturnType<typeof scratchDatabase>>;
let resend: StandIn;
let hcaptcha: StandIn;

const start = () =>
  startNova({
    databaseUrl: database.url,
    env: {
      SAMPLE_DATA: "0",
      ...{ RESEND_API_KEY: "re_teste", RESEND_BASE_URL: resend.url, CONTACT_TO: "equipe@nova.example" },
      ...{ HCAPTCHA_SITE_KEY: "chave", HCAPTCHA_SECRET: "segredo", HCAPTCHA_VERIFY_URL: `${hcaptcha.url}/siteverify` },
    },
  });

const sent = { json: { id: "49a3999c-0ce1-4ea6-ab68-afcd6dc2e794" } };
const keys = () => resend.received.map(({ headers }) => headers["idempotency-key"]);

test.beforeAll(async () => {
  database = await scratchDatabase("empty");
  resend = await standIn(sent);
  hcaptcha = await standIn({ json: { success: true } });
  nova = await start();
});

test.afterAll(async () => {
  await nova?.stop();
  await Promise.all([resend?.close(), hcaptcha?.close(), database?.stop()]);
});

/** The part of https://js.hcaptcha.com/1/api.js that @hcaptcha/react-hcaptcha uses. */
const HCAPTCHA_SCRIPT = `
  const solved = {};
  window.hcaptcha = {
    render(container, { callback }) {
      const box = document.createElement("button");
      box.type = "button";
      box.textContent = "Sou humano";
      box.onclick = () => { solved.token = "prova-" + Math.random(); box.textContent = "Verificado"; callback(solved.token); };
      container.append(box);
      window.hcaptcha.reset = () => { solved.token = ""; box.textContent = "Sou humano"; };
      return "0";
    },
    remove() {}, execute() {}, setData() {}, reset() {},
    getResponse: () => solved.token, getRespKey: () => "",
  };
  window[new URL(document.currentScript.src).searchParams.get("onload")]?.();
`;

async function write(page: import("@playwright/test").Page, message: string) {
  await page.goto(`${nova.url}/contato`);
  await page.getByLabel("Nome").fill("Joana");
  await page.getByLabel("E-mail").fill("joana@example.com");
  await page.getByLabel("Mensagem").fill(message);
}

test("the captcha comes with the first touch, must be solved, and can be solved again", async ({ page }) => {
  const asked: string[] = [];
  await page.route("https://js.hcaptcha.com/**", (route) => {
    asked.push(route.request().url());
    return route.fulfill({ contentType: "text/javascript", body: HCAPTCHA_SCRIPT });
  });
  await page.goto(`${nova.url}/contato`);
  await expect(page.getByRole("button", { name: "Enviar mensagem" })).toBeVisible();
  expect(asked).toEqual([]);
  await write(page, "Com captcha");
  const box = page.getByRole("group", { name: "Verificação" });
  await expect(box.getByRole("button", { name: "Sou humano" })).toBeVisible();
  expect(asked[0]).toContain("hl=pt-BR");
  await page.getByRole("button", { name: "Enviar mensagem" }).click();
  await expect(box.getByText("Confirme que você não é um robô")).toBeVisible();
  await expect(box).toBeFocused();

  hcaptcha.willAnswer({ json: { success: false, "error-codes": ["invalid-input-response"] } });
  await box.getByRole("button", { name: "Sou humano" }).click();
  await page.getByRole("button", { name: "Enviar mensagem" }).click();
  await expect(box.getByText("A verificação não valeu. Marque a caixa de novo")).toBeVisible();
  await expect(page.getByLabel("Mensagem")).toHaveValue("Com captcha");
  hcaptcha.willAnswer({ json: { success: true } });
  await box.getByRole("button", { name: "Sou humano" }).click();
  await page.getByRole("button", { name: "Enviar mensagem" }).click();
  await expect(page.getByText("Recebemos a sua mensagem.")).toBeVisible();
  await expect.poll(() => resend.received.length).toBe(1);
});

test("a captcha that does not load, and one that cannot be asked, lose no message", async ({ page }) => {
  test.slow(); // hCaptcha's loader tries three times
  await page.route("https://js.hcaptcha.com/**", (route) => route.abort());
  await write(page, "Sem captcha");
  await expect(page.getByText("A verificação não carregou. Pode enviar assim mesmo.")).toBeVisible();
  await page.getByRole("button", { name: "Enviar mensagem" }).click();
  await expect(page.getByText("Recebemos a sua mensagem.")).toBeVisible();

  const letThrough = await cutCode(page, "js.hcaptcha.com");
  await write(page, "Sem o código do captcha");
  await expect(page.getByText("A verificação não carregou. Pode enviar assim mesmo.")).toBeVisible();
  await page.getByRole("button", { name: "Enviar mensagem" }).click();
  await expect(page.getByText("Recebemos a sua mensagem.")).toBeVisible();
  await letThrough();

  hcaptcha.willAnswer("cut");
  const data = { name: "Bia", email: "bia@example.com", message: "hCaptcha fora do ar", captcha: "prova" };
  expect((await page.request.post(`${nova.url}/api/contact`, { data })).status()).toBe(201);
  hcaptcha.willAnswer({ json: { success: true } });
});

async function query(sql: string, values: string[] = []) {
  const client = new pg.Client({ connectionString: database.url });
  await client.connect();
  const { rows } = await client.query(sql, values);
  await client.end();
  return rows;
}

const deliveryOf = async (message: string): Promise<string> =>
  (await query('SELECT delivery FROM "ContactMessage" WHERE message = $1', [message]))[0]?.delivery;

test("the inbox says what became of each mail, and sends again", async ({ browser }) => {
  test.slow(); // includes the delay before the second try
  resend.willAnswer({ status: 422, json: { name: "invalid_from_address", statusCode: 422, message: "Bad sender" } });
  const context = await browser.newContext({ baseURL: nova.url });
  const page = await context.newPage();
  const data = { name: "Caio", email: "caio@example.com", message: "Recusada", captcha: "prova" };
  expect((await page.request.post("/api/contact", { data })).status()).toBe(201);
  await signIn(page);
  await page.goto("/messages");
  await expect(page.getByText("Não verificada")).toHaveCount(3);
  const caio = page.getByRole("listitem").filter({ hasText: "Recusada" });
  // One mail is sent every two seconds, and those of earlier tests may still be queued.
  await expect.poll(() => deliveryOf("Recusada"), { timeout: 30_000 }).toBe("FAILED");
  await page.reload();
  await expect(caio.getByText("Não foi por e-mail")).toBeVisible();
  await caio.getByRole("button", { name: /Caio/ }).click();
  await expect(caio.getByText("Não foi por e-mail. O Resend recusou o envio (422): Bad sender")).toBeVisible();
  resend.willAnswer(sent);
  await caio.getByRole("button", { name: "Tentar de novo" }).click();
  await expect(page.getByText("A mensagem vai por e-mail em instantes")).toBeVisible();
  await expect.poll(() => deliveryOf("Recusada")).toBe("SENT");
  await page.goto("/messages?q=Recusada");
  await page.getByRole("button", { name: /Caio/ }).click();
  await expect(page.getByText(/^Enviada por e-mail em \d\d-\d\d-\d{4} às \d\d:\d\d$/)).toBeVisible();
  await expect(page.getByRole("button", { name: "Reenviar por e-mail" })).toBeVisible();
  await context.close();
});

test("the plug is pulled while a mail is under way: after a restart it goes out, and only once", async ({
  request,
}) => {
  test.setTimeout(180_000);
  resend.willAnswer("never");
  resend.received.length = 0;
  const data = { name: "Dora", email: "dora@example.com", message: "Antes da queda", captcha: "prova" };
  expect((await request.post(`${nova.url}/api/contact`, { data })).status()).toBe(201);
  await expect.poll(() => resend.received.length).toBe(1);
  await nova.kill();
  // Until its lease ends, which is now instead of in half a minute, the job belongs to the killed process.
  await query("UPDATE pgboss.job SET started_on = now() - interval '1 hour' WHERE state = 'active'");
  resend.willAnswer(sent);
  nova = await start();
  await expect.poll(() => resend.received.length, { timeout: 150_000 }).toBe(2);
  expect(new Set(keys()).size).toBe(1);
});

test("the settings say how mail and captcha are doing, and try them", async ({ browser }) => {
  const context = await browser.newContext({ baseURL: nova.url });
  const page = await context.newPage();
  await signIn(page);
  await page.goto("/settings");
  const services = page.getByRole("region", { name: "Integrações" });
  await expect(services.getByText("Configurado", { exact: true })).toHaveCount(2);
  await expect(services).toContainText("As mensagens vão para equipe@nova.example");
  await expect(services).not.toContainText(/re_teste|segredo/);
  // Fields grow with their texts.
  const overflowing = await page
    .locator("textarea")
    .evaluateAll((all) => all.filter((one) => one.scrollHeight > one.clientHeight + 1));
  expect(overflowing).toHaveLength(0);
  await expect(services.getByText("RESEND_API_KEY")).toBeHidden();
  await services.getByText("Para quem cuida da hospedagem").first().click();
  await expect(services.getByText("RESEND_API_KEY")).toBeVisible();

  resend.received.length = 0;
  await services.getByRole("button", { name: "Enviar um teste" }).click();
  await expect(page.getByText("E-mail de teste enviado para equipe@nova.example")).toBeVisible();
  expect(JSON.parse(resend.received[0]?.body ?? "{}")).toMatchObject({ subject: "[Nova] Teste de envio" });
  await expect(services).toContainText(/Último e-mail enviado: \d\d-\d\d-\d{4} às \d\d:\d\d/);
  resend.willAnswer({ status: 401, json: { name: "invalid_api_key", message: "no", statusCode: 401 } });
  await services.getByRole("button", { name: "Enviar um teste" }).click();
  await expect(services.getByRole("alert")).toHaveText("O Resend não aceitou a chave de RESEND_API_KEY.");

  hcaptcha.willAnswer({ json: { success: false, "error-codes": ["invalid-input-secret"] } });
  await services.getByRole("button", { name: "Conferir as chaves" }).click();
  await expect(services.getByRole("alert").last()).toContainText("não aceitou as chaves");
  hcaptcha.willAnswer({ json: { success: false, "error-codes": ["invalid-input-response"] } });
  await services.getByRole("button", { name: "Conferir as chaves" }).click();
  await expect(page.getByText("O hCaptcha aceitou as chaves")).toBeVisible();
  await context.close();
});
