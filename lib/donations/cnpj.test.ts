import { readSheet } from "read-excel-file/node";
import { extractText } from "unpdf";
import { expect, it, vi } from "vitest";
import { db } from "../db/client";
import { type ExportFormat, exportFormats } from "../reports/formats";
import { exportPublicDonations } from "./export-public";
import { importDonations } from "./import/service";
import { listDonations } from "./list";

vi.mock("./import/read-in-child", async () => ({ readInChild: (await import("./import/read-rows")).readRows }));

// CNPJs have had letters since July 2026. One of digits around an E is a number in a computer's eyes.
const CNPJ = "12.ABC.345/01DE-35";
const BARE = "12ABC34501DE35";
const NUMERIC = "123456780E0135";

const SHEET = Buffer.from(
  [
    "Data;Doador;Publicar o nome;Valor;Ação;Observações",
    `01/11/2026;Padaria ${CNPJ};sim;50,00;Sopa;CNPJ ${BARE}`,
    `02/11/2026;${BARE};sim;60,00;Sopa;${NUMERIC}`,
    `03/11/2026;${NUMERIC};sim;70,00;Sopa;`,
  ].join("\n"),
);

async function read(format: ExportFormat) {
  const pieces: Uint8Array[] = [];
  for await (const piece of exportPublicDonations({ organisation: "Nova", format, q: "", sample: false }).content)
    pieces.push(piece);
  const bytes = Buffer.concat(pieces);
  if (format === "xlsx") return JSON.stringify(await readSheet(bytes));
  if (format === "pdf") return (await extractText(new Uint8Array(bytes), { mergePages: true })).text;
  return bytes.toString();
}

it("a CNPJ with letters comes in and goes out of every file as it is", async () => {
  expect(await importDonations(SHEET)).toMatchObject({ added: 3 });
  const rows = await db.donation.findMany({ orderBy: { date: "asc" } });
  expect(rows.map(({ donor, notes }) => [donor, notes])).toEqual([
    [`Padaria ${CNPJ}`, `CNPJ ${BARE}`],
    [BARE, NUMERIC],
    [NUMERIC, null],
  ]);
  for (const format of exportFormats) {
    const file = await read(format);
    for (const written of [CNPJ, BARE, NUMERIC]) expect(file, format).toContain(written);
  }
  for (const [q, total] of [
    [CNPJ, 1],
    [BARE, 2],
    [NUMERIC, 2],
  ] as const)
    expect((await listDonations({ q, page: 1, limit: 9 })).total, q).toBe(total);
  expect(await importDonations(SHEET)).toMatchObject({ added: 0, known: 3 });
});
