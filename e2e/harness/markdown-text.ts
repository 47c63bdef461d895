import fc from "fast-check";

/**
 * Parts of a line, including all characters with a meaning in Markdown; random combinations are valid as often as not.
 */
const PIECES = [
  ..."pão café R$ 1 Ipê às dia a_b 😀 “aspas” — , . : ; ! ? ( ) [ ] # > + = | ~ & < @".split(" "),
  ..."* ** *** _ __ ~~ ` `` \\ \\* \\\\ \\[ &amp; &mdash; &#35; <b> </b> <br> [^1] [^x] [aqui] [Mapa][m]".split(" "),
  ..."*leve* **forte** ***ambos*** _leve_ __forte__ ~~fora~~ `código` ``a`b`` **a *b* c** *a **b***".split(" "),
  ...'[um](/contato) [dois](https://exemplo.org "Título") [**três**](/a_(b)) ![alt](/imagens/abc) ![m]'.split(
    / (?![“"T])/,
  ),
  ..."https://exemplo.org/a_b?c=1&d=2 www.exemplo.org maria@exemplo.org <https://exemplo.org> <a@b.org>".split(" "),
];

const line = fc
  .array(fc.tuple(fc.constantFrom(...PIECES), fc.constantFrom("", " ", " ", " ")), { minLength: 1, maxLength: 6 })
  .map((pieces) => pieces.flat().join(""));

const START = [
  "",
  "",
  "",
  "",
  "# ",
  "## ",
  "#### ",
  "- ",
  "* ",
  "+ ",
  "1. ",
  "3) ",
  "> ",
  "> > ",
  "- [ ] ",
  "- - ",
  "- > ",
  "> - ",
];
const indent = fc.constantFrom("", "", "", "", " ", "  ", "   ");

const started = fc.tuple(indent, fc.constantFrom(...START), line).map((parts) => parts.join(""));

const WHOLE = [
  "---",
  "***",
  "* * *",
  "- - -",
  "===",
  "| Dia | Hora |\n|:--|--:|\n| 1 | **2** |",
  "a | b\n-|-\nc",
  "```js\nconst a = 1;\n\n# b\n```",
  "~~~\nx",
  "```",
  "    recuado\n\n    mais",
  "<div>\numa\n</div>",
  "<!-- um\n\ndois -->",
  "[m]: /mapa",
  '[aqui]: https://exemplo.org "T"',
  "[^1]: Uma nota.\n\n    Mais dela.",
  "[^1]: Nota",
  "Título\n===",
  "Outro\n---",
  "- a\n\n  b\n- c",
  "- a\n  - b\n    - c",
  "1. um\n2. dois\n\n   três",
  "- [x] feita\n- [ ] por fazer",
  "-",
  ">",
  "##",
  "\\",
  "- ```\n  x\n  ```",
  "> | a |\n> |---|",
  "  - um\n  - dois",
  "rua  \nnúmero\\\nbairro",
  "https://youtu.be/dQw4w9WgXcQ",
  "<https://vimeo.com/76979871>",
  "[O mutirão](https://www.instagram.com/reel/CxYz_12-abc/)",
  "[![Um *muro* novo](/imagens/abc)](https://www.youtube.com/watch?v=dQw4w9WgXcQ&t=4)",
];

const block = fc.oneof(
  { weight: 3, arbitrary: started },
  { weight: 2, arbitrary: fc.array(started, { minLength: 2, maxLength: 3 }).map((lines) => lines.join("\n")) },
  { weight: 2, arbitrary: fc.constantFrom(...WHOLE) },
);

/** Unclosed blocks, which extend to the end of the text. */
const OPEN = ["```\nx", "~~~js\n\nx\n", "<!-- um\n\ndois", "<script>\n\num"];
const last = fc.oneof({ weight: 5, arbitrary: block }, { weight: 1, arbitrary: fc.constantFrom(...OPEN) });

const GAPS = ["\n\n", "\n\n", "\n\n", "\n", "\n\n\n", "\n \n", "  \n\n", "\r\n\r\n", "\n\n\n\n"];

/** Generates Markdown: usual, unusual and malformed. */
export const markdownText = fc
  .tuple(
    fc.constantFrom("", "", "", "\n", "\n\n  ", "\uFEFF"),
    fc.array(fc.tuple(block, fc.constantFrom(...GAPS)), { minLength: 1, maxLength: 3 }),
    last,
    fc.constantFrom("", "", "", "\n", "  \n\n"),
  )
  .map(([head, blocks, end, tail]) => {
    const text = blocks.flat().join("") + end + tail;
    return head + (/\[(?:m|aqui)\]:/.test(text) ? "Veja [aqui] e [o mapa][m].\n\n" : "") + text;
  });
