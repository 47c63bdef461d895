import { ArrowDown } from "lucide-react";
import { countInWords } from "@/lib/lists/listing";
import type { BlogSectionProps } from "./blog-section";

/** At the top of the home page for a search or a further page of the blog: a link down to the results. */
export function ResultsNotice({ keyword, page, ...count }: BlogSectionProps) {
  if (!keyword && page === 1) return null;
  return (
    <p className="mx-auto max-w-page px-4 pt-4">
      <a
        href="#blog"
        className="group flex min-h-11 flex-wrap items-center gap-x-3 gap-y-1 rounded-card bg-leaf-soft px-5 py-3 text-leaf"
      >
        <span className="wrap-anywhere">
          {keyword ? (
            <>
              {countInWords(count, "artigo", "artigos")} para <strong>“{keyword}”</strong>
            </>
          ) : (
            `Página ${page} do nosso blog`
          )}
        </span>
        <span className="inline-flex items-center gap-1 font-semibold underline underline-offset-4">
          {keyword ? "Ver os resultados" : "Ver os artigos"} <ArrowDown aria-hidden className="size-5" />
        </span>
      </a>
    </p>
  );
}
