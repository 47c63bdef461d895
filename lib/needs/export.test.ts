import { readSheet } from "read-excel-file/node";
import { beforeAll, expect, it } from "vitest";
import { db } from "../db/client";
import { bytesOf, csvRows, pdfText } from "../reports/files.fixture";
import { listFileQuery } from "../reports/list-file";
import { exportNeeds } from "./export";
import { createRice, promise } from "./promises/promises.fixture";
import { setNeedsActive } from "./service";

const now = new Date("2026-11-21T15:30:00Z");
const SECRETS = ["Zuleica Sigilosa", "91234-5678", "5534912345678"];

const read = async (query: Record<string, string> = {}, sample = false) => {
  const file = exportNeeds({ organisation: "Projeto Nova", query: listFileQuery.parse(query), sample, now });
  return { name: file.name, bytes: await bytesOf(file) };
};

beforeAll(async () => {
  await db.need.deleteMany();
  const rice = await createRice({ until: "2099-12-10", description: "Vai nas cestas" });
  await promise(rice.id, { quantity: "8", name: "Zuleica Sigilosa", contact: "(34) 91234-5678" });
  const gift = { kind: "IN_KIND", items: "kg de arroz", quantity: "20", needId: rice.id } as const;
  await db.donation.create({ data: { ...gift, donor: "Rui", acao: "Cestas", date: now } });
  const { id } = await createRice({ item: "café", wanted: "2,5" });
  await setNeedsActive([id], false);
});

it("has what is wanted, arrived, promised and missing, and not who promised it", async () => {
  const { name, bytes } = await read({ formato: "csv" });
  expect(name).toBe("necessidades-projeto-nova-2026-11-21.csv");
  const rows = csvRows(bytes);
  expect(rows.map((row) => row["O que falta"])).toEqual(["Café", "Arroz"]);
  expect(rows[0]).toMatchObject({ Quantidade: "2,5", "No site": "não" });
  expect(rows[1]).toMatchObject({
    ...{ Unidade: "kg", Quantidade: "40", Chegou: "20", Prometido: "8", Falta: "12", "No site": "sim" },
    ...{ Situação: "Faltam 12 de 40 kg", "Até quando": "10/12/2099", "Para que serve": "Vai nas cestas" },
  });
  const sheet = await readSheet((await read({ formato: "xlsx" })).bytes);
  const { pages } = await pdfText((await read({ formato: "pdf" })).bytes);
  for (const text of [bytes.toString(), JSON.stringify(sheet), pages.join()]) {
    expect(text).toContain("Arroz");
    for (const secret of SECRETS) expect(text).not.toContain(secret);
  }
});

it("is the list as it is filtered, and says so, and what is only an example", async () => {
  const { name, bytes } = await read({ q: "arroz", status: "ativos", formato: "xlsx" }, true);
  expect(name).toBe("exemplo-necessidades-projeto-nova-arroz-2026-11-21.xlsx");
  const rows = await readSheet(bytes);
  expect(rows.flat()).toContain("Necessidades encontradas para “arroz”, no site.");
  expect(rows.flat().join()).toMatch(/exemplos/);
  expect(rows.filter((row) => row.includes("Arroz"))).toHaveLength(1);
  expect(rows.flat()).not.toContain("Café");
  expect(csvRows((await read({ status: "desabilitados", formato: "csv" }, true)).bytes)).toMatchObject([
    { "O que falta": "Café", "Arquivo com exemplos": "sim" },
  ]);
});
