import { beforeAll, describe, expect, it } from "vitest";
import { consume, EVERYBODY, forgive, LIMITS } from "../auth/limits";
import { db } from "../db/client";
import { actingAs } from "../history/actor";
import { listChanges } from "../history/list";
import { defaultSettings } from "../settings/defaults";
import { updateSettings } from "../settings/service";
import { presentReview } from "./present";
import { readReactions, setReaction } from "./reactions";
import {
  addReview,
  answerReview,
  deleteReviews,
  listAllReviews,
  listReviews,
  readAnswer,
  setReviewsHidden,
} from "./reviews";
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
    expect(await setReviewsHidden([id], true)).toMatchObject([{ id, hidden: true }]);
    expect((await listReviews(postId)).total).toBe(1);
    expect((await listReviews(postId, { hidden: true })).total).toBe(2);
    await setReviewsHidden([id], false);
    expect(await deleteReviews([id])).toMatchObject([{ id }]);
    await expect(deleteReviews([id])).rejects.toMatchObject({ code: "notFound", message: "Avaliação não encontrada" });
    await expect(setReviewsHidden([id], true)).rejects.toMatchObject({ code: "notFound" });
  });

  it("that comes again because its answer got lost, also at the same time, is kept once", async () => {
    const before = (await listReviews(postId)).total;
    const again = { ...review, nome: "Repetida" };
    await Promise.all(Array.from({ length: 5 }, () => addReview(postId, again)));
    await addReview(postId, again);
    expect((await listReviews(postId)).total).toBe(before + 1);
  });

  it("of a robot is thanked for and forgotten", async () => {
    const before = (await listReviews(postId)).total;
    expect((await addReview(postId, { ...review, website: "https://spam.example" })).review).toBeUndefined();
    expect((await listReviews(postId)).total).toBe(before);
  });

  it("awaits its publication where the settings say so, and no more once somebody has shown or hidden it", async () => {
    await updateSettings({ ...defaultSettings(), reviews: "afterReading" });
    const send = async (nome: string) => (await addReview(postId, { ...review, nome })).review?.id ?? "";
    const [shown, hidden] = [await send("Eva"), await send("Ivo")];
    await updateSettings({ ...defaultSettings(), reviews: "atOnce" });
    expect((await listReviews(postId)).items.map(({ id }) => id)).not.toContain(shown);
    const awaiting = () => db.review.findMany({ where: { awaiting: true }, select: { id: true, hidden: true } });
    expect(await awaiting()).toEqual(expect.arrayContaining([shown, hidden].map((id) => ({ id, hidden: true }))));
    await setReviewsHidden([shown], false);
    await setReviewsHidden([hidden], true);
    expect(await awaiting()).toEqual([]);
    expect((await listReviews(postId)).items.map(({ id }) => id)).toContain(shown);
    await deleteReviews([shown, hidden]);
  });

  it("can be answered; the history knows that it was, and not with which words", async () => {
    const { review: asked } = await addReview(postId, { ...review, nome: "Gil" });
    const id = asked?.id ?? "";
    await answerReview(id, "Obrigada, Gil!", "");
    const [shown] = (await listReviews(postId)).items;
    expect(shown && presentReview(shown)).toMatchObject({ _id: id, answer: "Obrigada, Gil!" });
    const { items: changes } = await listChanges({ entity: "review", entityId: id, page: 1, limit: 9 });
    expect(changes.map(({ fields }) => fields)).toEqual([{ answered: ["false", "true"] }]);
    await deleteReviews([id]);
    await expect(answerReview(id, "Tarde", "Obrigada, Gil!")).rejects.toMatchObject({ code: "notFound" });
  });

  it("that two people answer at once has the first one's words until the second one has seen them", async () => {
    const { review: asked } = await addReview(postId, { ...review, nome: "Rui" });
    const id = asked?.id ?? "";
    await answerReview(id, "Da Ana", "");
    await expect(answerReview(id, "Da Bia", "")).rejects.toMatchObject({
      code: "stale",
      message: "Outra pessoa mudou esta resposta enquanto você escrevia. Salve de novo para ficar com a sua",
    });
    expect(await readAnswer(id)).toBe("Da Ana");
    await answerReview(id, "Da Ana", ""); // its answer got lost
    await answerReview(id, "Da Bia", "Da Ana");
    expect(await readAnswer(id)).toBe("Da Bia");
    await deleteReviews([id]);
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

  it("turns round, and covers, nothing beside it, and is not invisible", () => {
    const tower = `a${"\u0301".repeat(1000)}`;
    const typed = {
      nome: "\u202eLéo",
      email: "leo@example.com",
      rating: "1",
      titulo: "\u2067Oi",
      comment: `${tower}\r\n👩‍👩‍👧`,
    };
    expect(reviewInput.parse(typed)).toMatchObject({
      nome: "Léo",
      titulo: "Oi",
      comment: "a\u0301\u0301\u0301\u0301\n👩‍👩‍👧",
    });
    const unseen = reviewInput.safeParse({ ...typed, nome: "\u200b\u2060", comment: "\u200b" }).error;
    expect(unseen?.issues.map(({ message }) => message)).toEqual(["Informe o seu nome", "Escreva o seu comentário"]);
  });
});

