import { randomUUID } from "node:crypto";
import { beforeEach, describe, expect, it } from "vitest";
import { db } from "../db/client";
import { actingAs } from "../history/actor";
import { removeUnusedPictures } from "../images/unused";
import { purgeItems, restoreItems } from "../trash/service";
import { draftInput, savedDraft } from "./draft-schema";
import { discardDraft, listDrafts, openDraft, removeOldDrafts, storeDraft } from "./drafts";
import { twoAuthors, typed } from "./drafts.fixture";
import { createPost, deletePosts, updatePost } from "./service";

const article = { titulo: "Café", description: "Pão e café.", autor: "Ana", slug: "cafe-da-manha" as const };
const DAY_MS = 86_400_000;
let ana: { id: string; name: string };
let bia: typeof ana;

const named = ({ _id, device }: { _id: string; device: string }) => ({ _id, device });

beforeEach(async () => {
  [ana, bia] = await twoAuthors();
});

describe("a draft", () => {
  it("is found on another device, as it was typed last", async () => {
    const draft = typed("Mut");
    await storeDraft(draft, ana.id);
    await storeDraft({ ...draft, values: JSON.stringify({ titulo: "Mutirão" }) }, ana.id);
    expect(await listDrafts({ postId: null, userId: bia.id })).toMatchObject([
      { _id: draft._id, titulo: "Mutirão", userName: "Ana", mine: false, device: "celular", outdated: false },
    ]);
    expect(await openDraft(draft._id)).toMatchObject({ values: { titulo: "Mutirão" }, userName: "Ana" });
  });

  it("is continued elsewhere by who has read it last, and typed on by nobody else: both texts stay", async () => {
    const draft = typed("Da Ana");
    const base = (await storeDraft(draft, ana.id)).toISOString();
    const continued = { ...draft, device: "computador", base, values: JSON.stringify({ titulo: "Da Bia" }) };
    await storeDraft(continued, bia.id);
    await expect(storeDraft(draft, ana.id)).rejects.toMatchObject({ code: "stale" });
    await expect(storeDraft({ ...draft, base }, ana.id)).rejects.toMatchObject({ code: "stale" });
    await storeDraft(typed("Da Ana"), ana.id);
    expect(
      (await listDrafts({ postId: null, userId: ana.id })).map(({ titulo, userName }) => [titulo, userName]),
    ).toEqual([
      ["Da Ana", "Ana"],
      ["Da Bia", "Bia"],
    ]);
    await storeDraft({ ...continued, base: undefined }, bia.id);
  });

  it("is not typed on by another account in the same browser", async () => {
    const draft = typed("Da Ana");
    await storeDraft(draft, ana.id);
    await expect(storeDraft(draft, bia.id)).rejects.toMatchObject({ code: "stale" });
    expect(await openDraft(draft._id)).toMatchObject({ userName: "Ana", userId: ana.id });
  });

  it("of two that begin it at once has one writer", async () => {
    const draft = typed("Um");
    const both = await Promise.allSettled([
      storeDraft(draft, ana.id),
      storeDraft({ ...draft, device: "computador" }, ana.id),
    ]);
    expect(both.map(({ status }) => status).sort()).toEqual(["fulfilled", "rejected"]);
  });

  it("of a new article waits for a comparison once that one is published, and becomes another one when it is in the trash", async () => {
    const draft = typed("Publicado");
    await actingAs(ana, () => createPost(article, { id: draft._id }));
    for (const account of [ana, bia])
      await expect(storeDraft(draft, account.id)).rejects.toMatchObject({ code: "conflict" });
    await deletePosts([draft._id]);
    await expect(storeDraft(draft, ana.id)).rejects.toMatchObject({ code: "stale" });
    expect(await db.draft.count()).toBe(0);
  });

  it("of an article that was published meanwhile stays that one's, also for who compares later", async () => {
    const draft = typed("Publicado");
    const { updatedAt } = await actingAs(ana, () => createPost(article, { id: draft._id }));
    await expect(storeDraft(draft, ana.id)).rejects.toMatchObject({ code: "conflict" });
    const more = { ...article, titulo: "Mais", seen: updatedAt.toISOString() };
    await actingAs(ana, () => createPost(more, { id: draft._id }));
    expect(await db.post.findUnique({ where: { id: draft._id } })).toMatchObject({ titulo: "Mais" });
    await db.change.updateMany({ data: { at: new Date(0) } });
    await expect(storeDraft(draft, ana.id)).rejects.toMatchObject({ code: "conflict" });
  });

  it("of an article says that the article was saved since", async () => {
    const { id, updatedAt } = await createPost(article);
    await storeDraft(typed("Chá", { itemId: id, seen: updatedAt.toISOString() }), ana.id);
    expect(await listDrafts({ postId: id, userId: ana.id })).toMatchObject([
      { titulo: "Chá", mine: true, outdated: false },
    ]);
    await updatePost(id, { ...article, titulo: "Outro" });
    expect(await listDrafts({ postId: id, userId: ana.id })).toMatchObject([{ titulo: "Chá", outdated: true }]);
    expect(await listDrafts({ postId: null, userId: ana.id })).toEqual([]);
    await expect(storeDraft(typed("Chá", { itemId: "nenhum" }), ana.id)).rejects.toMatchObject({ code: "notFound" });
  });

  it("is bounded in number", async () => {
    const rows = Array.from({ length: 100 }, () => ({ id: randomUUID(), userId: ana.id, device: "a", values: {} }));
    await db.draft.createMany({ data: rows });
    await expect(storeDraft(typed("Mais um"), ana.id)).rejects.toMatchObject({ code: "conflict" });
    await storeDraft(typed("De outra pessoa"), bia.id);
  });
});

