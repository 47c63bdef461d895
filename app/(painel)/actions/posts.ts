"use server";

import { z } from "zod";
import { byId, byIds, newItem } from "@/lib/inputs";
import { postCopy } from "@/lib/posts/copy";
import { savedDraft } from "@/lib/posts/draft-schema";
import { getPost } from "@/lib/posts/list";
import { presentPost } from "@/lib/posts/present";
import { postInput, versionInput } from "@/lib/posts/schema";
import * as posts from "@/lib/posts/service";
import { restoreVersion } from "@/lib/posts/versions";
import { adminAction } from "@/lib/web/action";

export const createPost = adminAction(
  "content:write",
  postInput.extend({ ...newItem.shape, ...savedDraft.shape }),
  async ({ _id, draft, ...input }) => {
    const post = await posts.createPost(input, { id: _id }, draft);
    return { message: postCopy.created, data: presentPost(post) };
  },
);

export const updatePost = adminAction(
  "content:write",
  postInput.extend({ ...byId.shape, ...savedDraft.shape }),
  async ({ _id, draft, ...input }) => {
    const post = await posts.updatePost(_id, input, draft);
    return { message: postCopy.updated, data: presentPost(post) };
  },
  async ({ _id }) => presentPost(await getPost(_id)),
);

export const deletePosts = adminAction("content:write", byIds, async ({ ids }) => {
  const removed = await posts.deletePosts(ids);
  return { message: postCopy.deleted(removed.length) };
});

export const setPostsActive = adminAction(
  "content:write",
  byIds.extend({ active: z.boolean() }),
  async ({ ids, active }) => {
    const switched = await posts.setPostsActive(ids, active);
    const message = postCopy.switched(switched.length, active);
    return { message };
  },
);

export const restorePostVersion = adminAction("content:write", versionInput, async ({ _id, versao, seen }) => {
  const { gonePictures } = await restoreVersion(_id, versao, seen);
  return { message: postCopy.versionRestored(gonePictures) };
});
