import { cut, truncate } from "../text";

/**
 * Markdown as the plain text of its sentences, for excerpts, cards and descriptions; an address alone in its line, as videos
 * are, is none. Each pattern gives up after a line or a number of characters: what opens again and again and never closes must
 * not be looked for to the end of the text each time.
 */
export function plainText(markdown: string) {
  return markdown
    .replace(/\\([!-/:-@[-`{-~])/g, hidden)
    .replace(/\\$/gm, "")
    .replace(/^(```|~~~)[^\n]*$/gm, "")
    .replace(/!\[([^\]]{0,500})\]\([^)]{0,2000}\)/g, "")
    .replace(/\[([^\]]{0,500})\]\([^)]{0,2000}\)/g, "$1")
    .replace(/^[ \t]*<?https?:\/\/\S+[ \t]*$/gm, "")
    .replace(/^\[\^[^\]\s]{1,100}\]:|\[\^[^\]\s]{1,100}\]/gm, "")
    .replace(/^[ \t]*\|[^\n]*$/gm, cells)
    .replace(/^[ \t]*(=+|([-*_][ \t]*){3,})$/gm, "")
    .replace(/^([ \t]{0,8}(>|([-*+]|\d{1,3}[.)])[ \t]{1,8}(\[[ xX]\] )?))+/gm, "")
    .replace(/^[ \t]{0,8}#{1,6}[ \t]+/gm, "")
    .replace(/(\*\*|__|~~|`)(?=\S)([^\n]{0,1000}?\S)\1/g, "$2")
    .replace(/(?<![\p{L}\d])([*_])(?=\S)([^\n]{0,1000}?\S)\1(?![\p{L}\d])/gu, "$2")
    .replace(/[\uE000-\uE07F]/g, shown)
    .replace(/\s+/g, " ")
    .trim();
}

/** The beginning of a Markdown text without its marks; a list of articles reads no more of each than that. */
export function excerpt(markdown: string, length: number) {
  if (markdown.length <= READ_FOR_EXCERPT) return truncate(plainText(markdown), length);
  const lines = markdown.lastIndexOf("\n", READ_FOR_EXCERPT);
  const beginning = plainText(cut(markdown, lines > 0 ? lines : READ_FOR_EXCERPT));
  return truncate(beginning.length > 2 * length ? beginning : plainText(markdown), length);
}

/** Characters, in whole lines: whatever opens in an excerpt closes within them. */
const READ_FOR_EXCERPT = 4_000;

/** A table's row without its lines; nothing of the row that only aligns its columns. */
const cells = (row: string) => (/[^|:\s-]/.test(row) ? row.replaceAll("|", " ") : "");

// A sign after a backslash is text: it stays hidden, among characters for private use, while marks are taken away.
const PRIVATE = 0xe000;
const hidden = (_: string, sign: string) => String.fromCharCode(PRIVATE + sign.charCodeAt(0));
const shown = (sign: string) => String.fromCharCode(sign.charCodeAt(0) - PRIVATE);
