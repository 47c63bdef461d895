import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from "vitest";
import { type StandIn, standIn } from "../../e2e/harness/stand-in";
import { consume, EVERYBODY, forgive, LIMITS } from "../auth/limits";
import { db, pool } from "../db/client";
import { defaultSettings } from "../settings/defaults";
import { installQueue } from "./delivery-queue";
import { plainForm } from "./plain-form";
import { messageInput } from "./schema";
import { receiveMessage } from "./service";

let visitors = 0;
const input = (fields: Record<string, unknown> = {}) =>
  messageInput.parse({ name: "Ana", email: "Ana@Example.com ", message: "Quero ajudar", ...fields });
const receive = (fields?: Record<string, unknown>) => receiveMessage(input(fields), `visitor-${++visitors}`);

beforeAll(async () => {
  await installQueue();
});
beforeEach(async () => {
  await db.contactMessage.deleteMany();
});

describe("what a visitor writes", () => {
  it("is stored, whatever the mail does", async () => {
    const message = await receive({ subject: "Oi", message: "Uma\r\nlinha\u0000" });
    expect(message).toMatchObject({ name: "Ana", email: "ana@example.com", subject: "Oi", message: "Uma\nlinha" });
    expect(message).toMatchObject({ delivery: "STORED", unverified: false, readAt: null });
  });

  it.each([
    [{ name: " " }, "name", "Informe o seu nome"],
    [{ name: undefined }, "name", "Informe o seu nome"],
    [{ name: "a".repeat(121) }, "name", "O nome deve ter no máximo 120 caracteres"],
    [{ email: "ana@" }, "email", "Informe um e-mail válido, como nome@exemplo.com"],
    [{ email: "ana@example.com\r\nBcc: b@example.com" }, "email", "Informe um e-mail válido, como nome@exemplo.com"],
    [{ subject: "a".repeat(151) }, "subject", "O assunto deve ter no máximo 150 caracteres"],
    [{ message: "\n \u0007" }, "message", "Escreva a sua mensagem"],
    [{ message: "a".repeat(5001) }, "message", "A mensagem deve ter no máximo 5000 caracteres"],
  ])("is explained when it is wrong: %j", (fields, field, message) => {
    const { error } = messageInput.safeParse({ name: "Ana", email: "ana@example.com", message: "Oi", ...fields });
    expect(error?.issues[0]).toMatchObject({ path: [field], message });
  });

  it("counts once when it is sent again by mistake", async () => {
    const first = await receive();
    expect((await receive())?.id).toBe(first?.id);
    await receive({ message: "Outra coisa" });
    expect(await db.contactMessage.count()).toBe(2);
  });

  it("counts once when both tries come at the same moment", async () => {
    const both = await Promise.all([receive(), receive(), receive()]);
    expect(new Set(both.map((message) => message?.id)).size).toBe(1);
    expect(await db.contactMessage.count()).toBe(1);
  });

  it("by a robot is thanked for and forgotten", async () => {
    expect(await receive({ website: "https://spam.example" })).toBeUndefined();
    expect(await db.contactMessage.count()).toBe(0);
  });

  it("too often from one address has to wait", async () => {
    const send = (n: number) => receiveMessage(input({ message: `Mensagem ${n}` }), "flooder");
    for (let n = 0; n < LIMITS.contact.points; n++) await send(n);
    await expect(send(99)).rejects.toMatchObject({ code: "tooMany", retryAfter: expect.any(Number) });
  });

  it("from very many addresses has to wait, too, and is told that it is not the sender's fault", async () => {
    const use = () => consume("contactEverybody", EVERYBODY).catch(() => undefined);
    await Promise.all(Array.from({ length: LIMITS.contactEverybody.points }, use));
    await expect(receive()).rejects.toMatchObject({
      code: "tooMany",
      message: expect.stringMatching(/^O site está recebendo envios demais agora\. Tente novamente em \d+ minutos\.$/),
    });
    expect(await db.contactMessage.count()).toBe(0);
    await forgive("contactEverybody", EVERYBODY);
  });
});

describe("hCaptcha", () => {
  let hcaptcha: StandIn;
  beforeAll(async () => {
    hcaptcha = await standIn({ json: { success: true } });
  });
  afterAll(() => hcaptcha.close());
  beforeEach(async () => {
    hcaptcha.received.length = 0;
    await pool.query('delete from "RateLimit"');
    vi.stubEnv("HCAPTCHA_SITE_KEY", "chave-do-site");
    vi.stubEnv("HCAPTCHA_SECRET", "segredo");
    vi.stubEnv("HCAPTCHA_VERIFY_URL", `${hcaptcha.url}/siteverify`);
    return () => vi.unstubAllEnvs();
  });

  it("is asked with what the visitor's browser got", async () => {
    expect(await receive({ captcha: "prova" })).toMatchObject({ unverified: false });
    expect(Object.fromEntries(new URLSearchParams(hcaptcha.received[0]?.body))).toEqual({
      ...{ secret: "segredo", sitekey: "chave-do-site", response: "prova" },
    });
  });

  it("must have been solved", async () => {
    await expect(receive()).rejects.toMatchObject({
      code: "invalid",
      fields: { captcha: "Confirme que você não é um robô" },
    });
    expect(hcaptcha.received).toEqual([]);
  });

  it("that refuses is a clear error, and nothing is stored", async () => {
    hcaptcha.willAnswer({ json: { success: false, "error-codes": ["invalid-or-already-seen-response"] } });
    await expect(receive({ captcha: "velha" })).rejects.toMatchObject({
      fields: { captcha: "A verificação não valeu. Marque a caixa de novo" },
    });
    expect(await db.contactMessage.count()).toBe(0);
  });

  it.each([
    ["is down", { status: 503, json: {} }],
    ["asks to wait", { status: 429, json: { message: "slow down" } }],
    ["cuts the line in the middle", "cut" as const],
    ["does not know our secret", { json: { success: false, "error-codes": ["invalid-input-secret"] } }],
  ])("that %s loses no message: it is marked", async (_, answer) => {
    hcaptcha.willAnswer(answer);
    expect(await receive({ captcha: "prova" })).toMatchObject({ unverified: true });
  });

  it("that is slow is not waited for any longer than a visitor would", async () => {
    const { timeout } = AbortSignal;
    vi.spyOn(AbortSignal, "timeout").mockImplementation(() => timeout.call(AbortSignal, 200));
    hcaptcha.willAnswer("never");
    expect(await receive({ captcha: "prova" })).toMatchObject({ unverified: true });
    vi.restoreAllMocks();
  });

  it("that did not load is claimed only so often", async () => {
    const { points } = LIMITS.contactUnverified;
    for (let n = 0; n < points; n++)
      expect(await receive({ captchaFailed: true, message: `Sem captcha ${n}` })).toMatchObject({ unverified: true });
    await expect(receive({ captchaFailed: true })).rejects.toMatchObject({ code: "tooMany" });
  });
});

it("the form without JavaScript escapes what was typed and says what is wrong beside it", () => {
  const html = plainForm(
    defaultSettings(),
    { name: '"><script>', message: "</textarea><img>" },
    { email: "Informe o e-mail" },
    "Confira",
  );
  expect(html).not.toMatch(/<script>|<img>/);
  expect(html).toContain('aria-describedby="email-erro"');
  expect(html).toContain('<p id="email-erro">Informe o e-mail</p>');
});
