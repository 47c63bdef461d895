// Texts that repeat one character or a few: inputs for which patterns and parsers may take quadratic time, or worse.

const CHARACTERS = "\"'>*_`[](!|~#-<&\\:@./=+^$%{};,? \t\n";

const PIECES = [
  ..."<!-- <? <!A <![CDATA[ <a </a <b> &#x &amp; ]( ![ [a]( [a][ ][ [^1] [a] ** __ ~~ **a** ***a a* `a``b ]]>".split(
    " ",
  ),
  ..."- |> |>> |> - |1. |2. *a |* a |a_|1a@|a@a.|a@b.c |www.a.b |https://a.b/ |a a|a |R$ |1.000|\r\n|  \n|\\\n|a\n".split(
    "|",
  ),
  ..."[a]: b\n|[^a]: b\n\n|- a\n|> a\n|a|b\n|-|-\n||a|||-|\n|```\n|~~~\n|===\n|---\n|# a\n|<div>\n|\u0301|👩‍👩‍👧|\u00a0|\u2028|ﷺ".split(
    "|",
  ),
];

/** The piece repeated to the given length, bare and between letters. */
const repeated = (piece: string, length: number) => {
  const text = piece.repeat(Math.ceil(length / piece.length)).slice(0, length);
  return [text, `x${text}x`];
};

/** Hostile texts with a name. A text may end in half of an emoji, as where a form truncates. */
export function hostileTexts(length: number): [name: string, text: string][] {
  const pieces = [...new Set([...CHARACTERS, ...PIECES])].filter(Boolean);
  const plain = pieces.flatMap((piece) => repeated(piece, length).map((text): [string, string] => [piece, text]));
  return [...plain, ...SPECIAL.map(([name, make]): [string, string] => [name, make(length).slice(0, length)])];
}

const times = (text: string, length: number) => text.repeat(Math.max(0, Math.ceil(length / text.length)));

/** Texts of a special shape, of at least the given length. */
const SPECIAL: [name: string, make: (length: number) => string][] = [
  ["spaces before a letter", (length) => `${times(" ", length - 1)}x`],
  ["signs after an address", (length) => `https://a.b/${times('"', length - 13)}a`],
  ["lists in a footnote", (length) => `[^1]: ${times("- ", length)}`],
  ["an open bracket before many words", (length) => `[${times("a ", length)}`],
  ["brackets before many words", (length) => "][".repeat(490) + times("a ", length)],
  ["signs after many others", (length) => times("\\!", length - 2_800) + "* a ".repeat(700)],
  ["code of every length", () => Array.from({ length: 300 }, (_, n) => `${"`".repeat(n + 1)}a`).join("")],
  [
    "a long address for many links",
    (length) => `[a]: https://b.c/${times("u", length / 2)}\n\n${times("[a] ", length)}`,
  ],
  ["a list that goes deeper", () => Array.from({ length: 240 }, (_, n) => `${"  ".repeat(n)}- a`).join("\n")],
  ["a broad table", (length) => `|${"a|".repeat(2_000)}\n|${"-|".repeat(2_000)}\n${times("|b\n", length)}`],
  ["a row beyond its table", (length) => `a|b\n-|-\n${times("c|", length)}`],
  ["bold in italic", (length) => times("*a **b ", length / 2) + times("b** a* ", length / 2)],
];
