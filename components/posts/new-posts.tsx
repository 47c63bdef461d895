"use client";

import { ChevronLeft, ChevronRight } from "lucide-react";
import { type ReactNode, useRef, useState, useTransition } from "react";
import { Alert } from "@/components/ui/alert";
import { pageNumbers } from "@/components/ui/pagination";
import { UNAVAILABLE } from "@/lib/errors";
import type { PostCardData } from "@/lib/posts/types";
import { PostGrid } from "./post-grid";

type Props = { first: PostCardData[]; pages: number; perPage: number; exclude: string };

const STEP =
  "inline-flex min-h-11 min-w-11 items-center justify-center gap-1 rounded-full px-3 font-semibold hover:bg-sunken aria-disabled:cursor-default! aria-disabled:text-muted/70 aria-disabled:hover:bg-transparent";

/** 'New articles' below an article. The first page is rendered with the article, the others are fetched. */
export function NewPosts({ first, pages, perPage, exclude }: Props) {
  const [shown, setShown] = useState({ page: 1, posts: first });
  const [failed, setFailed] = useState(false);
  const [loading, startLoading] = useTransition();
  const top = useRef<HTMLDivElement>(null);
  const request = useRef<AbortController>(undefined);

  function show(page: number) {
    request.current?.abort();
    request.current = new AbortController();
    const { signal } = request.current;
    startLoading(async () => {
      const posts = page === 1 ? first : await fetchPage(page, perPage, exclude, signal);
      if (signal.aborted) return;
      setFailed(!posts);
      if (!posts) return;
      setShown({ page, posts });
      top.current?.scrollIntoView({ block: "nearest" });
    });
  }

  return (
    <div ref={top} className="grid scroll-mt-24 gap-6" aria-busy={loading}>
      <div className={loading ? "opacity-60" : undefined}>
        <PostGrid posts={shown.posts} />
      </div>
      {failed && <Alert>{UNAVAILABLE}</Alert>}
      {pages > 1 && (
        <nav aria-label="Páginas de artigos novos" className="flex flex-wrap items-center justify-center gap-1">
          <Step disabled={shown.page === 1} onClick={() => show(shown.page - 1)}>
            <ChevronLeft aria-hidden className="size-5" />
            <span className="max-sm:sr-only">Anterior</span>
          </Step>
          {pageNumbers(shown.page, pages).map((page) =>
            page < 0 ? (
              <span key={page}>…</span>
            ) : (
              <button
                key={page}
                type="button"
                aria-label={`Página ${page}`}
                aria-current={page === shown.page ? "page" : undefined}
                onClick={() => show(page)}
                className={`${STEP} aria-[current=page]:bg-ink aria-[current=page]:text-paper`}
              >
                {page}
              </button>
            ),
          )}
          <Step disabled={shown.page === pages} onClick={() => show(shown.page + 1)}>
            <span className="max-sm:sr-only">Próxima</span>
            <ChevronRight aria-hidden className="size-5" />
          </Step>
        </nav>
      )}
    </div>
  );
}

type StepProps = { disabled: boolean; onClick: () => void; children: ReactNode };

/** On the first and last page only marked as disabled, so that it keeps the focus. */
function Step({ disabled, onClick, children }: StepProps) {
  return (
    <button type="button" aria-disabled={disabled} onClick={disabled ? undefined : onClick} className={STEP}>
      {children}
    </button>
  );
}

async function fetchPage(
  page: number,
  limit: number,
  exceto: string,
  signal: AbortSignal,
): Promise<PostCardData[] | undefined> {
  const query = new URLSearchParams({ page: String(page), limit: String(limit), exceto });
  try {
    const response = await fetch(`/api/posts?${query}`, { signal });
    return response.ok ? await response.json() : undefined;
  } catch {
    return undefined; // no connection, or an answer that broke off
  }
}
