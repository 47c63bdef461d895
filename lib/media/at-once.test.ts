import sharp from "sharp";
import { expect, it } from "vitest";
import { db } from "../db/client";
import { emptyForEachTest } from "../db/emptied.fixture";
import { isWaiting } from "../db/waiting.fixture";
import { attachPictures } from "../images/photos";
import { storeImage } from "../images/service";
import { lockForUpdate } from "../items/store";
import { getPost } from "../posts/list";
import { createPost, updatePost } from "../posts/service";
import { replacePicture } from "./replace";

// Pictures that are written at the same moment: nobody waits for somebody who waits for them.

const png = await sharp({ create: { width: 4, height: 4, channels: 3, background: "#c8401b" } })
  .png()
  .toBuffer();

const article = { titulo: "Café", description: "Pão.", autor: "Ana", slug: "acoes" as const };
const at = (id: string) => `/imagens/${id}`;
const upload = async () => (await storeImage(png)).id;

emptyForEachTest("Post", "Image");

it("another file waits for no save of what has just begun to show the first one: that save may be waiting for the picture", async () => {
  const [old, fresh] = [await upload(), await upload()];
  const { id: known } = await createPost({ ...article, image: at(old) });
  const { id: later } = await createPost({ ...article, titulo: "Outro" });
  await db.$transaction(async (saver) => {
    const { replacing } = await db.$transaction(async (tx) => {
      await lockForUpdate(tx, "Post", [known]);
      const replacing = replacePicture(old, fresh, "ADMINISTRATION");
      await expect.poll(isWaiting).toBe(true);
      await updatePost(later, { ...article, titulo: "Outro", image: at(old) });
      await lockForUpdate(saver, "Post", [later]);
      return { replacing };
    });
    await expect(replacing).rejects.toMatchObject({ code: "conflict" });
    expect((await attachPictures(saver, { image: at(old) })).imageId).toBe(old);
  });
  await replacePicture(old, fresh, "ADMINISTRATION");
  expect((await getPost(later)).imageId).toBe(fresh);
});

it("the texts of two new articles show the same new pictures, the other one's cover each", async () => {
  for (let turn = 0; turn < 3; turn++) {
    const [one, two] = [await upload(), await upload()];
    const saves = [
      createPost({ ...article, image: at(one), description: `![x](${at(two)})` }),
      createPost({ ...article, image: at(two), description: `![x](${at(one)})` }),
    ];
    expect((await Promise.all(saves)).map(({ imageId }) => imageId)).toEqual([one, two]);
  }
});
