"use server";

import { z } from "zod";
import { byIds } from "@/lib/inputs";
import { presentEach } from "@/lib/items/present-each";
import { manageQuery, toListQuery } from "@/lib/lists/listing-query";
import { reviewCopy } from "@/lib/posts/copy";
import { presentListedReview } from "@/lib/posts/present";
import * as reviews from "@/lib/posts/reviews";
import { adminAction } from "@/lib/web/action";

export const setReviewsHidden = adminAction(
  "content:write",
  byIds.extend({ hidden: z.boolean() }),
  async ({ ids, hidden }) => {
    await reviews.setReviewsHidden(ids, hidden);
    const one = hidden ? reviewCopy.hidden : reviewCopy.shown;
    const message = ids.length === 1 ? one : `${ids.length} avaliações ${hidden ? "ocultadas" : "publicadas"}`;
    return { message };
  },
);

export const deleteReviews = adminAction("content:write", byIds, async ({ ids }) => {
  const removed = await reviews.deleteReviews(ids);
  return { message: reviewCopy.deleted(removed.length) };
});

/** For infinite scroll ('Todos'). */
export const loadReviews = adminAction("content:read", manageQuery, async (query) => {
  const list = await reviews.listAllReviews(toListQuery(query));
  return { data: { ...list, items: presentEach(list.items, presentListedReview) } };
});
