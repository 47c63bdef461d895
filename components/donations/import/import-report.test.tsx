import { renderToStaticMarkup } from "react-dom/server";
import { expect, it } from "vitest";
import type { ImportPreview } from "@/lib/donations/import/types";
import { ImportReport } from "./import-report";

const none = { new: 0, known: 0, typed: 0, similar: 0, gone: 0, elsewhere: 0, wrong: 0 };
const preview: ImportPreview = {
  ...{ rows: 3, counts: { ...none, new: 1, typed: 2 }, totals: { amount: "50.00", money: 1, inKind: 0 } },
  ...{
    inImportedMonths: 0,
    repeated: [],
    withNotes: 0,
    problems: [],
    problemCount: 0,
    remarks: [],
    remarkCount: 0,
    preview: [],
    ignored: [],
  },
  ...{ doubts: [{ state: "typed", lines: [2, 3], rows: [] }], otherSheets: [] },
};
const report = (of: ImportPreview, ticked: number) =>
  renderToStaticMarkup(<ImportReport preview={of} ticked={ticked} />)
    .replace(/<[^>]+>/g, "")
    .replaceAll("\u00a0", " ");

it("what is said to come in has the ticked rows in it, as the button below has", () => {
  expect(report(preview, 0)).toContain("Vão entrar R$ 50,00 em 1 doação.");
  expect(report(preview, 2)).toContain("Vão entrar R$ 50,00 em 1 doação, e mais 2 linhas que você marcou.");
  const doubtful = { ...preview, rows: 2, counts: { ...none, typed: 2 } };
  expect(report(doubtful, 0)).toContain("Nada entra sem que você decida");
  expect(report(doubtful, 1)).toContain("Só entra o que você decidiu: 1 linha que você marcou.");
});

it("wrong rows too large for a sheet of their own are to be mended in the same one, and the report says so", () => {
  const partlyWrong = { ...preview, counts: { ...none, new: 1, wrong: 2 } };
  expect(report({ ...partlyWrong, wrongSheet: "Data;Valor" }, 0)).toContain("ou na das linhas para corrigir");
  expect(report(partlyWrong, 0)).not.toContain("ou na das linhas para corrigir");
  expect(report(partlyWrong, 0)).toContain("ficaria grande demais");
});

it("the notes, which visitors read, are shown before anything is stored, and beyond the rows shown their number is told", () => {
  const row = { line: 2, state: "new", date: "2026-11-03", donor: "", donorPublic: false, acao: "Sopa" } as const;
  const notes = "Maria, (34) 99999-8888";
  const noted = { ...preview, withNotes: 40, preview: [{ ...row, gift: "R$ 50,00", notes }] };
  expect(report(noted, 0)).toContain("Observações: Maria, (34) 99999-8888");
  expect(report(noted, 0)).toContain("As observações de 40 linhas aparecem no site.");
  expect(report(preview, 0)).not.toContain("bservações");
});

it("equal rows of one sheet come in, as two may have given the same, and are named", () => {
  const twice = report({ ...preview, repeated: [12] }, 0);
  expect(twice).toContain("1 linha é igual a outra desta planilha (linha 12). Se a doação foi uma só");
  const many = report({ ...preview, repeated: Array.from({ length: 13 }, (_, index) => index + 3) }, 0);
  expect(many).toContain(
    "13 linhas são iguais a outra desta planilha (linhas 3, 4, 5, 6, 7, 8, 9, 10, 11, 12 e mais 3).",
  );
  expect(report(preview, 0)).not.toContain("igual");
});
