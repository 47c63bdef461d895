import { describe, expect, it } from "vitest";
import { excerpt, plainText } from "./plain-text";

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
  it("has of a video its title, and nothing of its picture or of an address alone in its line", () => {
    const address = "https://youtu.be/dQw4w9WgXcQ";
    expect(
      plainText(
        `${address}\n\n[A festa](${address})\n\n[${address}](${address})\n\n[![A horta](/imagens/abc)](${address})\n\nFim.`,
      ),
    ).toBe("A festa Fim.");
    expect(plainText(`Veja ${address} e\n<${address}>\n  https://exemplo.org/a\\_b  \nfim: ${address}`)).toBe(
      `Veja ${address} e fim: ${address}`,
    );
  });
  it("has a table's words without its lines, and no mark of notes, tasks, lists in lists, and underlined headings", () => {
    const table = "| Mês | Cestas |\n| :-- | --: |\n| Jan | 120 \\| 98 |";
    expect(plainText(`Antes.\n\n${table}\n\nDepois.`)).toBe("Antes. Mês Cestas Jan 120 | 98 Depois.");
    expect(plainText("Veja a nota[^1]: aqui.\n\n[^1]: Ela é esta.")).toBe("Veja a nota: aqui. Ela é esta.");
    expect(plainText("- [ ] comprar pão\n- [x] coar café")).toBe("comprar pão coar café");
    expect(plainText("1. um\n   - dois\n     - três\n\n> > quatro\n> - cinco")).toBe("um dois três quatro cinco");
    expect(plainText("> um\n>\n> dois\n>> três")).toBe("um dois três");
    expect(plainText("## 1. Quem somos")).toBe("1. Quem somos");
    expect(plainText("Título\n======\n\nTexto\n\n- - -\n\nFim")).toBe("Título Texto Fim");
  });
  it("leaves plain text as it is", () => {
    for (const text of ["2 * 3 = 6 e nome_de_arquivo_longo", "sim | não", "- 5 °C", "a [x] b"])
      expect(plainText(`Diz: ${text}`)).toBe(`Diz: ${text}`);
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
