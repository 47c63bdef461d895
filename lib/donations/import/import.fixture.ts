import { db } from "../../db/client";
import { emptyForEachTest } from "../../db/emptied.fixture";

/** As Excel in Portuguese writes 'CSV (separado por vírgulas)': Windows-1252, semicolons, CRLF, sums below. */
export const EXCEL_CSV = Buffer.from(
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

export const csv = (...lines: string[]) => Buffer.from(["Data;Doador;Valor;Ação", ...lines].join("\n"));

/** The counts of a preview in which nothing was found. */
export const NONE = { new: 0, known: 0, typed: 0, similar: 0, gone: 0, elsewhere: 0, wrong: 0 };

export const emptyDatabaseForEachTest = () => emptyForEachTest("Donation", "ImportedKey", "Change");

export const allDonations = () =>
  db.donation.findMany({ orderBy: [{ date: "asc" }, { amount: "asc" }, { id: "asc" }] });
