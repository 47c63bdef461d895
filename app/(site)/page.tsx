import { readBlogSection } from "@/lib/posts/public";
import { routes } from "@/lib/routes";
import { pageMetadata } from "@/lib/seo/metadata";
import { siteTitle } from "@/lib/settings/name";
import { readSite } from "@/lib/settings/public";
import { Home } from "./home";

export async function generateMetadata() {
  const site = await readSite();
  return pageMetadata(site, { title: siteTitle(site), description: site.summary, path: routes.home });
}

export default async function HomePage() {
  return <Home blog={await readBlogSection(1)} />;
}
