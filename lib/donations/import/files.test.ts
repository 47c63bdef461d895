import excel from "exceljs";
import { describe, expect, it, vi } from "vitest";
import { db } from "../../db/client";
import { actingAs } from "../../history/actor";
import { listManagedDonations } from "../list";
import { allDonations, EXCEL_CSV, emptyDatabaseForEachTest, NONE } from "./import.fixture";
import { importDonations, previewImport } from "./service";

emptyDatabaseForEachTest();

// read-in-child.test.ts reads in a process, as the product does; a hundred processes more would tell nothing more.
vi.mock("./read-in-child", async () => ({ readInChild: (await import("./read-rows")).readRows }));

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
      ...{ donorPublic: true, gift: "R$\u00a01.234,56", notes: 'Disse "obrigada"' },
    });
    expect(preview.withNotes).toBe(1);
    expect(await db.donation.count()).toBe(0);

    const done = await actingAs({ id: "a", name: "Ana" }, () => importDonations(EXCEL_CSV));
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
    expect((await db.change.findFirst())?.title).toBe("4 doações");

    expect((await previewImport(EXCEL_CSV)).counts).toEqual({ ...NONE, known: 4 });
    expect(await importDonations(EXCEL_CSV)).toMatchObject({ added: 0, known: 4 });
    expect([await db.donation.count(), await db.change.count()]).toEqual([4, 1]);
  });

  it("two imports of the same file at once add it once", async () => {
    const done = await Promise.all([1, 2].map(() => importDonations(EXCEL_CSV)));
    expect(done.reduce((sum, { added }) => sum + added, 0)).toBe(4);
    expect(await db.donation.count()).toBe(4);
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

it("a text that an old program filled up with NUL is imported as it is previewed", async () => {
  const rows = Array.from({ length: 60 }, (_, day) => `01/02/2026;${day + 1};Sopa\0;Ana\0\0\0`);
  const file = Buffer.from(["Data;Valor;Ação\0;Doador", ...rows, "02/02/2026;10;So\0pa;Bia\0\0\0"].join("\r\n"));
  expect((await previewImport(file)).counts.new).toBe(61);
  expect((await importDonations(file)).added).toBe(61);
  expect((await allDonations()).at(-1)).toMatchObject({ acao: "Sopa", donor: "Bia" });
});
