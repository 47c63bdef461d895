import { afterAll, afterEach, beforeEach, expect, it } from "vitest";
import { type StandIn, standIn } from "../../e2e/harness/stand-in";
import { db } from "../db/client";
import { readIntegrations, testCaptcha, testMail } from "./service";

const sent = { json: { id: "49a3999c-0ce1-4ea6-ab68-afcd6dc2e794" } };
const service: StandIn = await standIn(sent);
afterAll(() => service.close());

const KEYS = [
  "RESEND_API_KEY",
  "RESEND_BASE_URL",
  "CONTACT_TO",
  "HCAPTCHA_SITE_KEY",
  "HCAPTCHA_SECRET",
  "HCAPTCHA_VERIFY_URL",
];

function configure(values: Record<string, string>) {
  for (const key of KEYS) delete process.env[key];
  Object.assign(process.env, values);
}

const mail = { RESEND_API_KEY: "re_teste", RESEND_BASE_URL: service.url, CONTACT_TO: "equipe@nova.example" };
const captcha = {
  HCAPTCHA_SITE_KEY: "chave",
  HCAPTCHA_SECRET: "segredo",
  HCAPTCHA_VERIFY_URL: `${service.url}/verify`,
};

beforeEach(async () => {
  service.received.length = 0;
  await db.setting.deleteMany({ where: { key: { startsWith: "worked:" } } });
});
afterEach(() => configure({}));

it("what is not configured says so, and is not tried", async () => {
  configure({});
  expect(await readIntegrations()).toMatchObject({ mail: { configured: false }, captcha: { configured: false } });
  await expect(testMail("Ana")).rejects.toMatchObject({ code: "conflict" });
  await expect(testCaptcha()).rejects.toMatchObject({ code: "conflict" });
  expect(service.received).toEqual([]);
});

it("a test goes where the messages go, and is remembered", async () => {
  configure(mail);
  service.willAnswer(sent);
  expect((await readIntegrations()).mail).toMatchObject({ configured: true, to: "equipe@nova.example" });
  expect(await testMail("Ana <b>")).toBe("equipe@nova.example");
  const body = JSON.parse(service.received[0]?.body ?? "{}");
  expect(body).toMatchObject({ to: "equipe@nova.example", subject: "[Nova] Teste de envio" });
  expect(body.html).toContain("Ana &lt;b&gt;");
  expect(Date.parse((await readIntegrations()).mail.lastSuccess ?? "")).toBeGreaterThan(Date.now() - 60_000);
});

it("a refused test says why, and is no success", async () => {
  configure(mail);
  service.willAnswer({ status: 401, json: { name: "invalid_api_key", message: "no", statusCode: 401 } });
  await expect(testMail("Ana")).rejects.toMatchObject({ message: "O Resend não aceitou a chave de RESEND_API_KEY." });
  expect((await readIntegrations()).mail.lastSuccess).toBeUndefined();
});

it.each([
  [{ success: false, "error-codes": ["invalid-input-response"] }, true],
  [{ success: false, "error-codes": ["invalid-input-secret"] }, false],
  [{ success: false, "error-codes": ["sitekey-secret-mismatch"] }, false],
])("hCaptcha's answer %j to nobody's answer: the keys are right: %s", async (json, right) => {
  configure(captcha);
  service.willAnswer({ json });
  const outcome = await testCaptcha().then(
    () => true,
    () => false,
  );
  expect(outcome).toBe(right);
  expect((await readIntegrations()).captcha.lastSuccess !== undefined).toBe(right);
});
