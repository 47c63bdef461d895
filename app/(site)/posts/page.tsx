import { BlogPage } from "@/components/posts/blog-page";
import { readPostCategories, readPosts } from "@/lib/posts/public";
import { routes } from "@/lib/routes";
import { pageMetadata } from "@/lib/seo/metadata";
import { ofName } from "@/lib/settings/name";
import { readSite } from "@/lib/settings/public";

export async function generateMetadata() {
  const site = await readSite();
  return pageMetadata(site, {
    title: "Blog",
    description: `Histórias, ações e bastidores ${ofName(site)}, contados por quem participa: leia, comente e passe adiante.`,
    path: routes.posts,
  });
}

export default async function PostsPage() {
  const [list, categories] = await Promise.all([readPosts(1), readPostCategories()]);
  return <BlogPage {...list} categories={categories} />;
}
