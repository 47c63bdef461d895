import { beforeEach, expect, it } from "vitest";
import { db } from "../db/client";
import { articleAnswer } from "./api";
import { listAllReviews, listReviews } from "./reviews";
import { reviewInput } from "./schema";
import { createPost } from "./service";

const { website: _, ...review } = reviewInput.parse({
  nome: "Léo",
  email: "Leo@Example.com",
  rating: "4",
  comment: "Bom",
});
let postId: string;

beforeEach(async () => {
  await db.review.deleteMany();
  postId = (await createPost({ titulo: "Título", description: "Texto", autor: "A", slug: "acoes" })).id;
});

const store = (nome: string, more = {}) => db.review.create({ data: { ...review, postId, nome, ...more } });

it("a whole e-mail finds the reviews of somebody who asks what is kept of it, and no part of one does", async () => {
  await store("Nair", { email: "nair@example.com" });
  await store("Léo");
  await store("L.", { hidden: true });
  const names = async (q: string, status: "todos" | "desabilitados" = "todos") =>
    (await listAllReviews({ q, status, page: 1, limit: 20 })).items.map(({ nome }) => nome);
  expect(await names("LEO@example.com")).toEqual(["L.", "Léo"]);
  expect(await names("leo@example.com", "desabilitados")).toEqual(["L."]);
  for (const part of ["eo@example.com", "leo@example.co", "example.com"]) expect(await names(part), part).toEqual([]);
});

it("an article has as many reviews, the newest ones, as the API's document says", async () => {
  await db.review.createMany({ data: Array.from({ length: 60 }, () => ({ ...review, postId })) });
  const { items, total } = await listReviews(postId);
  expect(total).toBe(60);
  expect(articleAnswer.shape.reviews.description).toContain(`As ${items.length} mais recentes`);
});
