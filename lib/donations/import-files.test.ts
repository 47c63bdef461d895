import excel from "exceljs";
import { describe, expect, it, vi } from "vitest";
import { db } from "../db/client";
import { actingAs } from "../history/actor";
import { exportPublicDonations } from "./export-public";
import { importDonations, previewImport } from "./import";
import { EXCEL_CSV, emptyDatabaseForEachTest, NONE } from "./import.fixture";
import { dayOf } from "./import-cells";
import { IMPORT_COLUMNS } from "./import-types";
import { listManagedDonations } from "./list";
import { importTemplate } from "./template";

emptyDatabaseForEachTest();

// read-in-child.test.ts reads in a process, as the product does; a hundred processes more would tell nothing more.
vi.mock("./read-in-child", async () => ({ readInChild: (await import("./read-rows")).readRows }));

async function xlsx(rows: unknown[][], merged?: string) {
  const book = new excel.Workbook();
  book.addWorksheet("Vazia");
  const sheet = book.addWorksheet("Doações");
  sheet.getColumn(1).numFmt = "dd/mm/yyyy";
  sheet.addRows(rows);
  if (merged) sheet.mergeCells(merged);
  return Buffer.from(await book.xlsx.writeBuffer());
}

const HEADINGS = ["DATA", "Doador(a)", "Valor (R$)", "Qtd.", "Itens", "Ação", "Obs.", "Cor do cabelo"];
const allDonations = () => db.donation.findMany({ orderBy: [{ date: "asc" }, { amount: "asc" }, { id: "asc" }] });
const LIST = { q: "", status: "todos" as const, categoria: "", page: 1, limit: 20 };

it("a workbook's table is on the first sheet with its headings that is not hidden, and the others are told of", async () => {
  const book = new excel.Workbook();
  book.addWorksheet("Capa").addRow(["Associação Nova"]);
  book.addWorksheet("Modelo").addRow(["Data", "Valor", "Ação"]);
  book.addWorksheet("2024", { state: "hidden" }).addRows([
    ["Data", "Valor", "Ação"],
    ["02/01/2024", 7, "Sopa"],
  ]);
  book.addWorksheet("2025").addRows([
    ["Data", "Valor", "Ação"],
    ["02/01/2025", 10, "Sopa"],
  ]);
  book.addWorksheet("Vazia");
  book.addWorksheet("2026").addRows([
    ["Data", "Valor", "Ação"],
    ["02/01/2026", 99, "Sopa"],
  ]);
  const preview = await previewImport(Buffer.from(await book.xlsx.writeBuffer()));
  expect(preview).toMatchObject({ rows: 1, totals: { amount: "10.00" }, otherSheets: ["2026"] });
});

it.each([
  [
    "in a comment of a table with commas",
    "Data,Valor,Ação,Obs.\n02/01/2026,10,Sopa,Veio cedo; ficou\n03/01/2026,5,Sopa,",
  ],
  [
    "between cells of rows that end early",
    `Data;Valor;Ação;Obs.\n${"02/01/2026;1,00;Sopa\n".repeat(8)}${"02/01/2026;1,00;Sopa;ok\n".repeat(7)}`,
  ],
  [
    "between cells with commas",
    "Nova, MG, Brasil\nData;Valor;Ação;Obs.\n02/01/2026;15,00;Sopa;de manhã, na praça, com chuva, cedo",
  ],
])("a semicolon %s is told apart", async (_, csv) => {
  expect(await previewImport(Buffer.from(csv))).toMatchObject({ problems: [], totals: { amount: "15.00" } });
});

