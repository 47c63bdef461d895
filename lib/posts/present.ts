import { presentPhotos } from "../images/photos";
import { imageAddress } from "../images/picture";
import { presentPicture } from "../images/present";
import { excerpt } from "../markdown/plain-text";
import { maskEmail } from "../text";
import { MAX_EXCERPT_CHARACTERS } from "./limits";
import type { PostRow } from "./list";
import type { ListedReviewRow, ReviewRow } from "./reviews";
import type { PostCardData, PostReview } from "./types";

export function presentPostCard(post: PostRow): PostCardData {
  const { id, titulo, autor, slug, categoria, permalink, description, chamada, createdAt, image } = post;
  return {
    _id: id,
    titulo,
    autor,
    slug,
    categoria,
    permalink,
    resumo: chamada || excerpt(description, MAX_EXCERPT_CHARACTERS),
    createdAt: createdAt.toISOString(),
    picture: presentPicture(image),
  };
}

export function presentPost(post: PostRow) {
  const { description, chamada, campaignId, image, photos, active, updatedAt } = post;
  return {
    ...presentPostCard(post),
    description,
    chamada,
    campaignId,
    image: imageAddress(image),
    ...presentPhotos(photos),
    active,
    updatedAt: updatedAt.toISOString(),
  };
}

/** A post in the dashboard's list; `scheduled` until it publishes itself. */
export function presentManagedPost(post: PostRow) {
  return { ...presentPost(post), scheduled: post.createdAt.getTime() > Date.now() };
}

/** A review as visitors see it. */
export function presentReview({ id, nome, email, titulo, rating, comment, createdAt, answer }: ReviewRow): PostReview {
  return {
    _id: id,
    nome,
    email: maskEmail(email),
    titulo,
    rating,
    comment,
    createdAt: createdAt.toISOString(),
    answer,
  };
}

/** A review for administrators, hidden ones included: `active` is the visibility for visitors. */
export function presentManagedReview(review: ReviewRow) {
  return { ...presentReview(review), active: !review.hidden, awaiting: review.awaiting };
}

/** A review among those of all articles, with the article that it is about. */
export function presentListedReview({ post, ...review }: ListedReviewRow) {
  return { ...presentManagedReview(review), post: { _id: post.id, titulo: post.titulo } };
}
