import { EmptyState } from "@/components/ui/empty-state";
import { FilterLinks } from "@/components/ui/filter-links";
import { PageHeader } from "@/components/ui/page-header";
import { Pagination } from "@/components/ui/pagination";
import type { CategoryCount } from "@/lib/categories/labels";
import type { Page } from "@/lib/lists/listing";
import { postCopy } from "@/lib/posts/copy";
import type { PostCardData } from "@/lib/posts/types";
import { routes } from "@/lib/routes";
import { PostGrid } from "./post-grid";
import { SearchForm } from "./search-form";

type Props = Page<PostCardData> & {
  categories: CategoryCount[];
  /** Absent, all categories are shown. */
  categoria?: CategoryCount;
};

const BLOG = { label: "Blog", href: routes.posts };

/** One page of the blog or of one of its categories. */
export function BlogPage({ categories, categoria, ...list }: Props) {
  const all = categories.reduce((sum, { count }) => sum + count, 0);
  return (
    <div className="mx-auto grid max-w-page gap-10 px-4 pt-6 sm:pt-10">
      <div className="flex flex-wrap items-end justify-between gap-x-8 gap-y-6">
        <PageHeader title={categoria?.label ?? BLOG.label} parent={categoria && BLOG}>
          <p>O que fizemos, o que aprendemos e o que ainda falta. Quem escreve é quem participa.</p>
        </PageHeader>
        <SearchForm />
      </div>
      <FilterLinks
        label="Categorias do blog"
        links={[
          { label: "Todos", href: routes.posts, count: all, current: !categoria },
          ...categories
            .filter(({ count }) => count > 0)
            .map(({ slug, label, count }) => ({
              label,
              href: routes.postsOf(slug),
              count,
              current: slug === categoria?.slug,
            })),
        ]}
      />
      {list.items.length > 0 ? <PostGrid posts={list.items} firstPriority /> : <EmptyState title={postCopy.none} />}
      <Pagination
        list={list}
        href={(to) => (categoria ? routes.postsOf(categoria.slug, to) : routes.postsPage(to))}
        label="Páginas do blog"
      />
    </div>
  );
}
