import { describe, expect, it } from "vitest";
import { db } from "../db/client";
import { emptyForEachTest } from "../db/emptied.fixture";
import { originalName } from "../images/names";
import { removeUnusedPictures } from "../images/unused";
import { createPost, deletePosts, updatePost } from "../posts/service";
import { storage } from "../storage/storage";
import { purgeItems, restoreItems } from "../trash/service";
import { article, at, idsOf, isThere, LATER, list, placesOf, upload } from "./media.fixture";
import { addPicture, describePicture, keepPicture, removePicture } from "./service";

emptyForEachTest("Post", "CalendarEvent", "Volunteer", "Trash", "Setting", "Image", "Change");

describe("removal", () => {
  it("is refused while something shows the picture, also from the trash", async () => {
    const id = await upload();
    const { id: postId } = await createPost({ ...article, image: at(id) });
    const refused = { code: "conflict", message: "A imagem aparece em 1 lugar, e por isso não sai daqui" };
    await expect(removePicture(id)).rejects.toMatchObject(refused);
    await deletePosts([postId]);
    await expect(removePicture(id)).rejects.toMatchObject(refused);
    await purgeItems([{ entity: "post", id: postId }]);
    expect(await isThere(id)).toBe(false);
  });

  it("takes a picture that nothing shows, kept or not, with its files", async () => {
    const id = await upload();
    await addPicture(id);
    await removePicture(id);
    expect([await isThere(id), await storage.read(originalName(id))]).toEqual([false, undefined]);
    await expect(removePicture(id)).rejects.toMatchObject({ code: "notFound" });
  });
});

describe("the sweep", () => {
  it("leaves what is kept, and says when the others go", async () => {
    const [added, dropped] = [await upload(), await upload()];
    await addPicture(added);
    const { id } = await createPost({ ...article, image: at(dropped) });
    await updatePost(id, { ...article, image: "" });
    expect((await list()).map(({ leavesAt }) => leavesAt !== undefined)).toEqual([true, false]);
    expect(await removeUnusedPictures({ olderThan: LATER })).toBe(1);
    expect(await idsOf()).toEqual([added]);
    await keepPicture(added, false);
    expect(await removeUnusedPictures({ olderThan: LATER })).toBe(1);
  });

  it("leaves a picture that two items share until both are gone for good", async () => {
    const id = await upload();
    const [one, other] = [
      await createPost({ ...article, image: at(id) }),
      await createPost({ ...article, titulo: "Outro", description: `![x](${at(id)})` }),
    ];
    await deletePosts([one.id]);
    await purgeItems([{ entity: "post", id: one.id }]);
    expect([await isThere(id), await removeUnusedPictures({ olderThan: LATER })]).toEqual([true, 0]);
    await deletePosts([other.id]);
    expect(await removeUnusedPictures({ olderThan: LATER })).toBe(0);
    await restoreItems([{ entity: "post", id: other.id }]);
    expect(await placesOf(id)).toEqual(["post Outro"]);
    await deletePosts([other.id]);
    await purgeItems([{ entity: "post", id: other.id }]);
    expect(await isThere(id)).toBe(false);
  });

  it("leaves no description behind, which may name somebody, whoever removes it", async () => {
    const byHand = await upload();
    for (const id of [byHand, await upload()]) {
      await addPicture(id);
      await describePicture(id, "Dona Marlene na cozinha", "");
      await keepPicture(id, false);
    }
    await removePicture(byHand);
    await removeUnusedPictures({ olderThan: LATER });
    expect(await db.image.count()).toBe(0);
    const history = await db.change.findMany();
    expect(history.map(({ action }) => action)).toContain("DELETE");
    expect(JSON.stringify(history)).not.toContain("Marlene");
  });
});
