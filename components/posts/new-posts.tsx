"use client";

import { useRef, useState, useTransition } from "react";
import { Alert } from "@/components/ui/alert";
import { type PageStep, Pages } from "@/components/ui/pages";
import { UNAVAILABLE } from "@/lib/errors";
import type { PostCardData } from "@/lib/posts/types";
import { PostGrid } from "./post-grid";

type Props = { first: PostCardData[]; pages: number; perPage: number; exclude: string };

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

  /** Without a page only marked as disabled, so that it keeps the focus. */
  const pageButton = (page: number | undefined, { rel: _, ...props }: PageStep) => (
    <button type="button" aria-disabled={!page} onClick={page ? () => show(page) : undefined} {...props} />
  );

  return (
    <div ref={top} className="grid scroll-mt-24 gap-6" aria-busy={loading}>
      <div className={loading ? "opacity-60" : undefined}>
        <PostGrid posts={shown.posts} />
      </div>
      {failed && <Alert>{UNAVAILABLE}</Alert>}
      <p role="status" className="sr-only">
        {pages > 1 && `Página ${shown.page} de ${pages}`}
      </p>
      <Pages page={shown.page} pages={pages} label="Páginas de artigos novos" step={pageButton} />
    </div>
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
