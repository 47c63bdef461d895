import { describe, expect, it } from "vitest";
import { samplePosts } from "../../prisma/sample/posts";
import { postInput } from "../posts/schema";
import { whyUnreadable } from "./limits";

const table = (columns: number, rows: number) =>
  [`|${"a|".repeat(columns)}`, `|${"-|".repeat(columns)}`, ...Array.from({ length: rows }, () => "|b")].join("\n");
const nested = (levels: number) => Array.from({ length: levels }, (_, level) => `${"  ".repeat(level)}- a`).join("\n");

describe("an article", () => {
  it.each([
    ["with quotes in quotes", "> ".repeat(21), /mais de 20 níveis/],
    ["with lists in lists", nested(21), /mais de 20 níveis/],
    ["with lists in lists in a footnote", `[^1]: ${"- ".repeat(1_000)}`, /mais de 20 níveis/],
    ["with lists in lists on one line", "- ".repeat(2_000), /mais de 20 níveis/],
    ["with a broad table", table(201, 1), /mais de 200 colunas/],
    ["with a broad table in a quote", table(201, 1).replace(/^/gm, "> "), /mais de 200 colunas/],
    ["with a long table of short rows", table(150, 100), /tabelas do texto são grandes demais/],
    ["of many lines", "a\n=\n".repeat(1_600), /linhas, listas ou citações demais/],
    ["of many entries", "> - - - a\n\n".repeat(1_000), /linhas, listas ou citações demais/],
    ["with bold in bold", "*a ".repeat(600) + "a* ".repeat(600), /sinais demais/],
    ["with strokes that never end", "~~a".repeat(1_001), /sinais demais/],
    ["with brackets in brackets", "[".repeat(21) + "]".repeat(21), /sinais demais/],
    ["with brackets over several lines", "[\n".repeat(21), /sinais demais/],
    ["with closing brackets alone", "](".repeat(1_001), /sinais demais/],
    ["with a line of underscores", "_".repeat(2_010), /sinais demais/],
    ["with code of many lengths", Array.from({ length: 21 }, (_, n) => "`".repeat(n + 1)).join("a"), /sinais demais/],
    ["with signs in an endless paragraph", "*a ".repeat(300) + "palavra ".repeat(6_000), /parágrafo comprido demais/],
    ["with a bracket before an endless paragraph", `[${"palavra ".repeat(6_000)}`, /parágrafo comprido demais/],
    [
      "with signs of lists that divide nothing",
      `${"*a\n1.\n".repeat(290)}${"a ".repeat(25_000)}`,
      /parágrafo comprido/,
    ],
    ["with comments", "x<!-- ".repeat(101), /código HTML demais/],
    ["with instructions", "x<? ".repeat(101), /código HTML demais/],
    ["with tags", "<b>a</b> ".repeat(1_001), /código HTML demais/],
    ["with backslashes", "\\!".repeat(5_001), /barras invertidas demais \(\\\)/],
    ["with addresses", "a@b.c ".repeat(2_001), /endereços de páginas ou e-mails demais/],
    ["with signs right after an address", `https://nova.example/${'"'.repeat(2_000)}a`, /mais de 2\.000 letras/],
    ["with a row beyond its table", `a|b\n-|-\n${"c|".repeat(10_000)}`, /tabelas do texto são grandes demais/],
    ["with a line of dashes apart", `- ${"- ".repeat(600)}`, /mais de 20 níveis/],
    ["with a long address for many links", `[a]: /${"u".repeat(3_000)}\n\n${"[a] ".repeat(200)}`, /endereço comprido/],
    ["with footnotes", "[^1] a\n\n".repeat(1_000).replaceAll("a", "[^1][^1][^1][^1]"), /sinais demais/],
  ])("%s is refused beside its field", (_, description, why) => {
    const draft = { titulo: "T", description: `a\n\n${description}x`, autor: "A", slug: "acoes" };
    const [issue, ...more] = postInput.safeParse(draft).error?.issues ?? [];
    expect([issue?.path, issue?.message, more]).toEqual([["description"], expect.stringMatching(why), []]);
  });

  it.each([
    ["twenty levels", `${"> ".repeat(20)}a\n\n${nested(20)}`],
    ["a broad table", table(200, 40)],
    ["notes", `${"Uma frase[^1]. ".repeat(100)}\n\n[^1]: ${"A nota. ".repeat(700)}`],
    ["addresses given once", `${"Veja [o mapa][m]. ".repeat(100)}\n\n[m]: https://nova.example/${"m".repeat(300)}`],
    ["lines to fill in", `Nome: ${"_".repeat(60)}\n\n`.repeat(20)],
    ["a list of links", "- [Uma instituição da cidade](https://nova.example/instituicoes/uma)\n".repeat(490)],
    ["rules", `${"- ".repeat(200)}\n\n${"* * *\n\n".repeat(100)}${"-".repeat(500)}`],
    ["a hundred links and bold words a paragraph", "[**aqui**](https://nova.example) e _ali_ ".repeat(100)],
    ["a list of five hundred", `${"- **Maria**, de Santos\n".repeat(250)}\n${"1. Rui\n".repeat(250)}`],
    ["sixty thousand letters", "Uma frase de um artigo comprido. ".repeat(1_800)],
  ])("with %s is taken", (_, text) => expect(whyUnreadable(text)).toBeUndefined());

  it("of the sample data is taken", () => {
    for (const { description } of samplePosts) expect(whyUnreadable(description)).toBeUndefined();
  });
});
