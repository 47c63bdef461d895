import { expect, test } from "./fixtures";

test("a method that a path does not have is refused with those that it has", async ({ request }) => {
  for (const [path, method, allow] of [
    ["/api/posts", "DELETE", "GET, HEAD, POST, OPTIONS"],
    ["/api/posts/nada", "PATCH", "GET, HEAD, PUT, DELETE, OPTIONS"],
    ["/api/users/login", "GET", "POST, OPTIONS"],
    ["/api/users/login", "HEAD", "POST, OPTIONS"],
    ["/api/volunters/profile", "POST", "PUT, OPTIONS"],
    ["/api/auth/session", "DELETE", "GET, HEAD, POST, OPTIONS"],
  ] as const) {
    const response = await request.fetch(path, { method });
    expect([response.status(), response.headers().allow], `${method} ${path}`).toEqual([405, allow]);
    if (method !== "HEAD") expect(await response.json()).toEqual({ message: `Este endereço só aceita ${allow}` });
    const options = await request.fetch(path, { method: "OPTIONS" });
    expect([options.status(), options.headers().allow]).toEqual([204, allow]);
  }
  const strange = await request.fetch("/api/posts", { method: "PROPFIND" });
  expect([strange.status(), await strange.json()]).toEqual([405, { message: "A API não conhece este método" }]);
});

test("HEAD answers as GET does, without the body", async ({ request }) => {
  const [get, head] = [await request.get("/api/posts?limit=1"), await request.head("/api/posts?limit=1")];
  expect(head.status()).toBe(200);
  for (const name of ["etag", "x-total-count", "link", "content-type"])
    expect(head.headers()[name]).toBe(get.headers()[name]);
  expect(await head.body()).toHaveLength(0);
  expect((await request.head("/api/posts/all")).status()).toBe(401);
});

test("an unknown or malformed address is told in JSON", async ({ request }) => {
  for (const method of ["GET", "POST", "DELETE"]) {
    for (const path of ["/api/nada", "/api/posts/1/2/3", "/api"]) {
      const response = await request.fetch(path, { method });
      expect([response.status(), await response.json()]).toEqual([404, { message: "Endereço não encontrado" }]);
    }
  }
  const malformed = await request.get("/api/posts/%E0");
  expect([malformed.status(), await malformed.json()]).toEqual([400, { message: "Endereço malformado" }]);
});

test("a body must be JSON, well formed, and of a size that fits", async ({ request, headers }) => {
  const send = (path: string, type: string, data: string) =>
    request.post(path, { headers: { ...headers, "content-type": type }, data: Buffer.from(data) });
  const answer = async (path: string, type: string, data: string) => {
    const response = await send(path, type, data);
    return [response.status(), (await response.json()).message];
  };
  const json = "application/json";
  for (const path of ["/api/posts", "/api/users/login", "/api/volunters/register"]) {
    expect(await answer(path, "text/plain", "{}")).toEqual([415, "Envie os dados em JSON"]);
    expect(await answer(path, json, "{")).toEqual([400, "JSON malformado"]);
    expect((await send(path, json, "null")).status()).toBe(400);
    expect((await send(path, json, "[]")).status()).toBe(400);
  }
  const large = JSON.stringify({ email: "a@b.example", password: "x".repeat(64 * 1024) });
  expect(await answer("/api/users/login", json, large)).toEqual([413, "Os dados enviados são grandes demais"]);
  expect(await answer("/api/upload", json, "{}")).toEqual([415, "Envie uma imagem PNG ou JPG"]);
});

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

test("no other origin may read, unless configured", async ({ request }) => {
  const response = await request.get("/api/posts", { headers: { origin: "https://a.org" } });
  expect(Object.keys(response.headers()).filter((name) => name.startsWith("access-control"))).toEqual([]);
});

test("every list has pages and a limit, and says how many there are", async ({ request, headers }) => {
  for (const path of [
    ...["/api/posts", "/api/posts/all", "/api/calendars", "/api/calendars/all", "/api/volunters", "/api/volunters/all"],
    ...["/api/projects", "/api/projects/all", "/api/users", "/api/donations", "/api/needs/all"],
  ]) {
    const response = await request.get(`${path}?limit=1&page=1`, { headers });
    expect(response.status(), path).toBe(200);
    expect(Number(response.headers()["x-total-count"]), path).toBeGreaterThan(0);
    expect(response.headers().link, path).toContain(`<${path}?limit=1&page=1>; rel="first"`);
    const far = await request.get(`${path}?page=1000000`, { headers });
    expect(far.status(), path).toBe(200);
    for (const wrong of ["page=0", "page=1.5", "limit=0", "limit=101", "limit=x", `keyword=${"x".repeat(201)}`])
      expect((await request.get(`${path}?${wrong}`, { headers })).status(), `${path}?${wrong}`).toBe(400);
  }
});
