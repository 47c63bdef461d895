import { setImmediate as yieldToOthers } from "node:timers/promises";
import { Feed } from "feed";
import { PostText } from "@/components/markdown/post-text";
import { variantAddress } from "@/lib/images/picture";
import { presentEach } from "@/lib/items/present-each";
import { cachedAfterPosts, readLatestPosts } from "@/lib/posts/public";
import { routes, storedId } from "@/lib/routes";
import { elementHtml } from "@/lib/seo/element-html";
import { readSite } from "@/lib/settings/public";
import { absolute } from "@/lib/site";
import { inCdata, xmlText } from "@/lib/xml-text";

const MAX_ARTICLES = 20;

export const dynamic = "force-static";

/** The latest articles in full, as RSS 2.0. */
export async function GET() {
  return new Response(await writeFeed(), {
    headers: { "content-type": "application/rss+xml; charset=utf-8", "cache-control": "public, max-age=300" },
  });
}

async function writeFeed() {
  "use cache";
  await cachedAfterPosts(); // tagged by the reads inside
  const [posts, site] = await Promise.all([readLatestPosts(MAX_ARTICLES), readSite()]);
  const dates = posts.flatMap(({ createdAt, updatedAt }) => [Date.parse(createdAt), Date.parse(updatedAt)]);
  const feed = new Feed({
    title: xmlText(site.name),
    description: xmlText(site.summary),
    link: absolute(routes.home),
    feed: absolute(routes.feed),
    language: "pt-BR",
    image: absolute("/icons/icon-192.png"),
    updated: dates.length > 0 ? new Date(Math.max(...dates)) : undefined, // then the feed's own date
    generator: false,
  });
  for (const post of posts) {
    await yieldToOthers(); // parsing a very long text takes a second
    for (const item of presentEach([post], presentItem)) feed.addItem(item);
  }
  return feed.rss2();
}

function presentItem(post: Awaited<ReturnType<typeof readLatestPosts>>[number]) {
  const link = absolute(routes.post(post.permalink));
  return {
    title: inCdata(post.titulo),
    link,
    guid: post._id, // the address follows the title, and readers would show the article once more
    date: new Date(post.createdAt),
    description: inCdata(post.resumo),
    content: inCdata(elementHtml(<PostText>{post.description}</PostText>, link)),
    category: [{ name: xmlText(post.categoria) }],
    image: storedId(post.picture.src)
      ? { url: absolute(variantAddress(post.picture.src, 1280)), type: "image/webp" }
      : undefined,
    extensions: [{ name: "dc:creator", objects: { _cdata: inCdata(post.autor) } }],
  };
}
