import { describe, expect, it } from "vitest";
import { db } from "../db/client";
import { emptyForEachTest } from "../db/emptied.fixture";
import { purgeItems, restoreItems } from "../trash/service";
import { getPost } from "./list";
import { createPost, deletePosts, updatePost } from "./service";

const draft = { titulo: "Café da manhã", description: "Pão e café.", autor: "Marlene", slug: "cafe-da-manha" as const };

emptyForEachTest("Trash", "Post");

describe("the address of a post", () => {
  const rename = (id: string, titulo: string) => updatePost(id, { ...draft, titulo });

  it("follows the title, and the earlier ones lead to it", async () => {
    const { id } = await createPost({ ...draft, titulo: "Vila Esperansa" });
    expect((await rename(id, "Vila Esperança")).permalink).toBe("vila-esperanca");
    expect((await rename(id, "Nossa vila")).permalink).toBe("nossa-vila");
    for (const address of ["vila-esperansa", "vila-esperanca", "nossa-vila"])
      expect((await getPost(address)).permalink).toBe("nossa-vila");
    await rename(id, "Vila Esperansa");
    expect((await getPost("nossa-vila")).permalink).toBe("vila-esperansa");
    expect(await db.postAddress.count({ where: { postId: id } })).toBe(2);
  });

  it("stays when the words of the title do", async () => {
    const { id, permalink } = await createPost(draft);
    const again = await createPost(draft);
    expect((await rename(id, "Café da manhã!")).permalink).toBe(permalink);
    expect((await rename(again.id, "CAFÉ da manhã")).permalink).toBe("cafe-da-manha-2");
    expect(await db.postAddress.count()).toBe(0);
  });

  it("is not given to another post while it leads to this one, in the trash and back, too", async () => {
    const { id } = await createPost(draft);
    await rename(id, "Sopa da noite");
    expect((await createPost(draft)).permalink).toBe("cafe-da-manha-2");
    await deletePosts([id]);
    await expect(getPost("cafe-da-manha")).rejects.toMatchObject({ code: "notFound" });
    const meanwhile = await createPost(draft);
    expect(meanwhile.permalink).toBe("cafe-da-manha-3");
    await restoreItems([{ entity: "post", id }]);
    expect((await getPost("cafe-da-manha")).id).toBe(id);
  });

  it("that was given to another post while this one was in the trash, as before versions did, stays that one's", async () => {
    const { id } = await createPost(draft);
    await rename(id, "Sopa da noite");
    const other = await createPost({ ...draft, titulo: "Outro café" });
    await db.post.update({ where: { id: other.id }, data: { permalink: "cafe-da-manha" } });
    expect((await getPost("cafe-da-manha")).id).toBe(other.id);
    await rename(other.id, "Pão de queijo");
    expect((await getPost("cafe-da-manha")).id).toBe(other.id);
  });

  it("is free again once the post that it led to is gone for good", async () => {
    const { id } = await createPost(draft);
    await rename(id, "Sopa da noite");
    await deletePosts([id]);
    await purgeItems([{ entity: "post", id }]);
    expect((await createPost(draft)).permalink).toBe("cafe-da-manha");
  });
});
