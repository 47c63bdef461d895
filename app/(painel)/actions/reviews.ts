"use server";

import { z } from "zod";
import { byIds } from "@/lib/inputs";
import { reviewCopy } from "@/lib/posts/copy";
import * as reviews from "@/lib/posts/reviews";
import { answerInput } from "@/lib/posts/schema";
import { adminAction } from "@/lib/web/action";
import { deleteAction } from "@/lib/web/item-actions";

export const setReviewsHidden = adminAction(
  "content:write",
  byIds.extend({ hidden: z.boolean(), awaiting: z.array(z.string().max(64)).max(1000).optional() }),
  async ({ ids, hidden, awaiting }) => {
    const switched = await reviews.setReviewsHidden(ids, hidden, awaiting);
    const one = hidden ? reviewCopy.hidden : reviewCopy.shown;
    const done = switched.filter((review) => review.hidden === hidden).length;
    const kept = switched.length - done;
    const all = done === 1 ? one : `${done} avaliações ${hidden ? "ocultadas" : "publicadas"}`;
    const message = kept === 0 ? all : `${all}. ${reviewCopy.keptHidden(kept)}`;
    const changed = switched.filter((review) => review.changed);
    const awaited = changed.filter(({ before }) => before.awaiting);
    return { message, data: { changed: changed.map(({ id }) => id), awaiting: awaited.map(({ id }) => id) } };
  },
);

export const answerReview = adminAction(
  "content:write",
  answerInput,
  async ({ _id, answer, before }) => {
    const [review] = await reviews.answerReview(_id, answer, before);
    const shown = review?.hidden ? reviewCopy.answerKept : reviewCopy.answered;
    return { message: answer ? shown : reviewCopy.answerRemoved, data: answer };
  },
  ({ _id }) => reviews.readAnswer(_id),
);

export const deleteReviews = deleteAction("content:write", reviews.deleteReviews, reviewCopy);
