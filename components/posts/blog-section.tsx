import Link from "next/link";
import { LinkButton } from "@/components/ui/button";
import { Empty } from "@/components/ui/empty";
import { Pagination } from "@/components/ui/pagination";
import { Section } from "@/components/ui/section";
import { type Counted, countInWords, type Page } from "@/lib/lists/listing";
import { postCopy } from "@/lib/posts/copy";
import type { FoundPost } from "@/lib/posts/types";
import { routes } from "@/lib/routes";
import { PostGrid } from "./post-grid";
import { SearchForm } from "./search-form";

export type BlogSectionProps = Page<FoundPost> & {
  /** What was searched for; absent, the newest articles show. */
  keyword?: string;
};

/** The blog on the home page: its newest articles page by page, or what a search found. */
export function BlogSection({ keyword, ...list }: BlogSectionProps) {
  return (
    <Section
      id="blog"
      title={keyword ? "Busca no blog" : "Do nosso blog"}
      lead={keyword ? <Found keyword={keyword} count={list} /> : "Histórias contadas por quem estava lá."}
      action={<SearchForm keyword={keyword} />}
    >
      {list.items.length > 0 ? (
        <PostGrid posts={list.items} heading="h3" />
      ) : (
        <Empty title={keyword ? postCopy.nothingFound : postCopy.none}>
          {keyword && <LinkButton href={routes.posts}>Ver todos os artigos</LinkButton>}
        </Empty>
      )}
      <Pagination
        list={list}
        href={(to) => (keyword ? routes.search(keyword, to) : routes.homeBlogPage(to))}
        label="Páginas do blog"
      />
    </Section>
  );
}

function Found({ keyword, count }: { keyword: string; count: Counted }) {
  return (
    <>
      {countInWords(count, "artigo", "artigos")} para <strong className="wrap-anywhere text-ink">“{keyword}”</strong>.{" "}
      <Link href={routes.homeBlog} className="underline underline-offset-4">
        Limpar a busca
      </Link>
    </>
  );
}
