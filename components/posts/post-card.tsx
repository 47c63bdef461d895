"use client";

import { PictureCard } from "@/components/ui/picture-card";
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
export function PostCard({ post, priority, preview, heading = "h2" }: Props) {
  const { titulo, autor, categoria, permalink, resumo, createdAt, picture, marked } = post;
  return (
    <PictureCard
      picture={picture}
      sizes={SIZES}
      frame="h-[50vh]"
      priority={priority}
      above={<p className="font-semibold text-leaf text-sm">{categoria}</p>}
      heading={heading}
      title={marked ? <MarkedText parts={marked.titulo} /> : titulo}
      href={preview ? undefined : routes.post(permalink)}
    >
      <p className="line-clamp-3 wrap-anywhere text-muted">{marked ? <MarkedText parts={marked.resumo} /> : resumo}</p>
      <p className="wrap-anywhere mt-auto border-line border-t pt-3 text-muted text-sm">
        {autor} · <ShortDate moment={createdAt} />
      </p>
    </PictureCard>
  );
}

/** A text with search hits highlighted. */
function MarkedText({ parts }: { parts: Marked }) {
  return parts.map(({ text, hit }, index) =>
    // biome-ignore lint/suspicious/noArrayIndexKey: the parts of one text never change places
    hit ? <mark key={index}>{text}</mark> : text,
  );
}
