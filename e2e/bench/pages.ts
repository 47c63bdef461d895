import { request as requests } from "@playwright/test";
import { z } from "zod";
import { painelRoutes } from "../../lib/painel-routes";
import { routes } from "../../lib/routes";
import { ARTICLE, addressOf, CAMPAIGN, EVENT, SCREENS } from "../public-pages";
import { capture } from "./capture";
import { pageAssets } from "./page-assets";
import type { SiteSource } from "./page-weight";

/** Pages under load: the most visited ones. */
const loadedPages = async (origin: string) => [routes.home, routes.posts, await newestArticle(origin)];

/** Every kind of public page. */
export async function publicPages(origin: string) {
  const request = await requests.newContext({ baseURL: origin });
  const forms = [routes.claim, routes.login, routes.newPassword];
  const kinds = [...SCREENS, ARTICLE, EVENT, CAMPAIGN, ...forms, "/api/docs"];
  const pages = await Promise.all(kinds.map((page) => addressOf(request, page)));
  await request.dispose();
  return pages;
}
export const privatePages = [painelRoutes.painel, painelRoutes.managePosts];
const AREA_OF_THE_TEAM: readonly string[] = [...privatePages, routes.login, routes.newPassword];

/** Whether visitors open it; what signs in is a part of the dashboard. */
export const isVisitors = (page: string) => !AREA_OF_THE_TEAM.includes(page);

/** A path under load: a page, a public read of the API, or a static file or picture that the home page names. */
export interface Resource {
  kind: "page" | "api" | "static" | "picture";
  path: string;
}

export async function loadedResources(origin: string, { html }: SiteSource): Promise<Resource[]> {
  const pages = await loadedPages(origin);
  const home = await html(routes.home);
  return [
    ...pages.map((path): Resource => ({ kind: "page", path })),
    ...API_READS.map((path): Resource => ({ kind: "api", path })),
    { kind: "static", path: await medianScript(origin, home) },
    { kind: "picture", path: pictureOf(home) },
  ];
}

const API_READS = ["/api/posts", "/api/donations", "/api/openapi.json"];

const posts = z.array(z.object({ permalink: z.string() })).min(1);

async function newestArticle(origin: string) {
  const response = await fetch(`${origin}/api/posts`);
  const [newest] = posts.parse(await response.json());
  return routes.post(newest?.permalink ?? "");
}

/** The script of median size: neither the framework's largest one nor a tiny one. */
async function medianScript(origin: string, html: string) {
  const { scripts } = pageAssets(html);
  const sizes = await Promise.all(
    scripts.map(async (path) => ({ path, size: (await capture(origin + path)).body.length })),
  );
  const median = sizes.sort((one, other) => one.size - other.size)[Math.floor(sizes.length / 2)];
  if (!median) throw new Error("the home page names no script");
  return median.path;
}

/** A picture at a phone's width. */
function pictureOf(html: string) {
  const [found] = /\/imagens\/[\w-]+\/720\.webp/.exec(html) ?? [];
  if (!found) throw new Error("the home page shows no picture");
  return found;
}
