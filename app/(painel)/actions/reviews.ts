"use server";

import { z } from "zod";
import { byIds } from "@/lib/inputs";
import { manageQuery, toListQuery } from "@/lib/listing-query";
import { reviewCopy } from "@/lib/posts/model";
import { presentListedReview } from "@/lib/posts/present-review";
import * as reviews from "@/lib/posts/reviews";
import { adminAction } from "@/lib/web/action";
import { tags } from "@/lib/web/cache";

export const setReviewsHidden = adminAction(byIds.extend({ hidden: z.boolean() }), async ({ ids, hidden }) => {
  const posts = await reviews.setReviewsHidden(ids, hidden);
  const one = hidden ? reviewCopy.hidden : reviewCopy.shown;
  const message = ids.length === 1 ? one : `${ids.length} avaliações ${hidden ? "ocultadas" : "publicadas"}`;
  return { message, data: undefined, changed: posts.map(tags.post) };
});

export const deleteReviews = adminAction(byIds, async ({ ids }) => {
  const posts = await reviews.deleteReviews(ids);
  return { message: reviewCopy.deleted, data: undefined, changed: posts.map(tags.post) };
});

/** The next items of a list that shows 'Todos'. */
export const loadReviews = adminAction(manageQuery, async (query) => {
  const list = await reviews.listAllReviews(toListQuery(query));
  return { message: "", data: { ...list, items: list.items.map(presentListedReview) }, changed: [] };
});
