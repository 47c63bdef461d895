import { expect, test } from "./fixtures";

test("signing in reads a small body only, and nothing else of next-auth's is open to strangers", async ({
  request,
}) => {
  const form = (keys: number) => Array.from({ length: keys }, (_, key) => `${key}=`).join("&");
  const post = (path: string, type: string, data: string) =>
    request.post(`/api/auth/${path}`, { headers: { "content-type": type }, data: Buffer.from(data) });
  for (const [type, data] of [
    ["application/x-www-form-urlencoded", form(20_000)],
    ["application/json", JSON.stringify({ email: "x".repeat(65 * 1024) })],
  ] as const) {
    const answer = await post("callback/credentials", type, data);
    expect([answer.status(), await answer.json()]).toEqual([413, { message: "Os dados enviados são grandes demais" }]);
  }
  for (const path of ["_log", "session", "signin/credentials", "callback/passkey/x", "x"]) {
    const answer = await post(path, "application/json", JSON.stringify({ level: "error", code: "FORGED" }));
    expect([path, answer.status()]).toEqual([path, 404]);
  }
});

test("what next-auth would answer in English, or with a failure, is refused as everything else", async ({ page }) => {
  const ask = (path: string) => page.request.get(`/api/auth/${path}`, { maxRedirects: 0 });
  for (const path of ["callback/credentials", "callback/passkey", "_log", "verify-request", "csrf/x", "x"])
    expect([path, (await ask(path)).status(), await (await ask(path)).json()]).toEqual([
      ...[path, 404, { message: "Endereço não encontrado" }],
    ]);
  for (const path of ["signin", "signout", "error?error=x", "signin?callbackUrl=http://"]) {
    const answer = await ask(path);
    expect([path, answer.status(), answer.headers().location]).toEqual([path, 303, "/login"]);
  }
  for (const path of ["csrf", "csrf?callbackUrl=x", "providers", "session?callbackUrl=javascript:"])
    expect([path, (await ask(path)).status()]).toEqual([path, 200]);
  const led = { headers: { cookie: "next-auth.callback-url=http%3A%2F%2F" }, maxRedirects: 0 };
  expect((await page.request.get("/api/auth/session", led)).status()).toBe(200);
  expect((await page.request.get("/painel", led)).headers().location).toContain("/login");

  const { csrfToken } = await (await ask("csrf")).json();
  const form = `csrfToken=${csrfToken}&json=true&email=a%40b.example&password=errada`;
  for (const [type, data, query] of [
    ["application/x-www-form-urlencoded", `${form}&callbackUrl=x`, ""],
    ["application/x-www-form-urlencoded", form, "?callbackUrl=x"],
  ]) {
    const post = `/api/auth/callback/credentials${query}`;
    const answer = await page.request.post(post, {
      headers: { "content-type": String(type) },
      data: Buffer.from(data ?? ""),
    });
    expect([post, answer.status()]).toEqual([post, 401]);
  }
  const headers = { "content-type": "application/json" };
  const malformed = await page.request.post("/api/auth/callback/credentials", { headers, data: Buffer.from("{") });
  expect(malformed.status()).toBe(415);
});
