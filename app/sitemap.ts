import type { MetadataRoute } from "next";
import { readEventAddresses } from "@/lib/calendar/public";
import { readPostAddresses } from "@/lib/posts/public";
import { projectCategories } from "@/lib/projects/model";
import { routes } from "@/lib/routes";
import { absolute } from "@/lib/site";

/** Addresses that one file may have. */
const LIMIT = 50_000;

/** Every page worth finding. Further pages of lists are left out: what they lead to is here itself. */
export default async function sitemap(): Promise<MetadataRoute.Sitemap> {
  const [posts, events] = await Promise.all([readPostAddresses(LIMIT), readEventAddresses(LIMIT)]);
  const [newestPost, newestEvent] = [posts[0]?.updatedAt, events[0]?.updatedAt];
  return [
    page(routes.home, newestPost),
    page(routes.sobre),
    page(routes.contact),
    page(routes.posts, newestPost),
    page(routes.agenda, newestEvent),
    page(routes.volunteers),
    page(routes.projects()),
    ...projectCategories.map((categoria) => page(routes.projects(categoria))),
    page(routes.donations()),
    page(routes.donate()),
    page(routes.privacy),
    page(routes.terms),
    ...events.map(({ id, updatedAt }) => page(routes.event(id), updatedAt)),
    ...posts.map(({ permalink, updatedAt }) => page(routes.post(permalink), updatedAt)),
  ].slice(0, LIMIT);
}

/** A page without a date of its own says none: a made-up one teaches search engines to ignore all of them. */
const page = (path: string, lastModified?: Date) => ({ url: absolute(path), lastModified });
