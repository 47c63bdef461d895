import { z } from "zod";
import { routes } from "../../lib/routes";
import { capture } from "./capture";
import { pageAssets } from "./page-assets";
import type { SiteSource } from "./page-weight";

/** Under load: what visitors come for. */
export const loadedPages = async (origin: string) => [routes.home, routes.posts, await newestArticle(origin)];

/** Weighed besides: what galleries, tables, forms and the dashboard ship. */
export const otherPublicPages = [
  ...[routes.volunteers, routes.projects(), routes.aboutPage, routes.agenda, routes.donations(), routes.login],
];
export const privatePages = [routes.painel, routes.managePosts];

/** What is asked for under load: the pages, and one of the files of each kind that they name. */
export interface Resource {
  kind: "page" | "static" | "picture";
  path: string;
}

export async function loadedResources(origin: string, { html }: SiteSource): Promise<Resource[]> {
  const pages = await loadedPages(origin);
  const home = await html(routes.home);
  return [
    ...pages.map((path): Resource => ({ kind: "page", path })),
    { kind: "static", path: await middleScript(origin, home) },
    { kind: "picture", path: pictureOf(home) },
  ];
}

const posts = z.array(z.object({ permalink: z.string() })).min(1);

async function newestArticle(origin: string) {
  const response = await fetch(`${origin}/api/posts`);
  const [newest] = posts.parse(await response.json());
  return routes.post(newest?.permalink ?? "");
}

/** Neither the framework's largest script nor one of a few lines: as many are larger as are smaller. */
async function middleScript(origin: string, html: string) {
  const { scripts } = pageAssets(html);
  const sizes = await Promise.all(
    scripts.map(async (path) => ({ path, size: (await capture(origin + path)).body.length })),
  );
  const middle = sizes.sort((one, other) => one.size - other.size)[Math.floor(sizes.length / 2)];
  if (!middle) throw new Error("the home page names no script");
  return middle.path;
}

/** A picture as a phone gets it. */
function pictureOf(html: string) {
  const [found] = /\/imagens\/[\w-]+\/720\.webp/.exec(html) ?? [];
  if (!found) throw new Error("the home page shows no picture");
  return found;
}
