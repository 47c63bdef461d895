import { BlogPage } from "@/components/posts/blog-page";
import { readPostCategories, readPosts } from "@/lib/posts/public";
import { routes } from "@/lib/routes";
import { ofName } from "@/lib/settings/name";
import { siteMetadata } from "../site-metadata";

export const generateMetadata = siteMetadata((site) => ({
  title: "Blog",
  description: `Histórias, ações e bastidores ${ofName(site)}, contados por quem participa: leia, comente e passe adiante.`,
  path: routes.posts,
}));

export default async function PostsPage() {
  const [list, categories] = await Promise.all([readPosts(1), readPostCategories()]);
  return <BlogPage {...list} categories={categories} />;
}
