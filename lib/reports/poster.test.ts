import { extractText, getDocumentProxy } from "unpdf";
import { describe, expect, it } from "vitest";
import { pixOffer } from "../pix/offer";
import { defaultSettings } from "../settings/defaults";
import { drawPoster, type Poster } from "./poster";

const CNPJ = "12.ABC.345/01DE-35";
const site = { ...defaultSettings(), cnpj: CNPJ, donationKey: CNPJ, donationName: "Associação Nova" };

const poster: Poster = {
  organisation: "Projeto Nova",
  title: "Ajude o Projeto Nova",
  pix: pixOffer(site),
  address: "projetonova.org/doar",
};

async function read(given: Partial<Poster>) {
  const pdf = await drawPoster({ ...poster, ...given });
  const document = await getDocumentProxy(new Uint8Array(pdf));
  const { text, totalPages } = await extractText(document, { mergePages: true });
  return { document, totalPages, text: text.replace(/\s+/g, " ") };
}

const rows = (count: number) =>
  Array.from({ length: count }, (_, n) => ({ label: `Item ${n + 1}`, value: `faltam ${n + 1} de 40 kg` }));

describe("a poster", () => {
  it("is one A4 page, titled and in Portuguese, with beneficiary and CNPJ beside the code", async () => {
    const { document, totalPages, text } = await read({});
    expect(totalPages).toBe(1);
    const page = await document.getPage(1);
    expect(page.view.map(Math.round)).toEqual([0, 0, 595, 842]);
    expect((await document.getMetadata()).info).toMatchObject({
      Title: "Ajude o Projeto Nova, Projeto Nova",
      Language: "pt-BR",
    });
    for (const part of ["Ajude o Projeto Nova", "Associação Nova", `CNPJ ${CNPJ}`, "projetonova.org/doar"])
      expect(text).toContain(part);
    expect(text).not.toContain("Demonstração");
    const roles = JSON.stringify(await page.getStructTree());
    expect(roles).toContain('"role":"H1"');
    expect(roles).toContain('"alt":"Código QR do Pix"');
  });

  it("lists what there is room for, and says how many more there are", async () => {
    const few = await read({ title: "Do que precisamos", text: "Traga até sexta.", rows: rows(4) });
    expect(few.text).toContain("Item 4 faltam 4 de 40 kg");
    expect(few.text).not.toContain("e mais");
    const text = "Traga o que puder. No site você diz quanto vai levar, vê onde entregar e acompanha o que chegou.";
    const five = await read({ title: "Do que precisamos", text, rows: rows(5) });
    expect(five.text).toContain("Item 5 faltam 5 de 40 kg");
    const many = await read({ title: "Lista comprida", rows: rows(30) });
    const [, rest] = /e mais (\d+) em projetonova\.org\/doar/.exec(many.text) ?? [];
    expect(many.text).toContain(`Item ${30 - Number(rest)} `);
    expect(many.text).not.toContain(`Item ${31 - Number(rest)} `);
  });

  it("keeps the code clear of what stands above it, however long that is", async () => {
    const words = (count: number) => "palavras compridas ".repeat(count);
    for (const given of [{ text: words(12) }, { text: words(12), rows: rows(9) }]) {
      const { document } = await read({ title: "Quarenta cestas para a ceia da comunidade toda", ...given });
      const items = (await (await document.getPage(1)).getTextContent()).items.filter((item) => "str" in item);
      const placesOf = (what: RegExp) =>
        items.filter(({ str }) => what.test(str)).map(({ transform, height }) => ({ y: transform[5], height }));
      const [heading] = placesOf(/^Doe por Pix/);
      const lowest = Math.min(...placesOf(/^(Quarenta|palavras|Item|e mais)/).map(({ y }) => y));
      expect(lowest).toBeGreaterThan(heading?.y + heading?.height);
    }
  });

  it("stays one page with the longest texts, and without a Pix key", async () => {
    const long = "Associação Comunitária dos Moradores e Amigos do Bairro São João do Açaí e Adjacências".repeat(3);
    const donationName = "Associação Comunitária dos Moradores e Amigos do São João do";
    const longest = await read({
      ...{ organisation: long, title: `Tudo ${long}`, text: long.repeat(3), address: `${"a".repeat(60)}.org.br/doar` },
      rows: [{ label: long, value: long }, ...rows(20)],
      pix: pixOffer({ ...site, donationName, donationKey: `${"tesouraria".repeat(6)}@example.org` }),
    });
    expect(longest.totalPages).toBe(1);
    expect(longest.text).toContain(CNPJ);
    expect(longest.text).toContain("Não pague");
    const without = await read({ title: "Sem Pix", pix: undefined, rows: rows(3) });
    expect(without.text).not.toContain("Pix (");
    expect(without.text).toContain("projetonova.org/doar");
  });
});
