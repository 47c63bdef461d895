import { z } from "zod";
import { routes } from "../../lib/routes";

/** Under load: what visitors come for. */
export const loadedPages = async (origin: string) => [routes.home, routes.posts, await newestArticle(origin)];

/** Weighed besides: what galleries, tables, forms and the dashboard ship. */
export const otherPublicPages = [
  ...[routes.volunteers, routes.projects(), routes.sobre, routes.agenda, routes.donations(), routes.login],
];
export const privatePages = [routes.painel, routes.managePosts];

const posts = z.array(z.object({ permalink: z.string() })).min(1);

async function newestArticle(origin: string) {
  const response = await fetch(`${origin}/api/posts`);
  const [newest] = posts.parse(await response.json());
  return routes.post(newest?.permalink ?? "");
}
