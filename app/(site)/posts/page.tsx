import type { Metadata } from "next";
import { PostList } from "@/components/posts/post-list";
import { readPosts } from "@/lib/posts/public";
import { routes } from "@/lib/routes";

export const metadata: Metadata = {
  title: "Blog",
  description: "Histórias, ações e bastidores do Projeto Nova, contados por quem participa.",
  alternates: { canonical: routes.posts },
};

export default async function PostsPage() {
  return <PostList {...(await readPosts(1))} />;
}
