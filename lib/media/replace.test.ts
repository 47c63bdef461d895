import sharp from "sharp";
import { describe, expect, it } from "vitest";
import { createEvent, getEvent } from "../calendar/service";
import { db } from "../db/client";
import { emptyForEachTest } from "../db/emptied.fixture";
import { isWaiting } from "../db/waiting.fixture";
import { findSuccessor } from "../images/attach";
import { originalName } from "../images/names";
import { findPlaces } from "../images/places";
import { storeImage } from "../images/service";
import { removeUnusedPictures } from "../images/unused";
import { collectAnnounced } from "../items/announce";
import { lockForUpdate } from "../items/store";
import { getPost } from "../posts/list";
import { createPost, deletePosts, updatePost } from "../posts/service";
import { storage } from "../storage/storage";
import { restoreItems } from "../trash/service";
import { registerVolunteer } from "../volunteers/service";
import { listPictures } from "./list";
import { replacePicture } from "./replace";
import { addPicture } from "./service";

const LATER = new Date(Date.now() + 86_400_000);
const png = await sharp({ create: { width: 4, height: 4, channels: 3, background: "#c8401b" } })
  .png()
  .toBuffer();

const article = { titulo: "Café", description: "Pão.", autor: "Ana", slug: "acoes" as const };
const event = { startsAt: new Date("2027-01-09T12:00:00Z"), acoes: "Mutirão", local: "Praça", eventos: "Plantio" };
const person = { name: "Bia", profissao: "P", tipo: "T", descricao: "D", isAdmin: false };
const at = (id: string) => `/imagens/${id}`;
const upload = async (alt = "") => (await storeImage(png, alt)).id;
const idsOf = async () => (await listPictures({ q: "", pagina: 1 }, "EDITING")).items.map(({ _id }) => _id);
const placesOf = async (id: string) => (await findPlaces(db, [id])).map(({ entity, title }) => `${entity} ${title}`);
const isThere = async (id: string) => (await db.image.count({ where: { id } })) === 1;

emptyForEachTest("Post", "CalendarEvent", "Volunteer", "Trash", "Setting", "Image");

describe("another file", () => {
  it("is in the place of the first one everywhere at once, and no address shows the first one", async () => {
    const [old, fresh] = [await upload("Uma horta"), await upload()];
    const text = `Antes. ![Uma](${at(old)}) ![Outra](${at(`${old}-2`)})`;
    const { id: postId } = await createPost({ ...article, image: at(old), description: text });
    const { id: eventId } = await createEvent({ ...event, image: at(old) });
    const { id: gone } = await createPost({ ...article, titulo: "Antigo", image: at(old), description: text });
    await deletePosts([gone]);
    await db.setting.create({ data: { key: "organization", value: { slides: [{ image: at(old), alt: "x" }] } } });
    const tags = new Set<string>();
    await collectAnnounced(tags, () => replacePicture(old, fresh, "ADMINISTRATION"));

    expect([...tags].sort()).toEqual(["calendar", `post:${postId}`, "posts", "settings"]);
    const after = await getPost(postId);
    expect([after.imageId, after.image?.alt]).toEqual([fresh, "Uma horta"]);
    expect(after.description).toBe(`Antes. ![Uma](${at(fresh)}) ![Outra](${at(`${old}-2`)})`);
    expect((await getEvent(eventId)).imageId).toBe(fresh);
    const { value } = await db.setting.findUniqueOrThrow({ where: { key: "organization" } });
    expect(value).toEqual({ slides: [{ image: at(fresh), alt: "x" }] });
    await restoreItems([{ entity: "post", id: gone }]);
    expect((await getPost(gone)).imageId).toBe(fresh);

    expect([await isThere(old), await storage.read(originalName(old))]).toEqual([false, undefined]);
    expect(await findSuccessor(old)).toBe(fresh);
    expect(await idsOf()).toEqual([fresh]);
  });

  it("is what an open form saves that still has the first one's address, however often it was replaced", async () => {
    const [first, second, third] = [await upload(), await upload(), await upload()];
    const { id, updatedAt } = await createPost({ ...article, image: at(first) });
    await replacePicture(first, second, "ADMINISTRATION");
    await replacePicture(second, third, "ADMINISTRATION");
    await updatePost(id, {
      ...{ ...article, image: at(first), description: `![x](${at(first)})` },
      seen: updatedAt.toISOString(),
    });
    expect((await getPost(id)).imageId).toBe(third);
    await updatePost(id, { ...article, image: "", description: `![x](${at(first)})` });
    expect(await placesOf(third)).toEqual(["post Café"]);
    expect(await removeUnusedPictures({ olderThan: LATER })).toBe(0);
  });

  it("must have been sent for this, and not be shown anywhere", async () => {
    const [old, other] = [await upload(), await upload()];
    await createPost({ ...article, image: at(old) });
    await registerVolunteer({ ...person, image: at(other) });
    await expect(replacePicture(old, other, "ADMINISTRATION")).rejects.toMatchObject({ code: "conflict" });
    await expect(replacePicture(old, old, "ADMINISTRATION")).rejects.toMatchObject({ code: "conflict" });
    await expect(replacePicture(old, "nada", "ADMINISTRATION")).rejects.toMatchObject({ code: "conflict" });
  });

  it("and a save that names the first one at the same moment: whichever comes later is right", async () => {
    const [old, fresh] = [await upload(), await upload()];
    await createPost({ ...article, image: at(old) });
    const [created] = await Promise.all([
      createPost({ ...article, image: at(old) }),
      replacePicture(old, fresh, "ADMINISTRATION"),
    ]);
    expect((await getPost(created.id)).imageId).toBe(fresh);
  });

  it("waits for a save that ends a draft which shows the first one", async () => {
    const [old, fresh] = [await upload(), await upload()];
    const { id: postId } = await createPost({ ...article, image: at(old) });
    const { id } = await db.draft.create({ data: { id: "d", postId, device: "x", values: { image: at(old) } } });
    const { replacing } = await db.$transaction(async (tx) => {
      await lockForUpdate(tx, "Post", [postId]);
      const replacing = replacePicture(old, fresh, "ADMINISTRATION");
      await expect.poll(isWaiting).toBe(true);
      await tx.draft.delete({ where: { id } });
      return { replacing };
    });
    await replacing;
    expect((await getPost(postId)).imageId).toBe(fresh);
  });

  it("is put by nobody where their role may not write: the banner, a volunteer's portrait", async () => {
    const [old, fresh] = [await upload(), await upload()];
    await addPicture(old);
    await createPost({ ...article, image: at(old) }); // one place that the role may write is not enough
    await db.setting.create({ data: { key: "organization", value: { slides: [{ image: at(old), alt: "x" }] } } });
    await expect(replacePicture(old, fresh, "EDITING")).rejects.toMatchObject({ code: "forbidden" });
    await replacePicture(old, fresh, "ADMINISTRATION");
    expect(await isThere(old)).toBe(false);
  });
});
