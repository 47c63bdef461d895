import "server-only";
import { db } from "../db/client";
import { plainText } from "../markdown/plain-text";
import { cut, shorten } from "../text";
import { MAX_EXCERPT_CHARACTERS } from "./limits";
import type { PostRow } from "./list";
import type { Marked } from "./types";

/** Characters of a text that are searched for the passage to show. */
const MAX_SEARCHED_LENGTH = 20_000;

const WORD = /[\p{L}\p{N}]+/gu;

/** By a post's id, its title and the passage in which the search's words are, with those words marked. */
export async function markMatches(q: string, posts: PostRow[]) {
  const texts = posts.map(({ id, titulo, description }) => ({
    id,
    titulo,
    text: cut(plainText(description), MAX_SEARCHED_LENGTH),
  }));
  const found = await matchingWords(
    q,
    texts.flatMap(({ titulo, text }) => wordsOf(`${titulo} ${text}`)),
  );
  return new Map(
    texts.map(({ id, titulo, text }) => [
      id,
      { titulo: mark(titulo, found), resumo: mark(passage(text, found), found) },
    ]),
  );
}

/**
 * Which of the words the database's search would find, too: accents, plurals and endings do not matter. Each word is looked at
 * once, and not once for each that was typed: a long article has thousands, and a search a hundred.
 */
async function matchingWords(q: string, words: string[]) {
  const typed = wordsOf(q);
  // As in nova_query, the last word typed may be the beginning of one.
  const rows = await db.$queryRaw<{ word: string }[]>`
    WITH known AS MATERIALIZED (
      SELECT word, to_tsvector('portuguese', nova_fold(word)) AS vector FROM unnest(${[...new Set(words)]}::text[]) AS word
    ), sought AS MATERIALIZED (
      SELECT CASE WHEN place = ${typed.length} THEN nova_query(part)
        ELSE websearch_to_tsquery('portuguese', nova_fold(part)) END AS query
      FROM unnest(${typed}::text[]) WITH ORDINALITY AS typed(part, place)
    )
    SELECT word FROM known WHERE EXISTS (SELECT FROM sought WHERE vector @@ query)`;
  return new Set(rows.map(({ word }) => word));
}

const wordsOf = (text: string): string[] => text.match(WORD) ?? [];

/** The part of the text around the first match, from word to word; its beginning when nothing matches. */
function passage(text: string, found: Set<string>) {
  const places = [...text.matchAll(WORD)];
  const first = places.find(([word]) => found.has(word))?.index ?? 0;
  const from = places.find(({ index }) => index >= first - MAX_EXCERPT_CHARACTERS / 3)?.index ?? 0;
  const start = from < MAX_EXCERPT_CHARACTERS / 3 ? 0 : from;
  const shown = shorten(text.slice(start), MAX_EXCERPT_CHARACTERS);
  return start > 0 ? `…${shown}` : shown;
}

function mark(text: string, found: Set<string>): Marked {
  return text
    .split(/([\p{L}\p{N}]+)/u)
    .map((part) => ({ text: part, hit: found.has(part) }))
    .filter(({ text: part }) => part !== "");
}
