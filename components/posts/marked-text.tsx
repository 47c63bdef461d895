import type { Marked } from "@/lib/posts/types";

/** A text with search hits highlighted. */
export function MarkedText({ parts }: { parts: Marked }) {
  return parts.map(({ text, hit }, index) =>
    // biome-ignore lint/suspicious/noArrayIndexKey: the parts of one text never change places
    hit ? <mark key={index}>{text}</mark> : text,
  );
}
