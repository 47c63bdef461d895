import "server-only";
import { AppError } from "../errors";
import type { ListQuery } from "../listing";
import { cachedUntilChanged, tags } from "../web/cache";
import { presentPost, presentPostCard, presentReview } from "./present";
import { countReactions } from "./reactions";
import { listReviews } from "./reviews";
import { countByCategory, getPost, listPictured, listPosts } from "./service";

/** Cards a page of /posts. */
const POSTS_PER_PAGE = 9;
/** 'New articles' a page below an article. */
export const NEW_PER_PAGE = 3;

const active: ListQuery = { q: "", status: "ativos", categoria: "", page: 1, limit: POSTS_PER_PAGE };

/** A page of the blog: cards, and how many there are in all. */
export async function readPosts(page: number, limit = POSTS_PER_PAGE) {
  "use cache";
  cachedUntilChanged(tags.posts);
  const list = await listPosts({ ...active, page, limit });
  return { ...list, items: list.items.map(presentPostCard) };
}

/** Everything an article's page shows, or undefined when there is no such article for the public. */
export async function readPost(idOrPermalink: string) {
  "use cache";
  cachedUntilChanged(tags.posts);
  const post = await getPost(idOrPermalink, { activeOnly: true }).catch(absentWhenMissing);
  if (!post) return undefined;
  cachedUntilChanged(tags.post(post.id));
  const [reviews, reactions] = await Promise.all([listReviews(post.id), countReactions(post.id)]);
  return {
    ...presentPost(post),
    reviews: { ...reviews, items: reviews.items.map(presentReview) },
    reactions,
  };
}

/** The boxes beside an article, built from all posts: categories, articles of the same one, pictures. */
export async function readSideBoxes(id: string, slug: string) {
  "use cache";
  cachedUntilChanged(tags.posts);
  const [categories, related, pictured] = await Promise.all([
    countByCategory(),
    listPosts({ ...active, categoria: slug, exclude: id, limit: 4 }),
    listPictured(6),
  ]);
  return {
    categories,
    related: related.items.map(presentPostCard),
    gallery: pictured.map(presentPostCard),
  };
}

/** The newest articles but this one. */
export async function readNewPosts(exclude: string, page = 1) {
  "use cache";
  cachedUntilChanged(tags.posts);
  const list = await listPosts({ ...active, exclude, page, limit: NEW_PER_PAGE });
  return { ...list, items: list.items.map(presentPostCard) };
}

function absentWhenMissing(error: unknown) {
  if (error instanceof AppError && error.code === "notFound") return undefined;
  throw error;
}
