import type { Metadata } from "next";
import { notFound } from "next/navigation";
import { PostList } from "@/components/posts/post-list";
import { readPosts } from "@/lib/posts/public";
import { routes } from "@/lib/routes";

type Props = PageProps<"/posts/pagina/[n]">;

export function generateStaticParams() {
  return [{ n: "2" }];
}

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const page = Number((await params).n);
  return { title: `Blog, página ${page}`, alternates: { canonical: routes.postsPage(page) } };
}

export default async function PostsNextPage({ params }: Props) {
  const { n } = await params;
  // The first page has one address only, and a number one way to be written.
  if (!/^[1-9]\d{0,5}$/.test(n) || n === "1") notFound();
  const list = await readPosts(Number(n));
  if (list.items.length === 0) notFound();
  return <PostList {...list} />;
}
