import { describe, expect, it } from "vitest";
import { cut, excerpt, fold, maskEmail, plainText, shorten, slugify, truncate } from "./text";

describe("slugify", () => {
  it("makes a readable address of a Portuguese title", () => {
    expect(slugify("Café da manhã: o pão acabou às 8h20!")).toBe("cafe-da-manha-o-pao-acabou-as-8h20");
  });
  it("cuts between words", () => {
    expect(slugify("uma frase que não termina", 12)).toBe("uma-frase");
  });
  it("cuts a single endless word, and gives nothing for no letters at all", () => {
    expect(slugify("a".repeat(200), 80)).toHaveLength(80);
    expect(slugify("!!! 🦄")).toBe("");
  });
});

describe("cut", () => {
  it("leaves no half of an emoji, which an address cannot hold", () => {
    expect(cut("pão 🦄", 5)).toBe("pão ");
    expect(cut("pão 🦄", 6)).toBe("pão 🦄");
    expect(() => encodeURIComponent(cut(`${"a".repeat(99)}🦄`, 100))).not.toThrow();
  });
});

describe("maskEmail", () => {
  it("keeps too little to write to", () => {
    expect(maskEmail("maria.silva@exemplo.com.br")).toBe("m***@e***.br");
    expect(["", "maria", "maria@", "@exemplo.com"].map(maskEmail)).toEqual(["", "", "", ""]);
  });
});

describe("truncate", () => {
  it("counts characters, not code units, and leaves short texts alone", () => {
    expect(truncate("🦄🦄🦄", 3)).toBe("🦄🦄🦄");
    expect(truncate("café da manhã", 5)).toBe("café…");
  });
});

describe("plainText", () => {
  it("keeps the sentences of Markdown and none of its marks", () => {
    const markdown =
      "## O que teve\n\n- **café** coado\n- pão _francês_\n\n> Volte [sempre](https://x.example)!\n\n![foto](/a.jpg)";
    expect(plainText(markdown)).toBe("O que teve café coado pão francês Volte sempre!");
  });
  it("has no backslash that only kept a sign from meaning something", () => {
    expect(plainText("1\\. lugar: 2 \\* 3 e \\<b\\>, \\_assim\\_ e C:\\\\pasta")).toBe(
      "1. lugar: 2 * 3 e <b>, _assim_ e C:\\pasta",
    );
    expect(plainText("\\# nada e \\- nada\\\nfim")).toBe("# nada e - nada fim");
    expect(plainText("![um \\[muro\\]](/a.jpg) Veja [o \\[mapa\\]](/b)")).toBe("Veja o [mapa]");
    expect(plainText("R\\$ e c:\\novo")).toBe("R$ e c:\\novo");
  });
  it("leaves plain text as it is", () => {
    expect(plainText("2 * 3 = 6 e nome_de_arquivo_longo")).toBe("2 * 3 = 6 e nome_de_arquivo_longo");
  });
});

describe("excerpt", () => {
  it("is the beginning of the plain text, however far the text goes on", () => {
    const long = "Uma **frase** de um artigo. ".repeat(2_000);
    expect(excerpt(long, 20)).toBe("Uma frase de um arti…");
    expect(excerpt("Uma **frase**", 20)).toBe("Uma frase");
  });
  it("goes on to where the words begin", () => {
    const pictures = `![uma foto](https://nova.example/${"f".repeat(500)})\n\n`.repeat(20);
    expect(excerpt(`${pictures}Uma frase.`, 20)).toBe("Uma frase.");
  });
});

it("fold forgets case and accents", () => {
  expect(fold("AÇÃO Única")).toBe("acao unica");
});

describe("shorten", () => {
  it("keeps what fits", () => {
    expect(shorten("café com pão", 12)).toBe("café com pão");
  });
  it("cuts between words, and leaves no comma before the ellipsis", () => {
    expect(shorten("café, pão e bolo", 8)).toBe("café…");
    expect(shorten("café com pão e bolo", 13)).toBe("café com pão…");
  });
  it("cuts a single endless word", () => {
    expect(shorten("a".repeat(20), 10)).toBe(`${"a".repeat(9)}…`);
  });
});
