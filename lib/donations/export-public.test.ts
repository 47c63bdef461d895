import excel from "exceljs";
import { readSheet } from "read-excel-file/node";
import { getDocumentProxy } from "unpdf";
import { beforeAll, describe, expect, it } from "vitest";
import { db } from "../db/client";
import type { Prisma } from "../generated/prisma/client";
import { bytesOf, csvRows, pdfText } from "../reports/files.fixture";
import { type ExportFormat, exportFormats } from "../reports/formats";
import { exportPublicDonations } from "./export-public";
import { importTemplate } from "./import/template";

// Each file is opened by another program's reader than the one that wrote it.

const SECRET = "Zuleica Sigilosa";
const now = new Date("2026-11-21T15:30:00Z");

const gift = {
  kind: "MONEY",
  amount: "50.00",
  date: new Date("2026-11-01"),
  donor: SECRET,
  acao: "Noite da sopa",
} satisfies Prisma.DonationCreateInput;

beforeAll(async () => {
  const gifts: Prisma.DonationCreateInput[] = [
    { ...gift, amount: "1234.56", date: new Date("2026-11-05"), donor: "Osvaldo Aberto", donorPublic: true },
    { ...gift, amount: "0.10", date: new Date("2026-11-04"), notes: '=HYPERLINK("http://mau.example";"clique")' },
    { ...gift, amount: "0.20", date: new Date("2026-11-03"), notes: 'Linha um\n"aspas"; e ponto e vírgula 🦄' },
    { ...gift, amount: "999.00", acao: "Desabilitada", active: false },
    {
      ...{ kind: "IN_KIND", amount: "80.00", quantity: "2.5", items: "kg de café" },
      ...{ date: new Date("2026-11-02"), donor: SECRET, acao: "Café na praça" },
    },
  ];
  for (const data of gifts) await db.donation.create({ data });
});

async function read(format: ExportFormat, q = "", sample = false) {
  const file = exportPublicDonations({ organisation: "Projeto Nova", format, q, sample, now });
  return { ...file, bytes: await bytesOf(file) };
}

describe("CSV", () => {
  it("has a byte order mark, semicolons, Brazilian numbers and days, and no formula", async () => {
    const { bytes, name, type } = await read("csv");
    expect([...bytes.subarray(0, 3)]).toEqual([0xef, 0xbb, 0xbf]);
    expect([name, type]).toEqual(["doacoes-projeto-nova-2026-11-21.csv", "text/csv; charset=utf-8"]);
    const rows = csvRows(bytes);
    expect(rows).toHaveLength(4);
    expect(rows[0]).toEqual({
      ...{
        Data: "05/11/2026",
        Doador: "Osvaldo Aberto",
        Tipo: "Dinheiro",
        Valor: "1234,56",
        Quantidade: "",
        Itens: "",
      },
      ...{ "Valor estimado": "", Ação: "Noite da sopa", Observações: "" },
    });
    expect(rows[1]?.Observações).toBe('\'=HYPERLINK("http://mau.example";"clique")');
    expect(rows[2]?.Observações).toBe('Linha um\n"aspas"; e ponto e vírgula 🦄');
    expect(rows[3]).toMatchObject({ Tipo: "Itens", Valor: "", Quantidade: "2,5", "Valor estimado": "80,00" });
  });

  it("is what the search finds, and says of sample data in each row that it is", async () => {
    const { bytes, name } = await read("csv", "café", true);
    expect(name).toBe("exemplo-doacoes-projeto-nova-cafe-2026-11-21.csv");
    expect(csvRows(bytes)).toMatchObject([{ Itens: "kg de café", "Arquivo com exemplos": "sim" }]);
  });
});

