import { LinkButton } from "@/components/ui/button";
import { EmptyState } from "@/components/ui/empty-state";
import { Link } from "@/components/ui/link";
import { Pagination } from "@/components/ui/pagination";
import { Section } from "@/components/ui/section";
import { type Counted, countInWords, type Page } from "@/lib/lists/listing";
import { postCopy } from "@/lib/posts/copy";
import type { FoundPost } from "@/lib/posts/types";
import { routes } from "@/lib/routes";
import { PostGrid } from "./post-grid";
import { SearchForm } from "./search-form";

export type BlogSectionProps = Page<FoundPost> & {
  /** The search; absent, the newest articles are shown. */
  keyword?: string;
};

/** The blog on the home page: a page of the newest articles or of search results. */
export function BlogSection({ keyword, ...list }: BlogSectionProps) {
  return (
    <Section
      id="blog"
      title={keyword ? "Busca no blog" : "Do nosso blog"}
      lead={keyword ? <SearchSummary keyword={keyword} count={list} /> : "Histórias contadas por quem estava lá."}
      action={<SearchForm keyword={keyword} />}
    >
      {list.items.length > 0 ? (
        <PostGrid posts={list.items} heading="h3" />
      ) : (
        <EmptyState title={keyword ? postCopy.nothingFound : postCopy.none}>
          {keyword && <LinkButton href={routes.posts}>Ver todos os artigos</LinkButton>}
        </EmptyState>
      )}
      <Pagination
        list={list}
        href={(to) => (keyword ? routes.search(keyword, to) : routes.homeBlogPage(to))}
        label="Páginas do blog"
      />
    </Section>
  );
}

function SearchSummary({ keyword, count }: { keyword: string; count: Counted }) {
  return (
    <>
      {countInWords(count, "artigo", "artigos")} para <strong className="wrap-anywhere text-ink">“{keyword}”</strong>.{" "}
      <Link href={routes.homeBlog} className="underline underline-offset-4">
        Limpar a busca
      </Link>
    </>
  );
}
