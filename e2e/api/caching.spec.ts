import { expect, test } from "./fixtures";

const post = { titulo: "Envelope", description: "Texto", autor: "Ana", slug: "acoes", active: false };

test("a public read is asked again each time, and not sent again when nothing changed", async ({
  request,
  headers,
  create,
}) => {
  const { _id } = await create<{ _id: string }>("/api/posts", { ...post, active: true });
  const at = `/api/posts/${_id}`;
  const first = await request.get(at);
  expect(first.headers()).toMatchObject({ "cache-control": "public, no-cache", etag: expect.any(String) });
  const { etag = "" } = first.headers();
  const again = (tag: string) => request.get(at, { headers: { "if-none-match": tag } });
  expect((await again(etag)).status()).toBe(304);
  expect((await again(`"x", ${etag}`)).status()).toBe(304);
  expect((await again('"x"')).status()).toBe(200);

  await request.put(at, { headers, data: { ...post, titulo: "Mudou", active: true } });
  const changed = await again(etag);
  expect(changed.status()).toBe(200);
  expect(await changed.json()).toMatchObject({ titulo: "Mudou" });
});

test("what only administrators see is kept by nobody", async ({ request, headers, create }) => {
  const { _id } = await create<{ _id: string }>("/api/posts", { ...post, active: true });
  const open = await request.get(`/api/posts/${_id}`);
  expect(open.headers().vary).toContain("Authorization, Cookie");
  for (const path of [`/api/posts/${_id}`, "/api/posts/all", "/api/users"])
    expect((await request.get(path, { headers })).headers()["cache-control"], path).toBe("no-store");
});

test("the dashboard's session serves instead of a token, for its own site", async ({ page, signedIn, create }) => {
  const hidden = await create<{ _id: string }>("/api/posts", post);
  await signedIn();
  expect((await page.request.get(`/api/posts/${hidden._id}`)).status()).toBe(200);
  expect((await page.request.get("/api/users")).status()).toBe(200);
  const remove = (origin: string) => page.request.delete(`/api/posts/${hidden._id}`, { headers: { origin } });
  const foreign = await remove("https://evil.example");
  expect([foreign.status(), await foreign.json()]).toEqual([403, { message: "Pedido de outro site recusado" }]);
});
