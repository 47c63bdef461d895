"use server";

import { postCopy } from "@/lib/posts/copy";
import { savedDraft } from "@/lib/posts/draft-schema";
import { getPost } from "@/lib/posts/list";
import { presentPost } from "@/lib/posts/present";
import { postInput, versionInput } from "@/lib/posts/schema";
import * as posts from "@/lib/posts/service";
import { restoreVersion } from "@/lib/posts/versions";
import { adminAction } from "@/lib/web/action";
import { activeAction, deleteAction, formActions } from "@/lib/web/item-actions";

export const { create: createPost, update: updatePost } = formActions("content:write", {
  input: postInput.extend(savedDraft.shape),
  read: getPost,
  create: ({ draft, ...input }, identity) => posts.createPost(input, identity, draft),
  update: (id, { draft, ...input }) => posts.updatePost(id, input, draft),
  present: presentPost,
  copy: postCopy,
});

export const deletePosts = deleteAction("content:write", posts.deletePosts, postCopy);

export const setPostsActive = activeAction("content:write", posts.setPostsActive, postCopy);

export const restorePostVersion = adminAction("content:write", versionInput, async ({ _id, versao, seen }) => {
  const { gonePictures } = await restoreVersion(_id, versao, seen);
  return { message: postCopy.versionRestored(gonePictures) };
});
