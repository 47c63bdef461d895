import { randomUUID } from "node:crypto";
import { beforeEach, describe, expect, it } from "vitest";
import { db } from "../db/client";
import { listDrafts, openDraft, storeDraft } from "./drafts";
import { twoAuthors, typed } from "./drafts.fixture";
import { createPost, deletePosts } from "./service";

let ana: { id: string };
let bia: typeof ana;

beforeEach(async () => {
  [ana, bia] = await twoAuthors();
});

describe("a draft", () => {
  it("stays when the account that typed last is removed, for who continues it", async () => {
    const draft = typed("De duas pessoas");
    const begun = (await storeDraft(draft, ana.id)).toISOString();
    const base = (await storeDraft({ ...draft, device: "computador", base: begun }, bia.id)).toISOString();
    await db.user.delete({ where: { id: bia.id } });
    const offer = { titulo: "De duas pessoas", userName: "uma conta excluída", mine: false };
    expect(await listDrafts(null, ana.id)).toMatchObject([offer]);
    expect(await openDraft(draft._id, null)).toMatchObject({ userName: "uma conta excluída" });
    await storeDraft({ ...draft, base }, ana.id);
    expect(await listDrafts(null, ana.id)).toMatchObject([{ mine: true }]);
  });

  it("of an article in the trash does not count among an account's: nobody sees it to discard it", async () => {
    const { id: postId } = await createPost({ titulo: "Café", description: "Pão.", autor: "Ana", slug: "acoes" });
    const row = { userId: ana.id, postId, device: "a", values: {} };
    await db.draft.createMany({ data: Array.from({ length: 100 }, () => ({ ...row, id: randomUUID() })) });
    await expect(storeDraft(typed("Mais um"), ana.id)).rejects.toMatchObject({ code: "conflict" });
    await deletePosts([postId]);
    await storeDraft(typed("Mais um"), ana.id);
    expect(await db.draft.count({ where: { postId } })).toBe(100);
  });
});
