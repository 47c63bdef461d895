import { randomUUID } from "node:crypto";
import { beforeEach, describe, expect, it } from "vitest";
import { db } from "../db/client";
import { isWaiting } from "../db/waiting.fixture";
import { actingAs } from "../history/actor";
import { lockForUpdate } from "../items/store";
import { deleteUsers } from "../users/team";
import { discardDraft, listDrafts, openDraft, storeDraft } from "./drafts";
import { twoAuthors, typed } from "./drafts.fixture";
import { createPost, deletePosts } from "./service";

let ana: { id: string; name: string };
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
    expect(await listDrafts({ postId: null, userId: ana.id })).toMatchObject([offer]);
    expect(await openDraft(draft._id)).toMatchObject({ userName: "uma conta excluída" });
    await storeDraft({ ...draft, base }, ana.id);
    expect(await listDrafts({ postId: null, userId: ana.id })).toMatchObject([{ mine: true }]);
  });

  it("stays when the account that typed last is removed while somebody continues it: the one waits for the other", async () => {
    const draft = typed("De duas pessoas");
    await storeDraft(draft, bia.id);
    const { removing } = await db.$transaction(async (tx) => {
      await lockForUpdate(tx, "Draft", [draft._id]); // as storeDraft does
      const removing = actingAs(ana, () => deleteUsers([bia.id], ana.id));
      await expect.poll(isWaiting).toBe(true);
      await tx.draft.update({ where: { id: draft._id }, data: { userId: ana.id } });
      return { removing };
    });
    await removing;
    expect(await openDraft(draft._id)).toMatchObject({ userName: "Ana" });
  });

  it("stays when somebody has continued it since the list was made on which it is discarded", async () => {
    const draft = typed("De ontem");
    await storeDraft(draft, bia.id);
    await db.draft.update({ where: { id: draft._id }, data: { updatedAt: new Date("2026-11-26T12:00:00Z") } });
    const discard = async (shown: Awaited<ReturnType<typeof listDrafts>>) =>
      discardDraft({ _id: draft._id, base: String(shown[0]?.updatedAt) });
    const yesterdays = await listDrafts({ postId: null, userId: ana.id });
    await storeDraft({ ...draft, values: JSON.stringify({ titulo: "De hoje" }) }, bia.id);
    await expect(discard(yesterdays)).rejects.toMatchObject({
      code: "stale",
      message: "Este rascunho foi continuado depois que a lista abriu, e não foi descartado",
    });
    expect(await openDraft(draft._id)).toMatchObject({ values: { titulo: "De hoje" } });
    await discard(await listDrafts({ postId: null, userId: ana.id }));
    expect(await openDraft(draft._id)).toBeUndefined();
    await discard(yesterdays); // it is gone, as asked
  });

  it("stays when another person throws it away who has read it, and its author has gone on with it since", async () => {
    const draft = typed("Lido");
    const throwAway = (base: Date) =>
      actingAs(bia, () => discardDraft({ _id: draft._id, device: "outro aparelho", base: base.toISOString() }));
    const read = await storeDraft(draft, ana.id);
    const now = await storeDraft({ ...draft, values: JSON.stringify({ titulo: "Lido e continuado" }) }, ana.id);
    await throwAway(read);
    expect(await openDraft(draft._id)).toMatchObject({ values: { titulo: "Lido e continuado" } });
    await throwAway(now);
    expect(await openDraft(draft._id)).toBeUndefined();
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
