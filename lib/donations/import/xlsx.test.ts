import excel from "exceljs";
import { describe, expect, it, vi } from "vitest";
import { db } from "../../db/client";
import { exportPublicDonations } from "../export-public";
import { allDonations, emptyDatabaseForEachTest } from "./import.fixture";
import { dayOfCell } from "./parse-cell";
import { importDonations, previewImport } from "./service";
import { importTemplate } from "./template";
import { IMPORT_COLUMNS } from "./types";

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

describe("an .xlsx", () => {
  it("has real dates, numbers, formulas and rich texts; foreign columns are named and left out", async () => {
    const file = await xlsx([
      HEADINGS,
      [new Date("2026-03-05"), "Rui", { formula: "0.1+0.2", result: 0.1 + 0.2 }, null, null, "Sopa", null, "castanho"],
      ["06.03.2026", { richText: [{ text: "An" }, { text: "a" }] }, null, 2.5, "kg de café", "Café", "x", null],
      [46_088, "Bia", 1234.5, null, null, "Sopa", null, null],
    ]);
    expect(await previewImport(file)).toMatchObject({ counts: { new: 3, wrong: 0 }, ignored: ["Cor do cabelo"] });
    await importDonations(file);
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
    expect([46_088, 46_088.75].map((cell) => dayOfCell(cell))).toEqual(["2026-03-07", "2026-03-07"]);
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
    await importDonations(file);
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

  it("whose days are shown as numbers has them as days among the rows to correct, which can be imported then", async () => {
    const book = new excel.Workbook();
    book.addWorksheet("Doações").addRows([HEADINGS, [46086, "Ana", "(12,00)", null, null, "Sopa", null, null]]);
    const { counts, wrongSheet = "" } = await previewImport(Buffer.from(await book.xlsx.writeBuffer()));
    expect(counts).toMatchObject({ wrong: 1 });
    const mended = await previewImport(Buffer.from(wrongSheet.replace("(12,00)", "12,00")));
    expect([mended.counts.wrong, mended.preview[0]?.date]).toEqual([0, "2026-03-05"]);
  });

  it("of our own template has every column to fill in, and nothing to import yet", async () => {
    const template = await importTemplate();
    await expect(previewImport(template)).rejects.toThrow("nenhuma doação");
    const book = new excel.Workbook();
    await book.xlsx.load(new Uint8Array(template).buffer);
    const headings = book.worksheets[0]?.getRow(1).values;
    const { active: _, ...labels } = IMPORT_COLUMNS; // of the dashboard's own file alone
    for (const label of Object.values(labels)) expect(headings).toContain(label);
  });
});