describe("all reviews", () => {
  const all = { q: "", status: "todos" as const, page: 1, limit: 20 };
  const names = async (query: Partial<Parameters<typeof listAllReviews>[0]>) =>
    (await listAllReviews({ ...all, ...query })).items.map(({ nome }) => nome);
  const ids: string[] = [];

  beforeAll(async () => {
    await db.review.deleteMany();
    for (const [nome, comment] of [
      ["Zélia", "Que horta linda"],
      ["Nair", "A refeição estava ótima"],
      ["Otávio", "Voltarei para as refeições"],
    ]) {
      const { review: added } = await addReview(postId, { ...review, nome: nome ?? "", comment: comment ?? "" });
      ids.push(added?.id ?? "");
    }
    await setReviewsHidden(ids.slice(0, 1), true);
  });

  it("are listed newest first with their article, page by page", async () => {
    expect(await names({})).toEqual(["Otávio", "Nair", "Zélia"]);
    expect(await names({ ordem: "antigos" })).toEqual(["Zélia", "Nair", "Otávio"]);
    const { items, ...counts } = await listAllReviews({ ...all, page: 2, limit: 2 });
    expect(counts).toEqual({ total: 3, page: 2, pages: 2 });
    expect(items[0]?.post).toEqual({ id: postId, titulo: "Título" });
  });

  it("are found by status and by words of name and comment, without regard to accents", async () => {
    expect(await names({ status: "desabilitados" })).toEqual(["Zélia"]);
    expect(await names({ status: "ativos" })).toEqual(["Otávio", "Nair"]);
    expect(await names({ q: "zelia" })).toEqual(["Zélia"]);
    expect(await names({ q: "refeicao" })).toEqual(["Otávio", "Nair"]);
    expect(await names({ q: "horta", status: "ativos" })).toEqual([]);
    expect(await names({ q: "exemplo" })).toEqual([]); // no e-mail is searched
  });

  it("are hidden and deleted several at once, leaving in the history who did it and nothing of the visitor", async () => {
    await actingAs({ id: "a", name: "Ana" }, () => setReviewsHidden(ids, true));
    expect(await names({ status: "ativos" })).toEqual([]);
    const [, nair = "", otavio = ""] = ids;
    expect(await deleteReviews([nair, "somebody removed it"])).toMatchObject([{ id: nair }]);
    expect(await names({})).toEqual(["Otávio", "Zélia"]);
    const { items: changes } = await listChanges({ entity: "review", entityId: nair, page: 1, limit: 9 });
    expect(changes.map(({ action, title, fields }) => [action, title, fields])).toEqual([
      ["DELETE", "Título", { rating: ["4", ""] }],
      ["UPDATE", "Título", { hidden: ["false", "true"] }],
    ]);
    expect(changes.at(-1)?.userName).toBe("Ana");
    // Zélia's was hidden before: for her nothing changed.
    expect((await listChanges({ entity: "review", entityId: ids[0], page: 1, limit: 9 })).total).toBe(1);
    expect((await listChanges({ entity: "review", entityId: otavio, page: 1, limit: 9 })).total).toBe(1);
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

it.each([
  ["reviewEverybody", EVERYBODY, () => addReview(postId, { ...review, nome: "Uma a mais" })],
  ["reactionEverybody", EVERYBODY, () => setReaction(postId, "um-a-mais", "LIKE", true)],
  ["reactionDay", "10.1.1.9", () => setReaction(postId, "um-a-mais", "LIKE", true, "10.1.1.9")],
] as const)("all visitors together, or one address in a day, may not send too many: %s", async (limit, key, send) => {
  const use = () => consume(limit, key).catch(() => undefined);
  await Promise.all(Array.from({ length: LIMITS[limit].points }, use));
  await expect(send()).rejects.toMatchObject({ code: "tooMany" });
  await forgive(limit, key);
  await send();
});
