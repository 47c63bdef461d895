import { presentManagedReview } from "./present";
import type { ListedReviewRow } from "./reviews";

/** A review among those of all articles: it says which one it is about. */
export function presentListedReview({ post, ...review }: ListedReviewRow) {
  return { ...presentManagedReview(review), post: { _id: post.id, titulo: post.titulo } };
}

export type ListedReview = ReturnType<typeof presentListedReview>;
