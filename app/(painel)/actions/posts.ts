"use server";

import { byId, newItem } from "@/lib/inputs";
import { postCopy } from "@/lib/posts/copy";
import { savedDraft } from "@/lib/posts/draft-schema";
import { getPost } from "@/lib/posts/list";
import { presentPost } from "@/lib/posts/present";
import { postInput, versionInput } from "@/lib/posts/schema";
import * as posts from "@/lib/posts/service";
import { restoreVersion } from "@/lib/posts/versions";
import { adminAction } from "@/lib/web/action";
import { activeAction, deleteAction } from "@/lib/web/list-actions";

const currentVersion = async ({ _id = "" }) => presentPost(await getPost(_id));

export const createPost = adminAction(
  "content:write",
  postInput.extend({ ...newItem.shape, ...savedDraft.shape }),
  async ({ _id, draft, ...input }) => {
    const post = await posts.createPost(input, { id: _id }, draft);
    return { message: postCopy.created, data: presentPost(post) };
  },
  currentVersion,
);

export const updatePost = adminAction(
  "content:write",
  postInput.extend({ ...byId.shape, ...savedDraft.shape }),
  async ({ _id, draft, ...input }) => {
    const post = await posts.updatePost(_id, input, draft);
    return { message: postCopy.updated, data: presentPost(post) };
  },
  currentVersion,
);

export const deletePosts = deleteAction("content:write", posts.deletePosts, postCopy);

export const setPostsActive = activeAction("content:write", posts.setPostsActive, postCopy);

export const restorePostVersion = adminAction("content:write", versionInput, async ({ _id, versao, seen }) => {
  const { gonePictures } = await restoreVersion(_id, versao, seen);
  return { message: postCopy.versionRestored(gonePictures) };
});
