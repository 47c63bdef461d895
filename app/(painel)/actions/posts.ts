"use server";

import { z } from "zod";
import { manageQuery, toListQuery } from "@/lib/listing";
import { postCopy, reviewCopy } from "@/lib/posts/model";
import { presentPost } from "@/lib/posts/present";
import * as reviews from "@/lib/posts/reviews";
import { postInput } from "@/lib/posts/schema";
import * as posts from "@/lib/posts/service";
import { adminAction } from "@/lib/web/action";
import { tags } from "@/lib/web/cache";

const byId = z.object({ _id: z.string() });

export const createPost = adminAction(postInput, async (input) => {
  const post = await posts.createPost(input);
  return { message: postCopy.created, data: presentPost(post), changed: [tags.posts] };
});

export const updatePost = adminAction(postInput.extend(byId.shape), async ({ _id, ...input }) => {
  const post = await posts.updatePost(_id, input);
  return { message: postCopy.updated, data: presentPost(post), changed: [tags.posts, tags.post(post.id)] };
});

export const deletePost = adminAction(byId, async ({ _id }) => {
  await posts.deletePost(_id);
  return { message: postCopy.deleted, data: undefined, changed: [tags.posts, tags.post(_id)] };
});

/** The next items of a list that shows 'Todos'. */
export const loadPosts = adminAction(manageQuery, async (query) => {
  const list = await posts.listPosts(toListQuery(query));
  return { message: "", data: { ...list, items: list.items.map(presentPost) }, changed: [] };
});

export const setReviewHidden = adminAction(byId.extend({ hidden: z.boolean() }), async ({ _id, hidden }) => {
  const postId = await reviews.setReviewHidden(_id, hidden);
  return { message: hidden ? reviewCopy.hidden : reviewCopy.shown, data: undefined, changed: [tags.post(postId)] };
});

export const deleteReview = adminAction(byId, async ({ _id }) => {
  const postId = await reviews.deleteReview(_id);
  return { message: reviewCopy.deleted, data: undefined, changed: [tags.post(postId)] };
});
