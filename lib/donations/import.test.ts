import { readFile } from "node:fs/promises";
import excel from "exceljs";
import { beforeEach, describe, expect, it, vi } from "vitest";
import { db } from "../db/client";
import { actingAs } from "../history/actor";
import { validate } from "../validate";
import { exportDonations } from "./export";
import { importDonations, previewImport } from "./import";
import { IMPORT_COLUMNS } from "./import-types";
import { listManagedDonations } from "./list";
import { donationInput } from "./schema";
import { createDonation, deleteDonations, updateDonation } from "./service";
import { importTemplate } from "./template";

// read-apart.test.ts reads in a process, as the product does; a hundred processes more would tell nothing more.
vi.mock("./read-apart", async () => ({ readApart: (await import("./read-rows")).readRows }));

/** As Excel in Portuguese writes 'CSV (separado por vírgulas)': Windows-1252, semicolons, CRLF, sums below. */
const EXCEL_CSV = Buffer.from(
  [
    "Projeto Nova \x96 doações de 2026;;;;;;",
    ";;;;;;",
    "Data;Doador;Publicar o nome;Valor;Itens;Ação;Observações",
    '31/01/2026;Conceição Araújo;Sim; R$ 1.234,56 ;;"Sopa; e pão";"Disse ""obrigada"""',
    "1/2/26;;;50,00;;Café na praça;",
    "01/02/2026;João;não;;10 frascos de óleo;Cestas do mês;",
    "1/2/26;;;50,00;;Café na praça;",
    "Total;;;1.334,56;;;",
    ";;;;;;",
  ].join("\r\n"),
  "latin1",
);

async function xlsx(rows: unknown[][]) {
  const book = new excel.Workbook();
  book.addWorksheet("Vazia");
  const sheet = book.addWorksheet("Doações");
  sheet.getColumn(1).numFmt = "dd/mm/yyyy";
  sheet.addRows(rows);
  return Buffer.from(await book.xlsx.writeBuffer());
}

const HEADINGS = ["DATA", "Doador(a)", "Valor (R$)", "Qtd.", "Itens", "Ação", "Obs.", "Cor do cabelo"];
const all = () => db.donation.findMany({ orderBy: [{ date: "asc" }, { amount: "asc" }, { id: "asc" }] });
const csv = (...lines: string[]) => Buffer.from(["Data;Doador;Valor;Ação", ...lines].join("\n"));

const NONE = { new: 0, known: 0, typed: 0, similar: 0, deleted: 0, elsewhere: 0, wrong: 0 };

beforeEach(async () => {
  await db.donation.deleteMany();
  await db.importedKey.deleteMany();
  await db.change.deleteMany();
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
      gift: "R$\u00a01.234,56",
    });
    expect(await db.donation.count()).toBe(0);

    const done = await actingAs({ id: "a", name: "Ana" }, () => importDonations(EXCEL_CSV, "doações 2026.csv"));
    expect(done).toMatchObject({ added: 4, known: 0 });
    const [first, second, third, fourth] = await all();
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

const LIST = { q: "", status: "todos" as const, categoria: "", page: 1, limit: 20 };

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
    const rows = await all();
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
    for await (const piece of exportDonations(options).content) pieces.push(piece);
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

