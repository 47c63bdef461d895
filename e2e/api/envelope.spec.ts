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
