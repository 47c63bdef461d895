import type { APIRequestContext } from "@playwright/test";
import fc from "fast-check";
import pg from "pg";
import { expect, test } from "../fixtures";
import { administrator } from "../harness/administrator";
import { scratchDatabase } from "../harness/database";
import { type Nova, startNova } from "../harness/nova";
import { ApiDocument, checked } from "./document";
import "../harness/fuzz";
import { isLong } from "../harness/long";
import { hostileQuery, hostileText, mutated } from "./hostile-inputs";
import { plantSecrets, SECRETS } from "./planted-secrets";

// A product of its own, as the inputs would disturb other tests.
test.describe.configure({ mode: "serial" });

const ALLOWED = "https://app.exemplo.org";

/** Inputs per call. */
const RUNS = isLong ? 100 : 8;

let nova: Nova;
let database: Awaited<ReturnType<typeof scratchDatabase>>;
let client: pg.Client;
let document: ApiDocument;
let context: APIRequestContext;
/** The context with every response compared with the document. */
let api: APIRequestContext;
let token: string;

test.beforeAll(async ({ playwright }) => {
  database = await scratchDatabase("empty");
  nova = await startNova({
    databaseUrl: database.url,
    env: {
      API_ORIGINS: `${ALLOWED}, http://localhost:5173`,
      SAMPLE_DATA: "0",
    },
  });
  client = new pg.Client({ connectionString: database.url });
  await client.connect();
  context = await playwright.request.newContext({ baseURL: nova.url });
  document = await ApiDocument.read(context);
  api = checked(context, document);
  const { email, password } = administrator;
  token = (await (await api.post("/api/users/login", { data: { email, password } })).json()).token;
});

test.afterAll(async () => {
  await context?.dispose();
  await client?.end();
  await nova?.stop();
  await database?.stop();
});

test("only the configured origins may read from their pages, and never with cookies", async () => {
  const from = async (origin: string) => (await api.get("/api/posts", { headers: { origin } })).headers();
  const allowed = await from(ALLOWED);
  expect(allowed).toMatchObject({
    "access-control-allow-origin": ALLOWED,
    "access-control-expose-headers": "ETag, Link, Retry-After, X-Total-Count",
    vary: expect.stringContaining("Origin"),
  });
  expect(allowed).not.toHaveProperty("access-control-allow-credentials");
  for (const origin of ["https://evil.example", "null", `${ALLOWED}.evil.example`]) {
    const refused = await from(origin);
    expect(refused).not.toHaveProperty("access-control-allow-origin");
    expect(refused.vary).toContain("Origin");
  }
  const failed = await api.get("/api/posts/all", { headers: { origin: ALLOWED } });
  expect([failed.status(), failed.headers()["access-control-allow-origin"]]).toEqual([401, ALLOWED]);
});

test("a preflight names the methods of the path and the headers of the API", async () => {
  const preflight = async (origin: string) => {
    const headers = { origin, "access-control-request-method": "PUT" };
    return (await api.fetch("/api/posts/x", { method: "OPTIONS", headers })).headers();
  };
  expect(await preflight(ALLOWED)).toMatchObject({
    "access-control-allow-origin": ALLOWED,
    "access-control-allow-methods": "GET, HEAD, PUT, DELETE, OPTIONS",
    "access-control-allow-headers": "Authorization, Content-Type, Idempotency-Key, If-None-Match",
  });
  expect(await preflight("https://evil.example")).not.toHaveProperty("access-control-allow-methods");
});

test("planted personal data is in no answer to the public: API, feeds, pages", async () => {
  const ids = await plantSecrets(api, client, token);
  const texts: Record<string, string> = {};
  const read = async (address: string) => {
    const response = await api.get(address);
    expect(response.status(), address).toBeLessThan(500);
    texts[address] = await response.text();
  };
  for (const { path, method } of document.operations()) {
    if (method !== "GET") continue;
    const id = path.startsWith("/api/posts") ? ids.post : path.startsWith("/api/volunters") ? ids.volunteer : ids.event;
    await read(path.replace("{id}", id));
    for (const secret of Object.values(SECRETS)) {
      if (!path.includes("{id}")) await read(`${path}?keyword=${encodeURIComponent(secret)}`);
    }
  }
  for (const page of [
    "/",
    "/posts",
    `/posts/${ids.permalink}`,
    "/voluntarios",
    "/transparencia",
    "/agenda",
    "/projetos",
    "/precisamos",
  ])
    await read(page);
  for (const file of ["/feed.xml", "/agenda.ics", "/sitemap.xml", "/api/openapi.json", "/api/docs"]) await read(file);

  for (const [address, text] of Object.entries(texts)) {
    // A response's own links may repeat the keyword.
    const answer = text.replaceAll(encodeURIComponent(SECRETS.hash), "");
    for (const secret of [...Object.values(SECRETS), "98765-1234", "34987651234"])
      expect(answer.includes(secret), `${secret} in ${address}`).toBe(false);
  }
  expect(texts["/api/posts"]).toContain(ids.post);
  expect(texts[`/api/posts/${ids.post}`]).toContain("q***@s***.example");
  expect(texts["/api/donations"]).toContain("Doador(a) anônimo(a)");
});

test("whatever is sent, every call answers as documented, and never with a fault of its own", {
  tag: "@long",
}, async () => {
  test.setTimeout(isLong ? 900_000 : 200_000); // hundreds of calls, many of which save
  for (const { path, method, operation } of document.operations()) {
    const example = operation.requestBody?.content["application/json"]?.example;
    const open = operation.security.length === 0;
    const call = fc.record({ id: hostileText, body: mutated(example), query: hostileQuery, asked: fc.boolean() });
    await fc.assert(
      fc.asyncProperty(call, async ({ id, body, query, asked }) => {
        const address = path.replace("{id}", encodeURIComponent(id) || "x");
        const response = await api.fetch(`${address}?${new URLSearchParams(query)}`, {
          method,
          headers: open && asked ? {} : { authorization: `Bearer ${token}` },
          ...(method !== "GET" && method !== "DELETE" && { data: body }),
        });
        const text = await response.text();
        expect(response.status(), `${method} ${address} ${JSON.stringify(body)} ${text}`).toBeLessThan(500);
        for (const secret of [SECRETS.hash, ...(open ? [SECRETS.tel, SECRETS.reviewer] : [])])
          expect(text).not.toContain(secret);
        // A successful change of the password ends the token.
        if (path === "/api/users/profile" && method === "PUT" && response.ok()) token = JSON.parse(text).token;
      }),
      { numRuns: RUNS },
    );
  }
});

test("the very first administrator may register alone, the second may not", async () => {
  await client.query('DELETE FROM "User"');
  const register = (name: string, more: object = {}) =>
    api.post("/api/users/register", {
      data: { name, email: `${name}@primeira.example`, password: "senha-bem-comprida", ...more },
    });
  expect((await register("curta", { password: "x" })).status()).toBe(400);
  const both = await Promise.all([register("ana", { isAdmin: false }), register("bia")]);
  expect(both.map((response) => response.status()).filter((status) => status === 201)).toHaveLength(1);
  const first = await both.find((response) => response.status() === 201)?.json();
  expect(first).toMatchObject({ isAdmin: true, token: expect.any(String) });
  const headers = { authorization: `Bearer ${first.token}` };
  expect((await api.get("/api/users", { headers })).status()).toBe(200);
  expect((await register("clara")).status()).toBe(401);
});
