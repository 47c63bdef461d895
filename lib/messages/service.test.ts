import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from "vitest";
import { type StandIn, standIn } from "../../e2e/harness/stand-in";
import { LIMITS } from "../auth/limits";
import { db, pool } from "../db/client";
import { actingAs } from "../history/actor";
import { listChanges } from "../history/service";
import { defaultSettings } from "../settings/defaults";
import { installQueue } from "./delivery-queue";
import { messageQuery } from "./inbox-query";
import { plainForm } from "./plain-form";
import { presentMessage } from "./present";
import { messageInput } from "./schema";
import {
  deleteMessages,
  getMessage,
  listMessages,
  receiveMessage,
  setMessagesArchived,
  setMessagesRead,
} from "./service";

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

describe("the inbox", () => {
  const list = async (query: Record<string, unknown>) =>
    (await listMessages(messageQuery.parse(query))).items.map(({ name }) => name);

  it("has parts, a search without regard to accents, and pages", async () => {
    const { id: read } = (await receive({ name: "Lida", message: "Doação de roupas" })) ?? { id: "" };
    const { id: archived } = (await receive({ name: "Arquivada", message: "Outra" })) ?? { id: "" };
    await receive({ name: "Nova", subject: "Doações", email: "nova@example.com" });
    await setMessagesRead([read], true);
    await setMessagesArchived([archived], true);
    expect(await list({})).toEqual(["Nova", "Lida"]);
    expect(await list({ caixa: "naolidas" })).toEqual(["Nova"]);
    expect(await list({ caixa: "lidas" })).toEqual(["Lida"]);
    expect(await list({ caixa: "arquivadas" })).toEqual(["Arquivada"]);
    expect(await list({ caixa: "todas" })).toEqual(["Nova", "Arquivada", "Lida"]);
    expect(await list({ q: "doacao" })).toEqual(["Nova", "Lida"]);
    expect(await list({ q: "nova@example.com" })).toEqual(["Nova"]);
    expect(await list({ caixa: "bobagem", pagina: "2" })).toEqual([]);
    await setMessagesRead([read], false);
    expect(await list({ caixa: "naolidas" })).toEqual(["Nova", "Lida"]);
  });

  it("reads each part from an index, in order", async () => {
    for (const [where, index] of [
      ['"archivedAt" IS NULL', "inbox"],
      ['"archivedAt" IS NULL AND "readAt" IS NULL', "unread"],
      ['"archivedAt" IS NULL AND "readAt" IS NOT NULL', "read"],
      ['"archivedAt" IS NOT NULL', "archived"],
    ]) {
      const client = await pool.connect();
      await client.query("begin; set local enable_seqscan = off; set local enable_sort = off");
      const { rows } = await client.query(
        `explain select id from "ContactMessage" where ${where} order by "createdAt" desc, id desc limit 20`,
      );
      await client.query("rollback");
      client.release();
      expect(JSON.stringify(rows), where).toContain(`ContactMessage_${index}_idx`);
    }
  });

  it("tells the history who archived and deleted, but not who wrote", async () => {
    const admin = await db.user.create({
      data: { name: "Bia", email: "bia@nova.example", passwordHash: "x", isAdmin: true },
    });
    const message = await receive({ name: "Fulana Secreta" });
    const id = message?.id ?? "";
    await actingAs(admin, async () => {
      await setMessagesArchived([id], true);
      await deleteMessages([id]);
    });
    const { items } = await listChanges({ entity: "message", entityId: id, page: 1, limit: 10 });
    expect(items).toMatchObject([
      { action: "DELETE", userName: "Bia" },
      { action: "UPDATE", userName: "Bia", fields: { archived: ["false", "true"] } },
    ]);
    expect(JSON.stringify(items)).not.toContain("Secreta");
    await expect(deleteMessages([id])).rejects.toMatchObject({ code: "notFound", message: "Mensagem não encontrada" });
    await expect(getMessage(id)).rejects.toMatchObject({ code: "notFound" });
  });

  it("shows an allow-list", async () => {
    const message = await receive();
    expect(message && Object.keys(presentMessage(message)).sort()).toEqual(
      ["_id", "archived", "createdAt", "delivery", "email", "message", "name", "read", "subject", "unverified"].sort(),
    );
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
