import { hash as bcrypt } from "@node-rs/bcrypt";
import { describe, expect, it, vi } from "vitest";
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
      const hash = (await bcrypt("açaí com granola", 4)).replace("2y", version);
      expect(await verifyPassword(hash, "açaí com granola")).toBe(true);
      expect(await verifyPassword(hash, "acai com granola")).toBe(false);
      expect(await verifyPassword(hash, "a\0b")).toBe(false);
    }
    expect(await verifyPassword("$2b$10$broken", "x")).toBe(false);
  });

  it("are never compared with the hash of another account, which only takes its time", async () => {
    const [own, another] = [await hashPassword("a minha"), await bcrypt("a de outra pessoa", 4)];
    expect(await verifyPassword(own, "a minha", another)).toBe(true);
    expect(await verifyPassword(own, "a de outra pessoa", another)).toBe(false);
    expect(await verifyPassword(undefined, "a de outra pessoa", another)).toBe(false);
    expect(await verifyPassword(await bcrypt("antiga", 4), "a de outra pessoa", another)).toBe(false);
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
