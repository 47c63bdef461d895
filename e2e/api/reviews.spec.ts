import { expect, test } from "./fixtures";

test.describe("POST /api/posts/{id}/review", () => {
  const review = { nome: "Bia", email: "bia@example.com", titulo: "", rating: 5, comment: "Ótimo" };

  test("stores; refuses wrong fields and an article that is not there", async ({ request, newPost }) => {
    const post = await newPost({});
    const stored = await request.post(`/api/posts/${post._id}/review`, { data: review });
    expect([stored.status(), await stored.json()]).toEqual([201, { message: "Avaliação enviada" }]);
    const wrong = await request.post(`/api/posts/${post._id}/review`, { data: { ...review, rating: 0 } });
    expect([wrong.status(), (await wrong.json()).errors]).toEqual([400, { rating: "Escolha uma nota de 1 a 5" }]);
    expect((await request.post("/api/posts/nada/review", { data: review })).status()).toBe(404);
  });

  test("thanks a robot and keeps nothing", async ({ request, newPost }) => {
    const post = await newPost({});
    const data = { ...review, website: "https://spam.example" };
    expect((await request.post(`/api/posts/${post._id}/review`, { data })).status()).toBe(201);
    expect((await (await request.get(`/api/posts/${post._id}`)).json()).reviews).toEqual([]);
  });
});
