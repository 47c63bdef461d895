import "server-only";
import { cachedAfter, cachedFor } from "../cached-read";
import { withCounts } from "../categories/labels";
import { getCategories } from "../categories/service";
import { absentWhenMissing } from "../errors";
import { presentEach, presentPage } from "../items/present-each";
import { type Page, pageOf } from "../lists/listing";
import { sitemapOfRows, summarizeRows } from "../sitemap/rows";
import { shorten } from "../text";
import { articleTag, postEntity } from "./entity";
import { countByCategory, getPost, listCampaignPosts, listPictured, listPosts, nextPublication } from "./list";
import { markMatches } from "./mark-matches";
import { presentPost, presentPostCard, presentReview } from "./present";
import { countReactions } from "./reactions";
import { listReviews } from "./reviews";
import { postSitemap } from "./sitemap";
import type { FoundPost, PostCardData } from "./types";

/** Cards a page of /posts. */
const POSTS_PER_PAGE = 9;
/** Articles a page of the home page. */
const TEASERS_PER_PAGE = 6;
/** Characters of the text on the home page's cards. */
const TEASER_LENGTH = 25;
/** 'New articles' a page below an article. */
export const NEW_PER_PAGE = 3;
/** 'Related links' beside an article. */
const RELATED = 4;

const active = { q: "", status: "ativos", published: true, categoria: "", page: 1, limit: POSTS_PER_PAGE } as const;

/** A page of the blog, or of one of its categories: cards, and how many there are in all. */
export async function readPosts(page: number, categoria = "") {
  "use cache";
  await cachedWithPosts();
  return presentPage(await listPosts({ ...active, page, categoria }), presentPostCard);
}

/** A page of the home page's blog section: the newest articles, or the best matches of a search. */
export async function readBlogSection(page: number, keyword = ""): Promise<Page<FoundPost>> {
  "use cache";
  await cachedWithPosts();
  const list = await listPosts({ ...active, q: keyword, page, limit: TEASERS_PER_PAGE });
  const cards = presentEach(list.items, presentPostCard);
  if (!keyword) {
    return { ...list, items: cards.map((card) => ({ ...card, resumo: shorten(card.resumo, TEASER_LENGTH) })) };
  }
  const marked = await markMatches(keyword, list.items);
  return { ...list, items: cards.map((card) => ({ ...card, marked: marked.get(card._id) })) };
}

/** Reactions come too often to invalidate the page each time. */
const REACTIONS_MAX_AGE_S = 60 * 60;

/** Everything an article's page shows, or undefined when there is no such article for the public. */
export async function readPost(idOrPermalink: string) {
  "use cache";
  await cachedWithPosts();
  const post = await getPost(idOrPermalink, { publicOnly: true }).catch(absentWhenMissing);
  if (!post) return undefined;
  cachedFor(REACTIONS_MAX_AGE_S, articleTag(post.id));
  const [reviews, reactions] = await Promise.all([listReviews(post.id), countReactions(post.id)]);
  return {
    ...presentPost(post),
    reviews: presentPage(reviews, presentReview),
    reactions,
  };
}

/** The categories, with how many articles each has. */
export async function readPostCategories() {
  "use cache";
  await cachedWithPosts();
  const [categories, counts] = await Promise.all([getCategories("post"), countByCategory()]);
  return withCounts(categories, counts);
}

/** The boxes beside an article: categories, articles of the same one, pictures. */
export async function readSideBoxes(id: string, slug: string) {
  const [categories, newest, gallery] = await Promise.all([
    readPostCategories(),
    readNewest(RELATED + 1, slug),
    readPictured(),
  ]);
  return { categories, related: without(id, newest.items, RELATED), gallery };
}

/** The newest articles but this one, which is one of those that are counted. */
export async function readNewPosts(id: string) {
  const { items, total } = await readNewest(NEW_PER_PAGE + 1);
  return pageOf(without(id, items, NEW_PER_PAGE), total - 1, { page: 1, limit: NEW_PER_PAGE });
}

const without = (id: string, items: readonly PostCardData[], limit: number) =>
  items.filter(({ _id }) => _id !== id).slice(0, limit);

/** Cached once for all articles, each of which excludes itself. */
async function readNewest(limit: number, categoria = "") {
  "use cache";
  await cachedWithPosts();
  const { items, total } = await listPosts({ ...active, categoria, limit });
  return { items: presentEach(items, presentPostCard), total };
}

/** Articles on a campaign's page. */
const NEWS = 6;

/** The articles of a campaign, the latest first. */
export async function readCampaignPosts(campaignId: string) {
  "use cache";
  await cachedWithPosts();
  return presentEach(await listCampaignPosts(campaignId, NEWS), presentPostCard);
}

/** Pictures in the gallery beside an article. */
const GALLERY = 6;

async function readPictured() {
  "use cache";
  await cachedWithPosts();
  return presentEach(await listPictured(GALLERY), presentPostCard);
}

/** The newest articles with their whole text, for the feed. */
export async function readLatestPosts(limit: number) {
  "use cache";
  await cachedWithPosts();
  const { items } = await listPosts({ ...active, limit });
  return presentEach(items, presentPost);
}

/** How many files the articles take in the sitemap, and when one of them last changed. */
export async function readPostParts() {
  "use cache";
  await cachedWithPosts();
  return summarizeRows(postSitemap);
}

/** The nth file of the articles, from 1, in the sitemap's XML; undefined when there are fewer. */
export async function readPostSitemap(n: number) {
  "use cache";
  await cachedWithPosts();
  return sitemapOfRows(postSitemap, n);
}

/**
 * Cached until an administrator saves a post, or until the next scheduled post is published. Await it before the posts are
 * read: one that is published in between, or beside it, would be missing until the next save.
 */
async function cachedWithPosts() {
  cachedFor(await nextPublication(), postEntity.tag);
}

/** The same of what contains reads of posts. */
export async function cachedAfterPosts() {
  cachedAfter(await nextPublication());
}
