import excel from "exceljs";
import { readSheet } from "read-excel-file/node";
import { expect, it } from "vitest";
import { bytesOf } from "./files.fixture";
import type { Report } from "./report";
import { writeXlsx } from "./xlsx";

const HOSTILE = "Ana\uffff & \ufffe\u0000\u000bfilhos 🦄";

async function* rowsOf(names: string[]) {
  yield* names;
}

const columns: Report<string>["columns"] = [{ label: "Doador", kind: "text", width: 30, value: (name) => name }];

it("has a filter from the headings to the last row, and the headings on every printed page", async () => {
  const report: Report<string> = { organisation: "Nova", title: "Doações", about: [], columns, totals: () => [] };
  const book = new excel.Workbook();
  await book.xlsx.load(new Uint8Array(await bytesOf({ content: writeXlsx(report, rowsOf(["Ana", "Rui"])) })).buffer);
  expect(book.worksheets[0]?.autoFilter).toBe("A3:A5");
  expect(book.worksheets[0]?.getCell("A5").value).toBe("Rui");
  expect(book.worksheets[0]?.pageSetup.printTitlesRow).toBe("3:3");
});

it("has no character that XML forbids, for which a spreadsheet program refuses the whole file", async () => {
  const report: Report<string> = {
    ...{ organisation: HOSTILE, title: "Doações", about: [HOSTILE], warning: HOSTILE },
    columns,
    totals: () => [],
  };
  const rows = await readSheet(await bytesOf({ content: writeXlsx(report, rowsOf([HOSTILE])) }));
  const shown = "Ana & filhos 🦄";
  expect(rows.flat().filter(Boolean)).toEqual([`${shown}: Doações`, shown, shown, "Doador", shown]);
});
