import { decode, encode } from "next-auth/jwt";
import { expect, it, vi } from "vitest";
import { cookieReader } from "./session-cookie";

vi.mock("next-auth/jwt", { spy: true });

const secret = "um segredo de teste";
const hasValidSession = cookieReader(secret);
const token = { sub: "a", sid: "b" };

it("knows a session cookie of ours from one that was made up, sealed elsewhere, or is too old", async () => {
  const cookie = (value: string, name = "next-auth.session-token") =>
    hasValidSession({ cookie: `a=b; ${name}=${value}; c=d` });
  expect(await cookie(await encode({ token, secret }))).toBe(true);
  expect(await cookie(await encode({ token, secret }), "__Secure-next-auth.session-token")).toBe(true);
  expect(await cookie("x")).toBe(false);
  expect(await cookie(await encode({ token, secret: "outro" }))).toBe(false);
  expect(await cookie(await encode({ token, secret, maxAge: -60 }))).toBe(false);
  expect(await hasValidSession({})).toBe(false);
});

it("looks into a few cookies only, as each one takes time: a header has room for hundreds", async () => {
  const own = `next-auth.session-token=${await encode({ token, secret })}`;
  const madeUp = (count: number) => Array.from({ length: count }, () => "next-auth.session-token=x; ").join("");
  expect(await hasValidSession({ cookie: madeUp(2) + own })).toBe(true);
  expect(await hasValidSession({ cookie: madeUp(500) + own })).toBe(false);
});

it("computes nothing that a made-up cookie asks for", async () => {
  vi.mocked(decode).mockClear();
  const part = (text: string) => Buffer.from(text).toString("base64url");
  const head = { alg: "PBES2-HS512+A256KW", enc: "A256GCM", p2c: 10_000, p2s: part("0123456789abcdef") };
  const token = [JSON.stringify(head), "x".repeat(40), "x".repeat(12), "x", "x".repeat(16)].map(part).join(".");
  expect(await hasValidSession({ cookie: `next-auth.session-token=${token}` })).toBe(false);
  expect(decode).not.toHaveBeenCalled();
});
