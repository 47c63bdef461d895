import { examplePostInput } from "../../lib/posts/api";
import { expect, test } from "./fixtures";

const draft = { ...examplePostInput, titulo: "Pela API", slug: "acoes" };

test.describe("POST /api/posts", () => {
  test("creates", async ({ request, headers }) => {
    const response = await request.post("/api/posts", { headers, data: { ...draft, other: "ignored" } });
    expect(response.status()).toBe(201);
    expect(await response.json()).toMatchObject({ ...draft, image: "./default.jpg", active: true });
  });

  test("makes one article of the same Idempotency-Key, however often and at once", async ({ request, headers }) => {
    const post = (key: string) =>
      request.post("/api/posts", {
        data: draft,
        headers: { ...headers, "idempotency-key": key },
      });
    const key = `chave-${Date.now()}`;
    const answers = await Promise.all([post(key), post(key)]);
    const ids = await Promise.all([...answers, await post(key)].map(async (answer) => (await answer.json())._id));
    expect(new Set(ids).size).toBe(1);
    const other = await post(`${key}-outra`);
    expect((await other.json())._id).not.toBe(ids[0]);
    expect((await post("x".repeat(256))).status()).toBe(400);
    for (const id of [ids[0], (await other.json())._id]) await request.delete(`/api/posts/${id}`, { headers });
  });

  test("refuses without a token, with a bad one, with wrong fields, broken JSON, another type, too much", async ({
    request,
    headers: asAdministrator,
  }) => {
    const post = (data: unknown, headers: Record<string, string> = asAdministrator) =>
      request.post("/api/posts", { data, headers });
    expect((await post(draft, {})).status()).toBe(401);
    const bad = await post(draft, { authorization: "Bearer x.y.z" });
    expect([bad.status(), await bad.json()]).toEqual([401, { message: "Não Autorizado, o token falhou!" }]);
    const wrong = await post({ ...draft, titulo: " ", slug: "…", image: "ftp://x" });
    expect(wrong.status()).toBe(400);
    expect(await wrong.json()).toMatchObject({
      message: "Informe o título",
      errors: { titulo: "Informe o título", slug: "Escolha a categoria", image: expect.stringContaining("https://") },
    });
    const unknown = await post({ ...draft, slug: "outra" });
    const known = "Ações (acoes), Treinamentos (treinamentos), Café da Manhã (cafe-da-manha)";
    expect(unknown.status()).toBe(400);
    expect((await unknown.json()).errors.slug).toContain(
      `A categoria “outra” não existe. Escolha uma destas: ${known}`,
    );
    const json = { ...asAdministrator, "content-type": "application/json" };
    const broken = await post(Buffer.from("{"), json);
    expect([broken.status(), await broken.json()]).toEqual([400, { message: "JSON malformado" }]);
    expect((await post(Buffer.from("a=b"), { ...json, "content-type": "text/plain" })).status()).toBe(415);
  });
});

test.describe("/api/posts/{id}", () => {
  test("GET gives the post with its reviews; a disabled one only with a token", async ({
    request,
    headers,
    newPost,
  }) => {
    const post = await newPost({});
    expect(await (await request.get(`/api/posts/${post._id}`)).json()).toMatchObject({ _id: post._id, reviews: [] });
    const hidden = await newPost({ active: false });
    const without = await request.get(`/api/posts/${hidden._id}`);
    expect([without.status(), await without.json()]).toEqual([404, { message: "Artigo não encontrado" }]);
    expect((await request.get(`/api/posts/${hidden._id}`, { headers })).status()).toBe(200);
  });

  test("PUT replaces and keeps what is absent", async ({ request, headers, newPost }) => {
    const hidden = await newPost({ active: false });
    const { image: _, ...absent } = { ...draft, _id: hidden._id };
    const response = await request.put(`/api/posts/${hidden._id}`, { headers, data: absent });
    const replaced = await response.json();
    expect(replaced).toMatchObject({ _id: hidden._id, titulo: "Pela API", active: false });
    expect(replaced.permalink).toMatch(/^pela-api(-\d+)?$/);
    const byEarlier = await request.get(`/api/posts/${hidden.permalink}`, { headers });
    expect(await byEarlier.json()).toMatchObject({ _id: hidden._id, permalink: replaced.permalink });
    expect((await request.put(`/api/posts/${hidden._id}`, { data: draft })).status()).toBe(401);
    expect((await request.put(`/api/posts/${hidden._id}`, { headers, data: {} })).status()).toBe(400);
    expect((await request.put("/api/posts/nada", { headers, data: draft })).status()).toBe(404);
  });

  test("DELETE removes", async ({ request, headers, newPost }) => {
    const post = await newPost({});
    expect((await request.delete(`/api/posts/${post._id}`)).status()).toBe(401);
    expect((await request.delete(`/api/posts/${post._id}`, { headers })).status()).toBe(200);
    expect((await request.delete(`/api/posts/${post._id}`, { headers })).status()).toBe(404);
    expect((await request.get(`/posts/${post.permalink}`)).status()).toBe(404);
  });

  test("survives ids of any shape", async ({ request }) => {
    for (const id of ["%00", "..%2f..", "'%20OR%201=1", "a".repeat(1900), "%F0%9F%A6%84"])
      expect((await request.get(`/api/posts/${id}`)).status(), id).toBe(404);
    expect((await request.get(`/api/posts/${"a".repeat(3000)}`)).status()).toBe(414);
  });
});

test("a write that rides on the session's cookie must come from this site", async ({ page, signedIn }) => {
  await signedIn();
  const own = { origin: new URL(page.url()).origin };
  expect((await page.request.post("/api/posts", { data: draft, headers: own })).status()).toBe(201);
  const foreign = await page.request.post("/api/posts", { data: draft, headers: { origin: "https://evil.example" } });
  expect([foreign.status(), await foreign.json()]).toEqual([403, { message: "Pedido de outro site recusado" }]);
});

test("GET /api/health tells that the database is up", async ({ request }) => {
  const response = await request.get("/api/health");
  expect([response.status(), await response.json()]).toEqual([200, { status: "ok", database: "up" }]);
});
