import { hash as bcrypt } from "@node-rs/bcrypt";
import { describe, expect, it, vi } from "vitest";
import { log } from "../log";
import { consume, EVERYBODY, forgive, LIMITS } from "./limits";
import { hashPassword, verifyPassword } from "./password";
import { readToken, signToken } from "./token";

// As in the product: the other files' hashes are cheap ones (e2e/harness/light-argon2.ts).
vi.stubEnv("NOVA_REAL_HASHES", "1");

describe("passwords", () => {
  it("are kept as argon2id and recognised", async () => {
    const hash = await hashPassword("correto cavalo bateria");
    expect(hash).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
    expect(await verifyPassword(hash, "correto cavalo bateria")).toBe(true);
    expect(await verifyPassword(hash, "errado")).toBe(false);
  });

  it("of nobody are never right", async () => {
    expect(await verifyPassword(undefined, "nobody has this password")).toBe(false);
  });

  it("of the previous system are recognised under every name of bcrypt", async () => {
    for (const version of ["2a", "2b", "2y"] as const) {
      const hash = await bcrypt("açaí com granola", { cost: 4, version });
      expect(await verifyPassword(hash, "açaí com granola")).toBe(true);
      expect(await verifyPassword(hash, "acai com granola")).toBe(false);
      expect(await verifyPassword(hash, "a\0b")).toBe(false);
    }
    expect(await verifyPassword("$2b$10$broken", "x")).toBe(false);
  });

  it("are never compared with the hash of another account, which only takes its time", async () => {
    const [own, another] = [await hashPassword("a minha"), await bcrypt("a de outra pessoa", { cost: 4 })];
    expect(await verifyPassword(own, "a minha", another)).toBe(true);
    expect(await verifyPassword(own, "a de outra pessoa", another)).toBe(false);
    expect(await verifyPassword(undefined, "a de outra pessoa", another)).toBe(false);
    expect(await verifyPassword(await bcrypt("antiga", { cost: 4 }), "a de outra pessoa", another)).toBe(false);
  });
});

describe("tokens", () => {
  const identity = { userId: "u1", sessionId: "s1" };
  const signedInAt = new Date("2026-11-20T12:00:00Z");
  const sign = () => signToken(identity, { role: "TREASURY", signedInAt });

  it("tell whose they are, of which session, with the role and the time of the sign-in", async () => {
    const token = await sign();
    expect(await readToken(token)).toEqual(identity);
    const payload = JSON.parse(Buffer.from(token.split(".")[1] ?? "", "base64url").toString());
    expect(payload).toMatchObject({ sub: "u1", sid: "s1", role: "TREASURY", auth_time: signedInAt.getTime() / 1000 });
  });

  it("are refused when changed, unsigned or made with another key", async () => {
    const token = await sign();
    const [header, payload, signature] = token.split(".");
    const forged = Buffer.from(JSON.stringify({ sub: "u2", sid: "s1", aud: "nova-api", exp: 9e9 })).toString(
      "base64url",
    );
    const unsigned = Buffer.from('{"alg":"none"}').toString("base64url");
    expect(await readToken(`${header}.${forged}.${signature}`)).toBeUndefined();
    expect(await readToken(`${unsigned}.${payload}.`)).toBeUndefined();
    expect(await readToken("nonsense")).toBeUndefined();
  });
});

describe("limits", () => {
  it("let through what is allowed, then say how long to wait", async () => {
    for (let i = 0; i < LIMITS.review.points; i++) await consume("review", "1.2.3.4");
    await expect(consume("review", "1.2.3.4")).rejects.toMatchObject({
      code: "tooMany",
      message: expect.stringMatching(/^Muitas tentativas\. Tente novamente em \d+ minutos\.$/),
      retryAfter: expect.any(Number),
    });
    await consume("review", "5.6.7.8"); // another address is not meant
  });

  it("of mails that strangers cause leave what a free mail service sends in a day to be enough for three accounts' links", () => {
    const { contactMail, promiseMailEverybody, loginLink } = LIMITS;
    const aDay = [contactMail, promiseMailEverybody, loginLink, loginLink, loginLink];
    expect(new Set(aDay.map(({ duration }) => duration))).toEqual(new Set([24 * 60 * 60]));
    expect(aDay.reduce((sum, { points }) => sum + points, 0)).toBeLessThanOrEqual(100);
  });

  it("of all visitors together are no few addresses' to use up, and open again within ten minutes", () => {
    const { review, reviewEverybody, contact, contactEverybody, contactUnverified, claim, claimEverybody } = LIMITS;
    const { reaction, reactionEverybody } = LIMITS;
    for (const [own, all] of [
      [review, reviewEverybody],
      [contact, contactEverybody],
      [contact, contactUnverified],
      [claim, claimEverybody],
      [reaction, reactionEverybody],
    ] as const) {
      expect(all.duration).toBeLessThanOrEqual(10 * 60);
      expect(all.points / all.duration).toBeGreaterThanOrEqual((5 * own.points) / own.duration);
    }
  });

  it("of all visitors together name in the log who was refused", async () => {
    const warn = vi.spyOn(log, "warn").mockImplementation(() => {});
    for (let i = 0; i < LIMITS.contactUnverified.points; i++) await consume("contactUnverified", EVERYBODY, "1.2.3.4");
    await expect(consume("contactUnverified", EVERYBODY, "1.2.3.4")).rejects.toThrow("envios demais");
    const line = { event: "limit-reached", reason: "contactUnverified", address: "1.2.3.4" };
    expect(warn).toHaveBeenCalledExactlyOnceWith(line, "refused");
    warn.mockRestore();
  });

  it.each([
    ["backup", "0f8fad5b-d9cb-469f-a165-70867728950e", "account"],
    ["loginPair", "ana@nova.example|1.2.3.4", "account"],
    ["loginAddress", "8.8.4.4", "address"],
    ["export", "2001:db8:1:2::/64", "address"],
  ] as const)("of %s name %j in the log as an %s, accounts by a hash", async (name, key, field) => {
    const warn = vi.spyOn(log, "warn").mockImplementation(() => {});
    for (let i = 0; i <= LIMITS[name].points; i++) await consume(name, key).catch(() => undefined);
    const logged = field === "address" ? key : expect.stringMatching(/^[\da-f]{12}$/);
    expect(warn).toHaveBeenCalledExactlyOnceWith({ event: "limit-reached", reason: name, [field]: logged }, "refused");
    warn.mockRestore();
  });

  it("are forgotten when told to", async () => {
    for (let i = 0; i < LIMITS.review.points; i++) await consume("review", "9.9.9.9");
    await forgive("review", "9.9.9.9");
    await consume("review", "9.9.9.9");
  });

  it("count the longest e-mail and IPv6 address there are", async () => {
    const longest = `${"a".repeat(254)}|2001:db8:1234:5678:9abc:def0:1234:5678`;
    for (let i = 0; i < LIMITS.loginPair.points; i++) await consume("loginPair", longest);
    await expect(consume("loginPair", longest)).rejects.toMatchObject({ code: "tooMany" });
    await forgive("loginPair", longest);
    await consume("loginPair", longest);
  });
});
