import excel from "exceljs";
import { describe, expect, it } from "vitest";
import { importCopy } from "./copy";
import { GIFT, HEADINGS, handmade, zip } from "./handmade.fixture";
import { readInChild } from "./read-in-child";
import { readRows } from "./read-rows";

async function xlsx(fill: (sheet: excel.Worksheet) => void) {
  const book = new excel.Workbook();
  const sheet = book.addWorksheet("Doações");
  sheet.addRow(HEADINGS);
  fill(sheet);
  return Buffer.from(await book.xlsx.writeBuffer());
}

const csv = (...lines: string[]) => Buffer.from(["Data;Doador;Valor;Ação", ...lines].join("\n"));

// A process with a TypeScript loader for each reading that is about time and memory; the rest is read here.
describe("a spreadsheet that is read apart", () => {
  it("is the same as one read here; days stay days", async () => {
    const file = await xlsx((sheet) => sheet.addRow([new Date("2026-02-01"), 10.125, "Sopa"]));
    expect(await readInChild(file)).toMatchObject({
      ...{ count: 1, problems: [], remarks: [{ line: 2, was: "10,125", is: "10,13" }] },
      good: [{ input: { date: "2026-02-01", amount: "10.13", acao: "Sopa", donor: "" } }],
    });
    await expect(readInChild(Buffer.from("a;b\n1;2"))).rejects.toMatchObject({
      code: "invalid",
      message: importCopy.noHeading,
    });
  });

  it("may have choices for a whole column", async () => {
    const choices = '<dataValidation type="list" sqref="A1:XFD1048576"><formula1>"sim,não"</formula1></dataValidation>';
    const file = handmade(`<dataValidations count="1">${choices}</dataValidations>`);
    expect((await readInChild(file, { memoryMb: 64 })).good).toHaveLength(1);
  });

  it("may have a stray cell in the last column of each row", async () => {
    const file = await xlsx((sheet) => {
      for (let row = 2; row <= 401; row++) {
        sheet.addRow(GIFT);
        sheet.getCell(row, 16_384).value = "x";
      }
    });
    const { good, ignored } = await readInChild(file, { memoryMb: 128 });
    expect([good.length, ignored]).toEqual([400, []]);
  });

  it("has no more than 64 columns and so many rows", async () => {
    const wide = await xlsx((sheet) => {
      sheet.getCell(1, 64).value = "a sexagésima quarta";
      sheet.getCell(1, 65).value = "a de mais";
      sheet.addRow(GIFT);
    });
    expect((await readRows(wide)).ignored).toEqual(["a sexagésima quarta"]);
    const long = csv(...Array.from({ length: 20_600 }, () => "Total;;1;"));
    await expect(readRows(long)).rejects.toThrow("no máximo 20.000 doações");
  });

  it("is not believed what it says of its size", async () => {
    const bomb = zip({ "xl/workbook.xml": Buffer.alloc(100 * 1024 * 1024) }, 10);
    expect(bomb.length).toBeLessThan(200_000);
    await expect(readRows(bomb)).rejects.toMatchObject({
      code: "tooLarge",
      message: expect.stringContaining("depois de aberta"),
    });
    await expect(readRows(zip({ "xl/workbook.xml": "<workbook/>" }, 10).fill(0, 30, 60))).rejects.toThrow(
      "Não conseguimos abrir",
    );
  });

  it("with one long text in each of its wrong rows comes back with no sheet of them, which would be a hundred times larger", async () => {
    const text = "x".repeat(60_000);
    const file = await xlsx((sheet) => {
      for (let row = 0; row < 100; row++) sheet.addRow(["ontem", text, "Sopa"]);
    });
    expect(file.length).toBeLessThan(60_000);
    const { problems, wrongSheet } = await readRows(file);
    expect(problems).toHaveLength(200);
    expect(wrongSheet).toBeUndefined();
  });

  it("that takes too much memory or time is refused in words, and the next one is read", async () => {
    const hostile = handmade('<mergeCells count="1"><mergeCell ref="A5:XFD1048576"/></mergeCells>');
    const merged = handmade('<mergeCells count="1"><mergeCell ref="A5:C5"/></mergeCells>');
    await expect(readInChild(hostile, { memoryMb: 64 })).rejects.toMatchObject({
      code: "tooLarge",
      message: importCopy.tooHeavy,
    });
    await expect(readInChild(merged, { timeoutMs: 1 })).rejects.toThrow(importCopy.tooHeavy);
    const [one, other] = await Promise.all([readInChild(merged), readInChild(merged)]);
    expect([one.good.length, other.good.length]).toEqual([1, 1]);
  });
});