describe("what is wrong", () => {
  it("is said row by row and column by column, and nothing is imported", async () => {
    const file = Buffer.from(
      [
        "Data;Doador;Publicar o nome;Tipo;Valor;Itens;Ação",
        "31/02/2026;Ana;talvez;Dinheiro;cinquenta;;Sopa",
        "01/02/2026;;sim;;10;;",
        "01/02/2026;Bia;;;10;cobertores;Sopa",
        "01/02/2026;Bia;;Pix;10;cobertores;Sopa",
        "01/02/2026;Bia;;;20;;Sopa",
      ].join("\n"),
    );
    const { problems, counts, problemCount } = await previewImport(file);
    expect(counts).toMatchObject({ new: 1, wrong: 4 });
    expect(problems).toHaveLength(problemCount);
    const told = problems.map(({ line, column, value, message }) => `${line} ${column} “${value}”: ${message}`);
    expect(told.sort()).toEqual([
      "2 Data “31/02/2026”: Informe a data, como 12/10/2026",
      "2 Publicar o nome “talvez”: Escreva sim ou não",
      "2 Valor “cinquenta”: Informe o valor em reais, como 1.234,50",
      "3 Ação “”: Informe a ação em que a doação ajudou",
      "3 Doador “”: Para publicar o nome, informe quem doou",
      "4 Tipo “”: Escreva Dinheiro ou Itens",
      "5 Itens “cobertores”: Uma doação em dinheiro não tem itens. Escreva isto em Observações",
    ]);
    await expect(importDonations(file, "x.csv")).rejects.toThrow("Nada foi importado");
    expect([await db.donation.count(), await db.change.count()]).toEqual([0, 0]);
  });

  it.each([
    ["", "está vazio"],
    ["a;b\n1;2", "linha dos títulos"],
    ["Data;Valor;Ação\n", "nenhuma doação"],
    ["\x7fELF\0\0\0", "não é uma planilha"],
    ["\xd0\xcf\x11\xe0antigo", "salve como .xlsx"],
    ["PK\x03\x04quebrado", "Não conseguimos abrir"],
  ])("with a file like %j is said, too", async (content, message) => {
    await expect(previewImport(Buffer.from(content, "latin1"))).rejects.toThrow(message);
  });

  it("with too many rows is said", async () => {
    const lines = Array.from({ length: 20_001 }, (_, n) => `01/02/2026;;${n + 1};Sopa`);
    await expect(previewImport(csv(...lines))).rejects.toThrow("no máximo 20.000 doações");
    expect((await previewImport(csv(...lines.slice(1)))).counts.new).toBe(20_000);
    expect((await importDonations(csv(...lines.slice(1, 5_001)), "muitas.csv")).added).toBe(5_000);
  }, 60_000);
});

