import { expect, it } from "vitest";
import { presentPost, presentPostCard, presentReview } from "./present";
import { addReview } from "./reviews";
import { createPost } from "./service";

it("a post leaves as `_id`, with the address of its picture and nothing else of the row", async () => {
  const post = await createPost({ titulo: "T", description: "**Oi** gente", autor: "A", slug: "acoes" });
  expect(Object.keys(presentPost(post)).sort()).toEqual([
    "_id",
    "active",
    "autor",
    "campaignId",
    "categoria",
    "chamada",
    "createdAt",
    "description",
    "fotos",
    "image",
    "permalink",
    "picture",
    "pictures",
    "resumo",
    "slug",
    "titulo",
    "updatedAt",
  ]);
  expect(presentPost(post)).toMatchObject({ image: "./default.jpg", resumo: "Oi gente" });
  expect(presentPostCard({ ...post, chamada: "Venha ver" }).resumo).toBe("Venha ver");
});

it("a review never leaves with its e-mail", async () => {
  const { id } = await createPost({ titulo: "T", description: "x", autor: "A", slug: "acoes" });
  const input = { nome: "Léo", email: "leo.segredo@example.com", titulo: "", rating: 5, comment: "x", website: "" };
  const { review } = await addReview(id, input);
  expect(JSON.stringify(review && presentReview(review))).not.toContain("segredo");
});