describe("Excel", () => {
  it("has typed cells, the filter in words and the totals", async () => {
    const { bytes } = await read("xlsx");
    const rows = await readSheet(bytes);
    expect(rows[0]?.[0]).toBe("Projeto Nova: Transparência: doações");
    expect(rows[1]?.[0]).toBe("Todas as doações registradas.");
    const heading = rows.findIndex(([first]) => first === "Data");
    expect(rows[heading]).toEqual([
      ...["Data", "Doador", "Tipo", "Valor", "Quantidade", "Itens", "Valor estimado", "Ação", "Observações"],
    ]);
    expect(rows[heading + 1]?.slice(0, 4)).toEqual([new Date("2026-11-05"), "Osvaldo Aberto", "Dinheiro", 1234.56]);
    expect(rows[heading + 2]?.[8]).toBe('=HYPERLINK("http://mau.example";"clique")');
    expect(rows[heading + 4]?.slice(2, 7)).toEqual(["Itens", null, 2.5, "kg de café", 80]);
    const totals = rows.slice(heading + 5).filter(([label]) => label !== null);
    expect(totals.map((row) => [row[0], row[3]])).toEqual([
      ["Total em dinheiro", 1234.86],
      ["Doações em dinheiro", 3],
      ["Doações em itens", 1],
    ]);
  });

  it("shows whole numbers without a comma behind them, in the template, too", async () => {
    for (const bytes of [(await read("xlsx")).bytes, await importTemplate()]) {
      const book = new excel.Workbook();
      await book.xlsx.load(new Uint8Array(bytes).buffer);
      const formats = new Set<string>();
      for (const sheet of book.worksheets)
        sheet.eachRow((row) => row.eachCell({ includeEmpty: true }, ({ numFmt = "" }) => formats.add(numFmt)));
      expect(formats).toContain('"R$" #,##0.00');
      // Excel writes the decimal point of '0.###' always: '10,'.
      expect([...formats].filter((format) => /\.#/.test(format))).toEqual([]);
    }
  });

  it("says that sample data is", async () => {
    const rows = await readSheet((await read("xlsx", "", true)).bytes);
    expect(rows.slice(0, 5).flat()).toContain("Site de demonstração: os textos, as pessoas e os números são exemplos.");
  });
});

describe("PDF", () => {
  it("is real text with letterhead, filter, totals and page numbers", async () => {
    const { bytes } = await read("pdf", "sopa", true);
    const { pages } = await pdfText(bytes);
    const [text = ""] = pages;
    for (const part of [
      ...["Projeto Nova", "Transparência: doações", "Só o que foi encontrado para “sopa”.", "21-11-2026 às 12:30"],
      ...["Doador(a) anônimo(a)", "Osvaldo Aberto", "R$ 1.234,56", "05-11-2026", "Página 1"],
      ...["Site de demonstração", "Total em dinheiro: R$ 1.234,86", "Doações em dinheiro: 3"],
    ])
      expect(text).toContain(part);
    expect(text).not.toContain("kg de café");
  });

  it("is tagged as one table, in Portuguese, with a title", async () => {
    const { bytes } = await read("pdf");
    const document = await getDocumentProxy(new Uint8Array(bytes));
    expect(await document.getMarkInfo()).toMatchObject({ Marked: true });
    const { info } = await document.getMetadata();
    expect(info).toMatchObject({ Language: "pt-BR", Title: "Transparência: doações, Projeto Nova" });
    const tree = JSON.stringify(await (await document.getPage(1)).getStructTree());
    expect(tree.match(/"role":"TH"/g)).toHaveLength(6);
    expect(tree.match(/"role":"TR"/g)).toHaveLength(5);
    expect(tree.match(/"role":"TD"/g)).toHaveLength(24);
    expect(tree).toContain('"role":"H1"');
  });

  it("of many pages has headings, numbers and tags on each", async () => {
    await db.donation.createMany({
      data: Array.from({ length: 120 }, (_, n) => ({ ...gift, acao: `Muitas ${"palavras ".repeat(n % 9)}${n}` })),
    });
    const { bytes } = await read("pdf", "muitas");
    const { pages, totalPages } = await pdfText(bytes);
    expect(totalPages).toBeGreaterThan(3);
    const document = await getDocumentProxy(new Uint8Array(bytes));
    let rows = 0;
    for (const [index, text] of pages.entries()) {
      expect(text).toContain(`Página ${index + 1}`);
      expect(text).toContain("Observações");
      const tree = JSON.stringify(await (await document.getPage(index + 1)).getStructTree());
      rows += tree.match(/"role":"TR"/g)?.length ?? 0;
    }
    expect(rows).toBeGreaterThanOrEqual(121);
    expect(pages.at(-1)).toContain("Doações em dinheiro: 120");
    await db.donation.deleteMany({ where: { acao: { startsWith: "Muitas" } } });
  });

  it("of nothing says so", async () => {
    const [text] = (await pdfText((await read("pdf", "dinossauro")).bytes)).pages;
    expect(text).toContain("“dinossauro”");
    expect(text).toContain("Doações em dinheiro: 0");
  });
});

it("JSON is open data: rows as the API gives them, totals, and from when it is", async () => {
  const answer = JSON.parse((await read("json")).bytes.toString());
  expect(answer).toMatchObject({
    ...{ q: "", sample: false, generatedAt: "2026-11-21T15:30:00.000Z", total: 4 },
    totals: { amount: "1234.86", money: 3, inKind: 1 },
  });
  expect(answer.donations[0]).toMatchObject({ donor: "Osvaldo Aberto", amount: "1234.56", date: "2026-11-05" });
  expect(JSON.parse((await read("json", "dinossauro", true)).bytes.toString())).toMatchObject({
    ...{ donations: [], total: 0, sample: true },
  });
});

it("no format tells a name without permission, or what is disabled", async () => {
  for (const format of exportFormats) {
    const { bytes } = await read(format);
    const text =
      format === "pdf"
        ? (await pdfText(bytes)).pages.join()
        : format === "xlsx"
          ? JSON.stringify(await readSheet(bytes))
          : bytes.toString();
    expect(text, format).toContain("Doador(a) anônimo(a)");
    expect(text, format).not.toContain("Sigilosa");
    expect(text, format).not.toContain("Desabilitada");
  }
});