describe("a file as Excel in Portuguese writes it", () => {
  it("is previewed and imported exactly, and once", async () => {
    const preview = await previewImport(EXCEL_CSV);
    expect(preview).toMatchObject({
      ...{ rows: 4, problems: [], ignored: [], counts: { ...NONE, new: 4 } },
      totals: { amount: "1334.56", money: 3, inKind: 1 },
    });
    expect(preview.preview[0]).toEqual({
      ...{ line: 4, state: "new", date: "2026-01-31", donor: "Conceição Araújo", acao: "Sopa; e pão" },
      ...{ donorPublic: true, gift: "R$\u00a01.234,56" },
    });
    expect(await db.donation.count()).toBe(0);

    const done = await actingAs({ id: "a", name: "Ana" }, () => importDonations(EXCEL_CSV, "doações 2026.csv"));
    expect(done).toMatchObject({ added: 4, known: 0 });
    const [first, second, third, fourth] = await allDonations();
    expect(first).toMatchObject({
      kind: "MONEY",
      donor: "Conceição Araújo",
      donorPublic: true,
      notes: 'Disse "obrigada"',
    });
    expect(first?.amount?.toFixed(2)).toBe("1234.56");
    expect([second, third]).toMatchObject([{ donor: "", acao: "Café na praça" }, { donor: "" }]);
    expect(fourth).toMatchObject({ kind: "IN_KIND", items: "10 frascos de óleo", donorPublic: false, amount: null });
    expect((await listManagedDonations({ ...LIST, importacao: done.importId })).total).toBe(4);
    expect(await db.change.findMany()).toMatchObject([
      ...[{ action: "CREATE", entity: "import", entityId: done.importId, userName: "Ana" }],
    ]);
    expect((await db.change.findFirst())?.title).toBe("4 doações (doações 2026.csv)");

    expect((await previewImport(EXCEL_CSV)).counts).toEqual({ ...NONE, known: 4 });
    expect(await importDonations(EXCEL_CSV, "de novo.csv")).toMatchObject({ added: 0, known: 4 });
    expect([await db.donation.count(), await db.change.count()]).toEqual([4, 1]);
  });

  it("two imports of the same file at once add it once", async () => {
    const done = await Promise.all([1, 2].map((n) => importDonations(EXCEL_CSV, `${n}.csv`)));
    expect(done.reduce((sum, { added }) => sum + added, 0)).toBe(4);
    expect(await db.donation.count()).toBe(4);
  });
});

