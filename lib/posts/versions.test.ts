import { expect, it } from "vitest";
import { db } from "../db/client";
import { emptyForEachTest } from "../db/emptied.fixture";
import { actingAs } from "../history/actor";
import { restoreItems } from "../trash/service";
import { getPost } from "./list";
import { createPost, deletePosts, setPostsActive, updatePost } from "./service";
import { listVersions, restoreVersion } from "./versions";

const ana = { id: "ana", name: "Ana" };
const bia = { id: "bia", name: "Bia" };
const draft = { titulo: "Café da manhã", description: "Pão e café.", autor: "Marlene", slug: "acoes" as const };
const long = (word: string) => `${word} `.repeat(1_500).trim();

emptyForEachTest("Change", "Post");

const versionsOf = async (id: string) => listVersions(await getPost(id));
const textsOf = async (id: string) =>
  (await versionsOf(id)).map(({ userName, titulo, description }) => [userName, titulo, description]);

it("each save of the text is a version, whole however long it is", async () => {
  const { id } = await actingAs(ana, () => createPost({ ...draft, description: long("pão") }));
  await actingAs(bia, () => updatePost(id, { ...draft, description: long("broa") }));
  await setPostsActive([id], false);
  await actingAs(ana, () => updatePost(id, { ...draft, titulo: "Café e broa", description: long("broa") }));
  expect(await textsOf(id)).toEqual([
    ["Ana", "Café e broa", long("broa")],
    ["Bia", "Café da manhã", long("broa")],
    ["Ana", "Café da manhã", long("pão")],
  ]);
});

it("what was there before the history began is the first one", async () => {
  const { id } = await db.post.create({ data: { ...draft, permalink: "cafe" } });
  expect(await versionsOf(id)).toMatchObject([{ _id: "primeira", userName: "", titulo: "Café da manhã" }]);
  await actingAs(bia, () => updatePost(id, { ...draft, titulo: "Café" }));
  expect(await textsOf(id)).toEqual([
    ["Bia", "Café", "Pão e café."],
    ["", "Café da manhã", "Pão e café."],
  ]);
});

it("an earlier one is saved anew: picture, date and status stay, and it can be taken back in the same way", async () => {
  const { id } = await createPost({ ...draft, image: "https://fotos.example/a.jpg" });
  const { updatedAt } = await updatePost(id, { ...draft, titulo: "Sopa", description: "Sopa.", active: false });
  const [, first] = await versionsOf(id);
  const restored = await restoreVersion(id, first?._id ?? "", updatedAt.toISOString());
  expect(restored.gonePictures).toBe(0);
  expect(restored.post).toMatchObject({ ...draft, active: false, image: { url: "https://fotos.example/a.jpg" } });
  expect((await textsOf(id)).map(([, titulo]) => titulo)).toEqual(["Café da manhã", "Sopa", "Café da manhã"]);
});

it("comes back with a word about its pictures that are gone", async () => {
  const kept = await db.image.create({ data: { url: "https://fotos.example/b.jpg" } });
  const description = `![Sopa](/imagens/${kept.id})\n\n![Pão](/imagens/apagada)`;
  const { id } = await createPost({ ...draft, description });
  const { updatedAt } = await updatePost(id, draft);
  const [, first] = await versionsOf(id);
  expect((await restoreVersion(id, first?._id ?? "", updatedAt.toISOString())).gonePictures).toBe(1);
});

it("is not restored over what somebody saved meanwhile, nor when it is none", async () => {
  const { id, updatedAt } = await createPost(draft);
  const seen = updatedAt.toISOString();
  await actingAs(bia, () => updatePost(id, { ...draft, titulo: "Sopa" }));
  const [, first] = await versionsOf(id);
  await expect(restoreVersion(id, first?._id ?? "", seen)).rejects.toMatchObject({ code: "stale" });
  await expect(restoreVersion(id, "nada", seen)).rejects.toMatchObject({ code: "notFound" });
});

it("comes back from the trash with the article", async () => {
  const { id } = await createPost(draft);
  await updatePost(id, { ...draft, titulo: "Sopa" });
  await deletePosts([id]);
  await restoreItems([{ entity: "post", id }]);
  expect((await textsOf(id)).map(([, titulo]) => titulo)).toEqual(["Sopa", "Café da manhã"]);
});

it("of any length, whatever its end, is restored", async () => {
  const description = `${"a".repeat(2_000)}…`;
  const { id } = await createPost({ ...draft, description });
  const { updatedAt } = await updatePost(id, { ...draft, description: "Curto." });
  const [, first] = await versionsOf(id);
  await restoreVersion(id, first?._id ?? "", updatedAt.toISOString());
  expect((await getPost(id)).description).toBe(description);
});
