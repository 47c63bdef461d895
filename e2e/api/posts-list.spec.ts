import { expect, test } from "./fixtures";

test.describe("GET /api/posts", () => {
  test("gives the active posts as an array, with total and links", async ({ request, newPost }) => {
    const hidden = await newPost({ active: false });
    const response = await request.get("/api/posts?limit=2");
    expect(response.status()).toBe(200);
    const posts = await response.json();
    expect(posts).toHaveLength(2);
    expect(Number(response.headers()["x-total-count"])).toBeGreaterThan(2);
    expect(response.headers().link).toContain('</api/posts?limit=2&page=2>; rel="next"');
    const all = await (await request.get("/api/posts")).json();
    expect(all.map((post: { _id: string }) => post._id)).not.toContain(hidden._id);
  });

  test("searches without regard to accents", async ({ request, newPost }) => {
    const post = await newPost({ titulo: `Refeição quimera${Date.now()}` });
    const query = `refeicoes ${post.titulo.split(" ")[1]}`;
    const found = await (await request.get(`/api/posts?keyword=${encodeURIComponent(query)}`)).json();
    expect(found).toEqual([expect.objectContaining({ _id: post._id })]);
  });

  test("explains a wrong page or limit", async ({ request }) => {
    for (const query of ["page=0", "limit=101", "page=x"])
      expect((await request.get(`/api/posts?${query}`)).status(), query).toBe(400);
  });
});

test("GET /api/posts/all needs a token and gives the disabled ones too", async ({ request, headers, newPost }) => {
  const hidden = await newPost({ active: false });
  const without = await request.get("/api/posts/all");
  expect([without.status(), await without.json()]).toEqual([401, { message: "Não Autorizado, sem token" }]);
  const posts = await (await request.get("/api/posts/all", { headers })).json();
  expect(posts).toContainEqual(expect.objectContaining({ _id: hidden._id, active: false }));
});
