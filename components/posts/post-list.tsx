import { Breadcrumb } from "@/components/ui/breadcrumb";
import { Empty } from "@/components/ui/empty";
import { Pagination } from "@/components/ui/pagination";
import { type PostCardData, postCopy } from "@/lib/posts/model";
import { routes } from "@/lib/routes";
import { PostGrid } from "./post-grid";

type Props = { items: PostCardData[]; page: number; pages: number };

/** The blog: header, cards and the way to the other pages. */
export function PostList({ items, page, pages }: Props) {
  return (
    <div className="mx-auto grid max-w-page gap-10 px-4 pt-6 sm:pt-10">
      <header className="grid gap-4">
        <Breadcrumb crumbs={[{ label: "Home", href: routes.home }, { label: "Blog" }]} />
        <h1 className="text-4xl sm:text-6xl">Blog</h1>
        <p className="max-w-text text-lg text-muted">
          O que fizemos, o que aprendemos e o que ainda falta. Quem escreve é quem participa.
        </p>
      </header>
      {items.length > 0 ? <PostGrid posts={items} firstPriority /> : <Empty title={postCopy.none} />}
      <Pagination page={page} pages={pages} href={routes.postsPage} label="Páginas do blog" />
    </div>
  );
}
