"use client";

import { Link } from "@/components/ui/link";
import { Picture } from "@/components/ui/picture";
import { ShortDate } from "@/components/ui/short-date";
import type { FoundPost, Marked } from "@/lib/posts/types";
import { routes } from "@/lib/routes";

type Props = {
  post: FoundPost;
  /** Above the fold: its picture loads first. */
  priority?: boolean;
  /** As a form's preview, without links. */
  preview?: boolean;
  heading?: "h2" | "h3";
};

/**
 * Three columns on a wide screen, two on a tablet, one on a phone. Cropped to half the window's height, a 3:2 picture is
 * drawn 75vh wide; on a phone's dense screen the card's width is enough.
 */
const SIZES = "(min-width: 1024px) max(24rem, 75vh), (min-width: 640px) max(50vw, 75vh), calc(100vw - 2rem)";

/** An article's card, on the site and as the form's preview. A client component for the reason given at `Picture`. */
export function PostCard({ post, priority, preview, heading: Heading = "h2" }: Props) {
  const { titulo, autor, categoria, permalink, resumo, createdAt, picture, marked } = post;
  return (
    <article className="group relative flex h-full flex-col overflow-hidden rounded-card border border-line bg-surface shadow-card">
      <div className="h-[50vh] overflow-hidden bg-sunken">
        <Picture
          picture={picture}
          sizes={SIZES}
          priority={priority}
          className="size-full object-cover transition-transform duration-500 group-hover:scale-[1.03]"
        />
      </div>
      <div className="flex flex-1 flex-col gap-3 p-5">
        <p className="font-semibold text-leaf text-sm">{categoria}</p>
        <Heading className="text-2xl">
          {preview ? (
            titulo
          ) : (
            <Link
              href={routes.post(permalink)}
              className="underline-offset-4 after:absolute after:inset-0 group-hover:underline"
            >
              {marked ? <MarkedText parts={marked.titulo} /> : titulo}
            </Link>
          )}
        </Heading>
        <p className="line-clamp-3 wrap-anywhere text-muted">
          {marked ? <MarkedText parts={marked.resumo} /> : resumo}
        </p>
        <p className="wrap-anywhere mt-auto border-line border-t pt-3 text-muted text-sm">
          {autor} · <ShortDate moment={createdAt} />
        </p>
      </div>
    </article>
  );
}

/** A text with search hits highlighted. */
function MarkedText({ parts }: { parts: Marked }) {
  return parts.map(({ text, hit }, index) =>
    // biome-ignore lint/suspicious/noArrayIndexKey: the parts of one text never change places
    hit ? <mark key={index}>{text}</mark> : text,
  );
}
