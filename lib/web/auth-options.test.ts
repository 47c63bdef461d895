import NextAuth from "next-auth";
import { decode, encode } from "next-auth/jwt";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { findProof, PROOF_TTL_S } from "../auth/known-browser";
import { consume, LIMITS } from "../auth/limits";
import { identityOf, startSession } from "../auth/sessions";
import { db } from "../db/client";
import { log } from "../log";
import { createFirstAdministrator, findAdministrator } from "../users/service";
import { authenticate } from "../users/sign-in";
import { authOptions } from "./auth-options";

/** The cookies that Next's own function reads and sets. */
const jar = vi.hoisted(() => ({ carried: undefined as string | undefined, set: vi.fn() }));
vi.mock("next/headers", () => ({
  cookies: async () => ({ get: () => jar.carried && { value: jar.carried }, set: jar.set }),
}));

vi.mock("next-auth/jwt", { spy: true });

const told = vi.hoisted(() => vi.fn());
vi.mock("../users/new-device-mail", () => ({ tellOfNewDevice: told }));

const COOKIE = "next-auth.session-token";
const email = "ana@nova.example";

/** What next-auth answers to a browser with these cookies. */
async function ask(action: "session" | "csrf" | "signout" | "callback", cookies: Record<string, string>, body = {}) {
  const answer = { cookies: [] as string[], body: undefined as unknown };
  const request = {
    method: ["signout", "callback"].includes(action) ? "POST" : "GET",
    query: { nextauth: action === "callback" ? [action, "credentials"] : [action] },
    cookies,
    body,
    headers: {},
  };
  const response = {
    status: () => response,
    getHeader: () => answer.cookies,
    setHeader: (name: string, value: string[]) => name === "Set-Cookie" && answer.cookies.push(...value),
    send: (sent: unknown) => {
      answer.body = sent;
    },
    json: (sent: unknown) => response.send(sent),
  };
  await NextAuth({ ...authOptions, secret: process.env.NEXTAUTH_SECRET })(request, response);
  return answer;
}

/** What next-auth wants with a form: a cookie, and its value again. */
async function csrf() {
  const [cookie = ""] = (await ask("csrf", {})).cookies;
  const [name = "", value = ""] = (cookie.split(";")[0] ?? "").split("=").map(decodeURIComponent);
  return { cookies: { [name]: value }, form: { csrfToken: value.split("|")[0], json: "true" } };
}

beforeEach(async () => {
  await Promise.all([db.user.deleteMany(), db.rateLimit.deleteMany()]);
  await createFirstAdministrator({ name: "Ana", email, password: "segredo-bem-longo" });
});
afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllEnvs();
});

it("signing out ends the session itself, and not only this browser's cookie", async () => {
  const user = await db.user.findUniqueOrThrow({ where: { email } });
  const session = identityOf(await startSession(user, { kind: "COOKIE", device: "Chrome no Android" }));
  const token = { sub: session.userId, sid: session.sessionId };
  const cookie = await encode({ token, secret: process.env.NEXTAUTH_SECRET ?? "" });
  const { cookies, form } = await csrf();
  expect(await findAdministrator(session)).toBeDefined();
  await ask("signout", { [COOKIE]: cookie, ...cookies }, form);
  expect(await findAdministrator(session)).toBeUndefined();
});

it("a browser in which somebody has signed in lets her in again while strangers guess at her account", async () => {
  vi.stubEnv("SITE_URL", "https://nova.example");
  const { cookies, form } = await csrf();
  const signIn = async (password: string) => {
    const { cookies: made } = await ask("callback", cookies, { ...form, email, password });
    return made.some((cookie) => cookie.startsWith(COOKIE));
  };
  expect(await signIn("errada")).toBe(false);
  expect(jar.set).not.toHaveBeenCalled();
  expect(await signIn("segredo-bem-longo")).toBe(true);
  const [name, value, options] = jar.set.mock.lastCall ?? [];
  expect([name, options]).toEqual([
    "nova-navegador",
    { httpOnly: true, sameSite: "lax", secure: true, maxAge: PROOF_TTL_S, path: "/api/auth" },
  ]);
  expect(findProof(value, await db.user.findUniqueOrThrow({ where: { email } }))).toBe(value);

  for (let i = 0; i <= LIMITS.loginAccount.points; i++) await consume("loginAccount", email).catch(() => undefined);
  expect(await signIn("segredo-bem-longo")).toBe(false);
  jar.carried = value;
  expect(await signIn("segredo-bem-longo")).toBe(true);
});

it("the owner is told of a browser that had not signed in before, and of no other", async () => {
  const { cookies, form } = await csrf();
  const signIn = (password: string) => ask("callback", cookies, { ...form, email, password });
  jar.carried = undefined;
  told.mockClear();
  await signIn("errada");
  expect(told).not.toHaveBeenCalled();
  await signIn("segredo-bem-longo");
  expect(told.mock.lastCall).toMatchObject([{ email }, { kind: "COOKIE" }]);
  jar.carried = jar.set.mock.lastCall?.[1];
  await signIn("segredo-bem-longo");
  expect(told).toHaveBeenCalledOnce();
});

it("a cookie that nobody made is a line in the log, without a trace", async () => {
  const [console_, warn] = [vi.spyOn(console, "error"), vi.spyOn(log, "warn")];
  expect((await ask("session", { [COOKIE]: "lixo" })).body).toEqual({});
  expect(console_).not.toHaveBeenCalled();
  expect(warn.mock.calls).toEqual([[{ event: "access-refused", reason: "cookie" }, "refused"]]);
});

it("a cookie that nobody made is no work, and nothing in the log when it signs out", async () => {
  vi.mocked(decode).mockClear();
  const error = vi.spyOn(log, "error");
  const { cookies, form } = await csrf();
  const head = { alg: "PBES2-HS512+A256KW", enc: "A256GCM", p2c: 10_000, p2s: "MDEyMzQ1Njc" };
  const madeUp = `${Buffer.from(JSON.stringify(head)).toString("base64url")}.a.b.c.d`;
  for (const value of [madeUp, "lixo"]) await ask("signout", { [COOKIE]: value, ...cookies }, form);
  expect(decode).not.toHaveBeenCalled();
  const sealedElsewhere = await encode({ token: { sub: "a", sid: "b" }, secret: "outro" });
  await ask("signout", { [COOKIE]: sealedElsewhere, ...cookies }, form);
  expect(decode).toHaveBeenCalledOnce();
  expect(error).not.toHaveBeenCalled();
});

it("a refused sign-in is logged with its address, and with a hash in the account's place", async () => {
  const warn = vi.spyOn(log, "warn");
  await authenticate({ email, password: "errada" }, "203.0.113.7").catch(() => undefined);
  await authenticate({ email, password: "segredo-bem-longo" }, "203.0.113.7");
  expect(warn.mock.calls).toEqual([
    [
      {
        event: "sign-in-refused",
        account: expect.stringMatching(/^[0-9a-f]{12}$/),
        address: "203.0.113.7",
        reason: "unauthenticated",
      },
      "refused",
    ],
  ]);
});

it("a spent limit is logged", async () => {
  const warn = vi.spyOn(log, "warn");
  for (let i = 0; i <= LIMITS.review.points; i++) await consume("review", "203.0.113.8").catch(() => undefined);
  expect(warn.mock.calls).toEqual([[{ event: "limit-reached", address: "203.0.113.8", reason: "review" }, "refused"]]);
});
