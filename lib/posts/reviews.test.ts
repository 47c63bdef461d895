import { beforeAll, describe, expect, it } from "vitest";
import { readReactions, setReaction } from "./reactions";
import { addReview, deleteReview, listReviews, setReviewHidden } from "./reviews";
import { reviewInput } from "./schema";
import { createPost } from "./service";

const review = reviewInput.parse({ nome: "Léo", email: "Leo@Example.com", rating: "4", comment: "Gostei" });
let postId: string;
let disabledId: string;

beforeAll(async () => {
  const draft = { titulo: "Título", description: "Texto", autor: "A", slug: "acoes" as const };
  postId = (await createPost(draft)).id;
  disabledId = (await createPost({ ...draft, active: false })).id;
});

describe("a review", () => {
  it("is listed newest first and can be hidden, shown and deleted", async () => {
    const { review: first } = await addReview(postId, review);
    await addReview(postId, { ...review, nome: "Bia" });
    const id = first?.id ?? "";
    expect((await listReviews(postId)).items.map(({ nome }) => nome)).toEqual(["Bia", "Léo"]);
    expect(await setReviewHidden(id, true)).toBe(postId);
    expect((await listReviews(postId)).total).toBe(1);
    expect((await listReviews(postId, { hidden: true })).total).toBe(2);
    await setReviewHidden(id, false);
    expect(await deleteReview(id)).toBe(postId);
    await expect(deleteReview(id)).rejects.toMatchObject({ code: "notFound", message: "Avaliação não encontrada" });
    await expect(setReviewHidden(id, true)).rejects.toMatchObject({ code: "notFound" });
  });

  it("of a robot is thanked for and forgotten", async () => {
    const before = (await listReviews(postId)).total;
    expect((await addReview(postId, { ...review, website: "https://spam.example" })).review).toBeUndefined();
    expect((await listReviews(postId)).total).toBe(before);
  });

  it("needs an article that the public sees", async () => {
    await expect(addReview("nada", review)).rejects.toMatchObject({ code: "notFound" });
    await expect(addReview(disabledId, review)).rejects.toMatchObject({ code: "notFound" });
  });

  it("is checked field by field", () => {
    const { error } = reviewInput.safeParse({ nome: " ", email: "leo", rating: "6", comment: "" });
    expect(error?.issues.map(({ message }) => message)).toEqual([
      "Informe o seu nome",
      "Informe um e-mail válido, como nome@exemplo.com",
      "Escolha uma nota de 1 a 5",
      "Escreva o seu comentário",
    ]);
  });
});

describe("a reaction", () => {
  it("counts once per visitor and kind, and can be taken back", async () => {
    await setReaction(postId, "v1", "FIRE", true);
    await setReaction(postId, "v1", "FIRE", true);
    await setReaction(postId, "v1", "LIKE", true);
    const { counts } = await setReaction(postId, "v2", "FIRE", true);
    expect(counts).toMatchObject({ FIRE: 2, LIKE: 1, UNICORN: 0 });
    expect((await readReactions(postId, "v1")).mine.sort()).toEqual(["FIRE", "LIKE"]);
    expect((await setReaction(postId, "v1", "FIRE", false)).counts.FIRE).toBe(1);
    expect((await readReactions(postId, undefined)).mine).toEqual([]);
  });

  it("needs an article that the public sees", async () => {
    await expect(setReaction(disabledId, "v1", "LIKE", true)).rejects.toMatchObject({ code: "notFound" });
  });
});
