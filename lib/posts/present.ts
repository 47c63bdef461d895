import { presentPhotos } from "../images/photos";
import { imageAddress } from "../images/picture";
import { presentPicture } from "../images/present";
import { excerpt } from "../markdown/plain-text";
import { onlyFields } from "../only-fields";
import { maskEmail } from "../text";
import { postAnswer, postCardAnswer, reviewAnswer } from "./api";
import { MAX_EXCERPT_CHARACTERS } from "./limits";
import type { PostRow } from "./list";
import type { ListedReviewRow, ReviewRow } from "./reviews";

export const presentPostCard = ({ id, image, ...post }: PostRow) =>
  onlyFields(postCardAnswer, {
    ...post,
    _id: id,
    resumo: post.chamada || excerpt(post.description, MAX_EXCERPT_CHARACTERS),
    createdAt: post.createdAt.toISOString(),
    picture: presentPicture(image),
  });

export const presentPost = (post: PostRow) =>
  onlyFields(postAnswer, {
    ...post,
    ...presentPostCard(post),
    image: imageAddress(post.image),
    ...presentPhotos(post.photos),
    updatedAt: post.updatedAt.toISOString(),
  });

/** A post in the dashboard's list; `scheduled` until it publishes itself. */
export function presentManagedPost(post: PostRow) {
  return { ...presentPost(post), scheduled: post.createdAt.getTime() > Date.now() };
}

/** A review as visitors see it. */
export const presentReview = ({ id, ...review }: ReviewRow) =>
  onlyFields(reviewAnswer, {
    ...review,
    _id: id,
    email: maskEmail(review.email),
    createdAt: review.createdAt.toISOString(),
  });

/** A review for administrators, hidden ones included: `active` is the visibility for visitors. */
export function presentManagedReview(review: ReviewRow) {
  return { ...presentReview(review), active: !review.hidden, awaiting: review.awaiting };
}

/** A review among those of all articles, with the article that it is about. */
export function presentListedReview({ post, ...review }: ListedReviewRow) {
  return { ...presentManagedReview(review), post: { _id: post.id, titulo: post.titulo } };
}