describe("an .xlsx", () => {
  it("has real dates, numbers, formulas and rich texts; foreign columns are named and left out", async () => {
    const file = await xlsx([
      HEADINGS,
      [new Date("2026-03-05"), "Rui", { formula: "0.1+0.2", result: 0.1 + 0.2 }, null, null, "Sopa", null, "castanho"],
      ["06.03.2026", { richText: [{ text: "An" }, { text: "a" }] }, null, 2.5, "kg de café", "Café", "x", null],
      [46_088, "Bia", 1234.5, null, null, "Sopa", null, null],
    ]);
    expect(await previewImport(file)).toMatchObject({ counts: { new: 3, wrong: 0 }, ignored: ["Cor do cabelo"] });
    await importDonations(file, "a.xlsx");
    const rows = await allDonations();
    expect(
      rows.map(({ date, amount, quantity, donor }) => [
        date.toISOString().slice(0, 10),
        amount?.toFixed(2),
        quantity?.toFixed(2),
        donor,
      ]),
    ).toEqual([
      ["2026-03-05", "0.30", undefined, "Rui"],
      ["2026-03-06", undefined, "2.50", "Ana"],
      ["2026-03-07", "1234.50", undefined, "Bia"],
    ]);
  });

  it("has a day's number where the column is not one of dates, with the time of day or without", () => {
    expect([46_088, 46_088.75].map((cell) => dayOf(cell))).toEqual(["2026-03-07", "2026-03-07"]);
  });

  it.each([100, "R$ 1.100,00", "100"])(
    "has an amount (%j) once, also where cells of several donations are merged",
    async (amount) => {
      const day = new Date("2026-03-05");
      const file = await xlsx(
        [HEADINGS, ...["Ana", "Bia"].map((donor) => [day, donor, amount, null, null, "Sopa", null, null])],
        "C2:C3",
      );
      const { counts } = await previewImport(file);
      expect(counts).toMatchObject({ new: 1, wrong: 1 });
    },
  );

  it("has numbers that are numbers: grams stay, tenths of a centavo are rounded, and that is said", async () => {
    const numbers = [10.125, 1.375, 0.375, 33.333, 1.005];
    const file = await xlsx([
      HEADINGS,
      ...numbers.map((number) => [new Date("2026-03-05"), "Rui", number, null, null, "Sopa", null, null]),
      ...numbers.map((number) => [new Date("2026-03-06"), "Rui", null, number, "kg de café", "Sopa", null, null]),
      [new Date("2026-03-07"), "Rui", null, 0.06256, "kg de café", "Sopa", null, null],
    ]);
    const { counts, remarks, remarkCount, preview } = await previewImport(file);
    expect(counts).toMatchObject({ new: 11, wrong: 0 });
    expect(remarks.map(({ line, column, was, is }) => `${line} ${column}: ${was} > ${is}`)).toEqual([
      "2 Valor: 10,125 > 10,13",
      "3 Valor: 1,375 > 1,38",
      "4 Valor: 0,375 > 0,38",
      "5 Valor: 33,333 > 33,33",
      "6 Valor: 1,005 > 1,01",
      "12 Quantidade: 0,06256 > 0,063",
    ]);
    expect(remarkCount).toBe(6);
    expect(preview[6]?.gift).toBe("1,375 kg de café");
    await importDonations(file, "a.xlsx");
    const rows = await db.donation.findMany({ orderBy: [{ date: "asc" }, { amount: "asc" }, { quantity: "asc" }] });
    expect(rows.map(({ amount, quantity }) => String(amount ?? quantity))).toEqual([
      ...["0.38", "1.01", "1.38", "10.13", "33.33"],
      ...["0.375", "1.005", "1.375", "10.125", "33.333", "0.063"],
    ]);
    const pieces: Uint8Array[] = [];
    const options = { organisation: "Projeto Nova", format: "csv", q: "", sample: false } as const;
    for await (const piece of exportPublicDonations(options).content) pieces.push(piece);
    expect(Buffer.concat(pieces).toString()).toContain(";1,375;kg de café;");
  });

  it("of our own template has every column, and nothing to import yet", async () => {
    const template = await importTemplate();
    await expect(previewImport(template)).rejects.toThrow("nenhuma doação");
    const book = new excel.Workbook();
    await book.xlsx.load(new Uint8Array(template).buffer);
    const headings = book.worksheets[0]?.getRow(1).values;
    for (const label of Object.values(IMPORT_COLUMNS)) expect(headings).toContain(label);
  });
});

it("a donor called 'Total …' counts; the totals below, without a date, do not", async () => {
  const lines = [
    "Doador;Data;Valor;Ação",
    "Total Distribuidora Ltda;01/02/2026;100,00;Sopa",
    "Doações em memória de Ana;2.2.26;50,00;Sopa",
    "Ana;03/02/2026;1,00;Sopa",
    "Subtotal;;151,00;",
    "Total de fevereiro;3 doações;151,00;",
    "Doações em 2026;;151,00;",
  ];
  const { rows, totals, problems } = await previewImport(Buffer.from(lines.join("\n")));
  expect({ rows, amount: totals.amount, problems }).toEqual({ rows: 3, amount: "151.00", problems: [] });
});

it("commas, tabs, UTF-16 and 'sep=' are understood", async () => {
  const text = 'Data,Doador,Valor,Ação\n01/02/2026,Ana,"1.234,50",Sopa\n';
  const files = [
    Buffer.from(text),
    Buffer.from(`\ufeff${text.replaceAll('"1.234,50"', "1234.50").replaceAll(",", "\t")}`, "utf16le"),
    Buffer.from(`sep=|\r\n${text.replaceAll('"1.234,50"', "1234.50").replaceAll(",", "|")}`),
  ];
  for (const file of files) expect((await previewImport(file)).totals.amount).toBe("1234.50");
});
