import { beforeAll, describe, expect, it } from "vitest";
import { consume, EVERYBODY, forgive, LIMITS } from "../auth/limits";
import { db } from "../db/client";
import { emptyForEachTest } from "../db/emptied.fixture";
import { defaultSettings } from "../settings/defaults";
import { installQueue } from "./delivery-queue";
import { plainForm } from "./plain-form";
import { input, receive } from "./receive.fixture";
import { messageInput } from "./schema";
import { receiveMessage } from "./service";

beforeAll(async () => {
  await installQueue();
});
emptyForEachTest("ContactMessage");

describe("what a visitor writes", () => {
  it("is stored, whatever the mail does", async () => {
    const message = await receive({ subject: "Oi", message: "Uma\r\nlinha\u0000" });
    expect(message).toMatchObject({ name: "Ana", email: "ana@example.com", subject: "Oi", message: "Uma\nlinha" });
    expect(message).toMatchObject({ delivery: "STORED", unverified: false, readAt: null });
  });

  it.each([
    [{ name: " " }, "name", "Informe o seu nome"],
    [{ name: undefined }, "name", "Informe o seu nome"],
    [{ name: "\u200b\u202e" }, "name", "Informe o seu nome"],
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
