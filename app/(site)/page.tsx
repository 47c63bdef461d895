import { readBlogSection } from "@/lib/posts/public";
import { routes } from "@/lib/routes";
import { siteTitle } from "@/lib/settings/name";
import { Home } from "./home";
import { siteMetadata } from "./site-metadata";

export const generateMetadata = siteMetadata((site) => ({
  title: siteTitle(site),
  description: site.summary,
  path: routes.home,
}));

export default async function HomePage() {
  return <Home blog={await readBlogSection(1)} />;
}
