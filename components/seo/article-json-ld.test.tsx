import { renderToStaticMarkup } from "react-dom/server";
import { expect, it } from "vitest";
import { presentPost } from "@/lib/posts/present";
import { createPost } from "@/lib/posts/service";
import { presentSite } from "@/lib/settings/present";
import { getSettings } from "@/lib/settings/service";
import { ArticleJsonLd } from "./article-json-ld";

it("a scheduled article is not changed before it is published", async () => {
  const post = await createPost({ titulo: "Mutirão", description: "Texto", autor: "Ana", slug: "acoes" });
  const site = presentSite((await getSettings()).settings, []);
  const dates = (createdAt: Date, updatedAt: Date) => {
    const html = renderToStaticMarkup(
      <ArticleJsonLd site={site} post={presentPost({ ...post, createdAt, updatedAt })} />,
    );
    const { datePublished, dateModified } = JSON.parse(html.replace(/<\/?script[^>]*>/g, ""));
    return [datePublished, dateModified].map((date) => date.slice(0, 10));
  };
  const [saved, out] = [new Date("2026-11-20T12:00:00Z"), new Date("2026-11-24T12:00:00Z")];
  expect(dates(out, saved)).toEqual(["2026-11-24", "2026-11-24"]);
  expect(dates(saved, out)).toEqual(["2026-11-20", "2026-11-24"]);
});
