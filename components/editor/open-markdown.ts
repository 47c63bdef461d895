import type { JSONContent } from "@tiptap/react";
import { whyUnreadable } from "@/lib/posts/text-model";
import { readMarkdown } from "./read-markdown";
import { writeMarkdown } from "./write-markdown";

/** Signs and spaces in a row over which the editor's parser would freeze the page. */
const ENDLESS = /[^\p{L}\p{N}]{1000}/u;

/** An article's Markdown, opened for the editor; undefined when the editor would lose a part of it, or never come to its end. */
export function openMarkdown(markdown: string) {
  if (whyUnreadable(markdown) || ENDLESS.test(markdown)) return undefined;
  const content = readMarkdown(markdown);
  const written = writeMarkdown(content);
  if (!keepsWords(markdown, written)) return undefined;
  return {
    content,
    /** As it was when nothing changed, or all was taken back: also where ours would be another way to write the same. */
    markdownOf(document: JSONContent) {
      const now = writeMarkdown(document);
      return now === written ? markdown : now;
    },
  };
}

/** Whether no word is gone, be it of a text, an address or a description (an entity like `&mdash;` is no word, but a sign). */
function keepsWords(from: string, to: string) {
  const kept = new Set(wordsOf(to));
  return wordsOf(from.replace(/&#?\w+;/g, " ")).every((word) => kept.has(word));
}

const wordsOf = (text: string) => text.match(/\p{L}[\p{L}\p{M}\p{N}]*/gu) ?? [];