describe("once imported", () => {
  it("a list that has grown brings only what is new; a changed note or permission is not another donation", async () => {
    await importDonations(csv("01/02/2026;Ana;10;Sopa"), "a.csv");
    const grown = csv("01/02/2026; ANA ;10,00;sopa", "01/02/2026;Ana;R$ 10;Sopa", "02/02/2026;Ana;10;Sopa");
    expect((await previewImport(grown)).counts).toMatchObject({ known: 1, new: 2 });
    expect(await importDonations(grown, "b.csv")).toMatchObject({ added: 2, known: 1 });
  });

  it("what was typed in by hand before is pointed out", async () => {
    const typed = { kind: "MONEY", amount: "10", date: "2026-02-01", donor: "Ana", acao: "Sopa" };
    await createDonation(validate(donationInput, typed));
    expect((await previewImport(csv("01/02/2026;Ana;10;Sopa", "02/02/2026;Ana;10;Sopa"))).counts).toEqual({
      ...{ ...NONE, typed: 1, new: 1 },
    });
  });

  it("our own files can be read again: nobody's name is no name, a neutralised formula is what it was", async () => {
    await importDonations(csv("01/02/2026;Ana;10;=Sopa", "02/02/2026;Rui;20;Sopa"), "a.csv");
    for (const format of ["csv", "xlsx"] as const) {
      const pieces: Uint8Array[] = [];
      for await (const piece of exportDonations({ organisation: "Projeto Nova", format, q: "", sample: false }).content)
        pieces.push(piece);
      const { counts, preview } = await previewImport(Buffer.concat(pieces));
      // Without the names, which are not public, they differ in one field from what is here.
      expect(counts).toEqual({ ...NONE, similar: 2 });
      expect(preview.map(({ donor, acao }) => [donor, acao])).toEqual([
        ["", "Sopa"],
        ["", "=Sopa"],
      ]);
    }
  });
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

describe("a sheet that grows", () => {
  const FEIRA = ["01/02/2026;;20;Feira", "01/02/2026;Rui;50;Feira", "03/02/2026;Bia;80;Sopa"];
  const counts = async (...lines: string[]) => (await previewImport(csv(...lines))).counts;
  const only = (donor: string) => db.donation.findFirstOrThrow({ where: { donor } });

  it("does not bring again what was corrected in it, here, or in both", async () => {
    await importDonations(csv(...FEIRA), "fevereiro.csv");
    const corrected = [FEIRA[0] ?? "", "01/02/2026;Rui;500;Feira", "04/02/2026;Bia;80;Sopa", "05/02/2026;Ana;10;Sopa"];
    const { doubts, ...preview } = await previewImport(csv(...corrected));
    expect(preview).toMatchObject({ counts: { ...NONE, known: 1, similar: 2, new: 1 }, inImportedMonths: 1 });
    expect(preview.totals.amount).toBe("10.00");
    expect(doubts).toMatchObject([
      {
        ...{ state: "similar", lines: [3, 4] },
        rows: [{ like: { gift: "R$\u00a050,00", donor: "Rui" } }, { like: { date: "2026-02-03", donor: "Bia" } }],
      },
    ]);

    const { id, donor, acao } = await only("Rui");
    const typed = { kind: "MONEY", amount: "500", date: "2026-02-01", donor, acao };
    await updateDonation(id, validate(donationInput, typed));
    expect(await counts(...FEIRA)).toEqual({ ...NONE, known: 3 }); // corrected here alone
    expect(await counts(...corrected)).toEqual({ ...NONE, known: 1, similar: 2, new: 1 }); // here and in the sheet
    expect(await importDonations(csv(...corrected), "março.csv")).toMatchObject({ added: 1, known: 1, left: 2 });
    expect(await db.donation.count()).toBe(4);
  });

  it("of one row, too, and when the one who gave becomes known", async () => {
    await importDonations(csv("01/02/2026;Ana;50;Sopa", "02/02/2026;;30;Sopa"), "a.csv");
    expect(await counts("01/02/2026;Ana;500;Sopa")).toEqual({ ...NONE, similar: 1 });
    expect(await counts("02/02/2026;Rui;30;Sopa")).toEqual({ ...NONE, similar: 1 });
    expect(await counts("02/02/2026;Rui;300;Sopa")).toEqual({ ...NONE, new: 1 }); // two fields are another donation
  });

  it("brings what is ticked, once", async () => {
    await importDonations(csv(...FEIRA), "a.csv");
    const corrected = csv(...FEIRA.slice(0, 2), "03/02/2026;Bia;85;Sopa");
    expect(await importDonations(corrected, "b.csv", [2, 4])).toMatchObject({ added: 1, known: 2, left: 0 });
    expect(await importDonations(corrected, "c.csv", [2, 3, 4])).toMatchObject({ added: 0, known: 3 });
    expect(await db.donation.count()).toBe(4);
  });

  it("does not bring back what was deleted here, unless that is ticked", async () => {
    await importDonations(csv(...FEIRA), "a.csv");
    await deleteDonations([(await only("Rui")).id]);
    const { doubts, counts: after } = await previewImport(csv(...FEIRA));
    expect(after).toEqual({ ...NONE, known: 2, deleted: 1 });
    expect(doubts).toMatchObject([{ state: "deleted", lines: [3], rows: [{ donor: "Rui" }] }]);
    expect(await importDonations(csv(...FEIRA), "b.csv")).toMatchObject({ added: 0, known: 2, left: 1 });
    expect(await importDonations(csv(...FEIRA), "c.csv", [3])).toMatchObject({ added: 1, left: 0 });
    expect(await counts(...FEIRA)).toEqual({ ...NONE, known: 3 });
  });

  it("knows the rows that were imported before their keys were remembered", async () => {
    await importDonations(csv(...FEIRA), "a.csv");
    await db.importedKey.deleteMany();
    const sql = await readFile("prisma/migrations/20261122160000_figures/migration.sql", "utf8");
    await db.$executeRawUnsafe(/^INSERT INTO "ImportedKey"[^;]*/m.exec(sql)?.[0] ?? "");
    await deleteDonations([(await only("Rui")).id]);
    expect(await counts(...FEIRA)).toEqual({ ...NONE, known: 2, deleted: 1 });
  });

  it("is told from another one of the same day, whose equal rows may be further donations", async () => {
    await importDonations(csv(...FEIRA, "01/02/2026;Davi;60;Feira"), "feira.csv");
    const other = ["01/02/2026;;20;Feira", "01/02/2026;Caio;5;Feira"];
    const { counts: found, doubts } = await previewImport(csv(...other));
    expect(found).toEqual({ ...NONE, elsewhere: 1, new: 1 });
    expect(doubts).toMatchObject([{ state: "elsewhere", lines: [2] }]);
    expect(await importDonations(csv(...other), "outra.csv", [2])).toMatchObject({ added: 2, left: 0 });
    expect(await db.donation.count({ where: { amount: 20 } })).toBe(2);
    expect(await counts(...FEIRA)).toEqual({ ...NONE, known: 3 });
    expect((await importDonations(csv(...other), "outra.csv")).added).toBe(0);
  });

  it("by many equal and many similar rows is compared without delay", async () => {
    const rows = (amount: (n: number) => number) =>
      csv(...Array.from({ length: 3_000 }, (_, n) => `01/02/2026;;${amount(n)};Feira`));
    await importDonations(
      rows((n) => n + 1),
      "a.csv",
    );
    expect((await previewImport(rows((n) => n + 5_001))).counts).toEqual({ ...NONE, similar: 3_000 });
  }, 60_000);
});
