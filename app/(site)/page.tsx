import { pageMetadata } from "@/lib/metadata";
import { readBlogSection } from "@/lib/posts/public";
import { routes } from "@/lib/routes";
import { site } from "@/lib/site";
import { Home } from "./home";

export const metadata = pageMetadata({ title: site.title, description: site.description, path: routes.home });

export default async function HomePage() {
  return <Home blog={await readBlogSection(1)} />;
}