describe("a draft ends", () => {
  it("with the save of its article, in the same transaction, and no other one", async () => {
    const draft = typed("Novo");
    const other = typed("Outro novo");
    await storeDraft(draft, ana.id);
    await storeDraft(other, ana.id);
    const create = (input: typeof article) => actingAs(ana, () => createPost(input, { id: draft._id }, named(draft)));
    await expect(create({ ...article, image: "/imagens/nada" } as typeof article)).rejects.toThrow();
    expect(await db.draft.count()).toBe(2);
    const { id } = await create(article);
    expect(await listDrafts({ postId: null, userId: ana.id })).toMatchObject([{ _id: other._id }]);

    const change = typed("Mudado", { itemId: id });
    await storeDraft(change, ana.id);
    await updatePost(id, article);
    expect(await db.draft.count()).toBe(2);
    await actingAs(ana, () => updatePost(id, article, named(change)));
    expect(await db.draft.count()).toBe(1);
  });

  it("with a save of who wrote it last or has read it as it is, and not when somebody has continued it since", async () => {
    const { id } = await createPost(article);
    const draft = typed("Da Ana", { itemId: id });
    const save = (by: typeof ana, device: string, base?: string) =>
      actingAs(by, () => updatePost(id, article, { _id: draft._id, device, base }));
    const begun = (await storeDraft(draft, ana.id)).toISOString();
    const continued = { ...draft, device: "computador", base: begun };
    const latest = (await storeDraft(continued, ana.id)).toISOString();
    await save(ana, "celular");
    await save(bia, "computador");
    await save(bia, "tablet", begun);
    expect(await db.draft.count()).toBe(1);
    await save(bia, "tablet", latest);
    expect(await db.draft.count()).toBe(0);
    await storeDraft(draft, ana.id);
    await save(ana, "celular");
    expect(await db.draft.count()).toBe(0);
  });

  it("with its article for good, and not while that may come back", async () => {
    const { id } = await createPost(article);
    await storeDraft(typed("Do artigo", { itemId: id }), bia.id);
    const other = await createPost(article);
    await actingAs(ana, () => deletePosts([id, other.id]));
    await purgeItems([{ entity: "post", id: other.id }]);
    await restoreItems([{ entity: "post", id }]);
    expect(await listDrafts({ postId: id, userId: ana.id })).toMatchObject([{ titulo: "Do artigo", userName: "Bia" }]);
    await deletePosts([id]).then(() => purgeItems([{ entity: "post", id }]));
    expect(await db.draft.count()).toBe(0);
  });

  it("when it is thrown away", async () => {
    const draft = typed("Fora");
    const base = (await storeDraft(draft, ana.id)).toISOString();
    await discardDraft({ _id: draft._id, base });
    expect(await openDraft(draft._id)).toBeUndefined();
    const own = typed("Desfeito");
    await storeDraft(own, ana.id);
    const undo = (account: typeof ana, device: string) =>
      actingAs({ id: account.id, name: account.name }, () => discardDraft({ _id: own._id, device }));
    await undo(ana, "outro aparelho");
    await undo(bia, own.device);
    expect(await openDraft(own._id)).toBeDefined();
    await undo(ana, own.device);
    expect(await openDraft(own._id)).toBeUndefined();
  });

  it("after thirty days in which nobody went on with it", async () => {
    await storeDraft(typed("Parado"), ana.id);
    expect(await removeOldDrafts(new Date(Date.now() + 29 * DAY_MS))).toBe(0);
    expect(await removeOldDrafts(new Date(Date.now() + 31 * DAY_MS))).toBe(1);
  });
});

it("a picture that only a draft shows is not swept", async () => {
  const image = await db.image.create({ data: { width: 1, height: 1 } });
  const values = JSON.stringify({ titulo: "Com foto", image: `/imagens/${image.id}` });
  await storeDraft(typed("", { values }), ana.id);
  const later = { olderThan: new Date(Date.now() + DAY_MS) };
  await removeUnusedPictures(later);
  expect(await db.image.count({ where: { id: image.id } })).toBe(1);
  await db.draft.deleteMany();
  await removeUnusedPictures(later);
  expect(await db.image.count({ where: { id: image.id } })).toBe(0);
});

it("a save is not refused for what names its draft", () => {
  expect(savedDraft.parse({ draft: randomUUID() })).toEqual({ draft: undefined });
  const draft = named(typed(""));
  expect(savedDraft.parse({ draft })).toEqual({ draft });
});

describe("what a form may send", () => {
  const accepts = (values: string) => draftInput.safeParse(typed("", { values })).success;

  it("is incomplete, has lists, and is bounded", () => {
    expect(accepts('{"titulo":"","active":"true","photos":[{"image":"/imagens/a","alt":""}],"campaign":null}')).toBe(
      true,
    );
    expect(accepts(JSON.stringify({ description: "ã".repeat(90_000) }))).toBe(true);
    expect(accepts(JSON.stringify({ description: "ã".repeat(101_000) }))).toBe(false);
  });

  it.each(["", "não", "[]", '"texto"', '{"a":{"b":1}}', '{"a":[[[]]]}'])("is no %s", (values) => {
    expect(accepts(values)).toBe(false);
  });
});
