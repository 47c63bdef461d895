import { expect, it } from "vitest";
import { db } from "../db/client";
import { deleteReviews } from "../posts/reviews";
import { createPost, deletePosts, updatePost } from "../posts/service";
import { defaultSettings } from "../settings/defaults";
import { SAMPLE_EXAMPLES } from "../settings/sample-examples";
import { getSettings, seedSampleSettings, updateSettings } from "../settings/service";
import { clearSample, countSample, rememberSample, showsSample } from "./service";

const draft = { titulo: "Exemplo", description: "Texto", autor: "A", slug: "acoes" as const };

it("clearing takes what came with the installation, and leaves what people wrote or edited", async () => {
  const sample = await createPost(draft);
  const edited = await createPost({ ...draft, titulo: "Editado" });
  expect(await showsSample()).toBe(false);
  await rememberSample();
  expect(await showsSample()).toBe(true);
  await updatePost(edited.id, { ...draft, titulo: "Editado por nós" });
  const own = await createPost({ ...draft, titulo: "Nosso" });
  expect(await countSample()).toBe(1);
  await clearSample();
  expect(await countSample()).toBe(0);
  const left = await db.post.findMany({ select: { id: true } });
  expect(left.map(({ id }) => id).sort()).toEqual([edited.id, own.id].sort());
  expect(left).not.toContainEqual({ id: sample.id });
  expect(await showsSample()).toBe(false);
  await clearSample(); // nothing left to do
});

it("clearing takes the drafts of the examples, too, which nobody could open any more", async () => {
  const { id } = await createPost(draft);
  await rememberSample();
  const { id: userId } = await db.user.create({ data: { name: "Ana", email: "ana@x.example", passwordHash: "-" } });
  const typed = (id: string, postId: string | null) => ({ id, postId, userId, device: "celular", values: {} });
  await db.draft.createMany({ data: [typed("do-exemplo", id), typed("novo", null)] });
  await clearSample();
  expect(await db.draft.findMany({ select: { id: true } })).toEqual([{ id: "novo" }]);
});

it("clearing takes the removed reviews of the examples, too, which could not be restored any more", async () => {
  const removeReview = async (postId: string) => {
    const review = { postId, nome: "Eva", email: "eva@x.example", rating: 5, comment: "Gostei" };
    const { id } = await db.review.create({ data: review });
    await deleteReviews([id]);
    return id;
  };
  const { id: example } = await createPost(draft);
  const { id: removed } = await createPost(draft);
  await removeReview(example);
  const ofRemoved = await removeReview(removed);
  await deletePosts([removed]);
  await rememberSample();
  await clearSample();
  const left = await db.trash.findMany({ where: { entity: "review" }, select: { id: true } });
  expect(left).toEqual([{ id: ofRemoved }]);
});

it("clearing takes the examples of what a Pix does, unless somebody wrote their own, and no other setting", async () => {
  const own = [{ amount: "30", text: "uma panela de sopa" }];
  for (const [written, left] of [
    [SAMPLE_EXAMPLES, []],
    [own, own],
  ]) {
    await db.setting.deleteMany();
    await seedSampleSettings(db, new Date());
    await rememberSample();
    const { settings } = await getSettings();
    expect(settings.donationExamples).toEqual(SAMPLE_EXAMPLES);
    await updateSettings({ ...settings, city: "Araguari", donationExamples: written ?? [] });
    await clearSample();
    expect((await getSettings()).settings).toEqual({
      ...defaultSettings({ city: "Araguari" }),
      donationExamples: left,
    });
  }
});
