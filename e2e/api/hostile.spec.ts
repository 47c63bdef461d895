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

// A product of its own: what is sent here is nothing that other tests should come across.
test.describe.configure({ mode: "serial", timeout: 120_000 });

const ALLOWED = "https://app.exemplo.org";

/** Times that each call is tried. */
const RUNS = isLong ? 100 : 8;

/** Nobody but an administrator may ever read these. */
const SECRETS = {
  tel: "(34) 98765-1234",
  reviewer: "quem.avaliou@segredo.example",
  donor: "Doadora Secretíssima",
  sender: "quem.escreveu@segredo.example",
  message: "recado só para a equipe",
  volunteer: "conta.voluntaria@segredo.example",
  administrator: administrator.email,
  hash: "$argon2",
};

let nova: Nova;
let database: Awaited<ReturnType<typeof scratchDatabase>>;
let client: pg.Client;
let document: ApiDocument;
let context: APIRequestContext;
/** The same, whose every answer is compared with the document. */
let api: APIRequestContext;
let token: string;

test.beforeAll(async ({ playwright }) => {
  test.setTimeout(120_000);
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
  const ids = await plant();
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
  ])
    await read(page);
  for (const file of ["/feed.xml", "/agenda.ics", "/sitemap.xml", "/api/openapi.json", "/api/docs"]) await read(file);

  for (const [address, text] of Object.entries(texts)) {
    // What was asked for may come back in an answer's own links.
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
        // A new password, should this have been one, ends the token.
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

/** Puts every secret where the product keeps such things. */
async function plant() {
  const headers = { authorization: `Bearer ${token}` };
  const post = async (path: string, data: object) => (await api.post(path, { headers, data })).json();
  const article = await post("/api/posts", { titulo: "Com avaliação", description: "T", autor: "A", slug: "acoes" });
  const review = { nome: "Bia", email: SECRETS.reviewer, rating: 5, comment: "Ótimo" };
  await api.post(`/api/posts/${article._id}/review`, { data: review });
  const person = { name: "Bento", profissao: "Padeiro", tipo: "Cozinha", descricao: "Faço pão.", tel: SECRETS.tel };
  const volunteer = await post("/api/volunters/register", person);
  const day = { dia: 1, mes: "Maio", ano: 2099, hora: "9h", acoes: "Ação", local: "Praça", eventos: "Lanche" };
  const event = await post("/api/calendars", day);
  const account = { name: "V", email: SECRETS.volunteer, password: "senha-bem-comprida", isAdmin: false };
  await post("/api/users/register", account);
  await client.query(
    `INSERT INTO "Donation" (id, kind, amount, date, donor, "donorPublic", acao, "updatedAt")
     VALUES ('segredo', 'MONEY', 10, now(), $1, false, 'Ação', now())`,
    [SECRETS.donor],
  );
  await client.query(`INSERT INTO "ContactMessage" (id, name, email, message) VALUES ('segredo', 'X', $1, $2)`, [
    SECRETS.sender,
    SECRETS.message,
  ]);
  return { post: article._id, permalink: article.permalink, volunteer: volunteer._id, event: event._id };
}

const hostileText = fc.oneof(
  fc.string({ maxLength: 40 }),
  fc.string({ unit: "binary", maxLength: 40 }).map((text) => Buffer.from(text).toString()),
  fc.constantFrom("\0", "..", "all", "' OR 1=1 --", "%00", "🦄", "a".repeat(3000), "<script>", "2026-02-31"),
);

const hostile = fc.oneof(
  hostileText,
  fc.jsonValue(),
  fc.constantFrom(
    "\ud800",
    "data:image/png;base64,AAAA",
    "/imagens/../x",
    "https://\u0000",
    1e308,
    -0,
    2 ** 53,
    {},
    [],
  ),
);

const names = ["page", "limit", "keyword", "slug", "exceto", "status", "ordem", "de", "ate", "other"];
const hostileQuery = fc.dictionary(fc.constantFrom(...names), hostileText, { maxKeys: 4 });

/** The example with some of its fields replaced or gone, or something else altogether. */
function mutated(example: unknown): fc.Arbitrary<unknown> {
  if (typeof example !== "object" || example === null) return hostile;
  const fields = Object.entries({ ...example, active: false, seen: "2026", imageAlt: "x", currentPassword: "" });
  const mixed = fields.map(([name, value]) => [
    name,
    fc.oneof({ weight: 4, arbitrary: fc.constant(value) }, { weight: 1, arbitrary: hostile }),
  ]);
  return fc.oneof({ weight: 6, arbitrary: fc.record(Object.fromEntries(mixed), { requiredKeys: [] }) }, hostile);
}
