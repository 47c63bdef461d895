import { describe, expect, it, vi } from "vitest";
import { db } from "../../db/client";
import { csv, emptyDatabaseForEachTest } from "./import.fixture";
import { importDonations, previewImport } from "./service";

emptyDatabaseForEachTest();

// read-in-child.test.ts reads in a process, as the product does; a hundred processes more would tell nothing more.
vi.mock("./read-in-child", async () => ({ readInChild: (await import("./read-rows")).readRows }));

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
      "2 Data “31/02/2026”: Confira a data: esse dia não existe",
      "2 Publicar o nome “talvez”: Escreva sim ou não",
      "2 Valor “cinquenta”: Informe o valor em reais, como 1.234,50",
      "3 Ação “”: Informe a ação em que a doação ajudou",
      "3 Doador “”: Para publicar o nome, informe quem doou",
      "4 Tipo “”: Escreva Dinheiro ou Itens",
      "5 Itens “cobertores”: Uma doação em dinheiro não tem itens. Escreva isto em Observações",
    ]);
    await expect(importDonations(file)).rejects.toThrow("Nada foi importado");
    expect([await db.donation.count(), await db.change.count()]).toEqual([0, 0]);
  });

  it("may be left out, and once mended in the same sheet comes in alone", async () => {
    const right = "01/02/2026;Bia;20;Sopa";
    const done = await importDonations(csv(right, "31/02/2026;Ana;50;Sopa"), { skipWrong: true });
    expect(done).toMatchObject({ added: 1, wrong: 1 });
    const again = await importDonations(csv(right, "28/02/2026;Ana;50;Sopa"));
    expect(again).toMatchObject({ added: 1, known: 1, wrong: 0 });
  });

  it("comes back as a sheet of its own, whose mended rows come in; mended in part, again", async () => {
    const file = csv("01/02/2026;Bia;20;Sopa", '31/02/2026;"=Ana; e filhas";50;Sopa', "03/02/2026;Leo;muito;Sopa");
    const { wrongSheet = "" } = await previewImport(file);
    expect(wrongSheet.trim().split("\r\n")).toEqual([
      "Data;Doador;Valor;Ação;O que corrigir",
      `31/02/2026;"'=Ana; e filhas";50;Sopa;Data: Confira a data: esse dia não existe`,
      "03/02/2026;Leo;muito;Sopa;Valor: Informe o valor em reais, como 1.234,50",
    ]);
    const inPart = await previewImport(Buffer.from(wrongSheet.replace("31/02", "28/02")));
    expect(inPart).toMatchObject({ counts: { new: 1, wrong: 1 }, ignored: [] });
    expect(inPart.preview).toMatchObject([{ date: "2026-02-28", donor: "=Ana; e filhas" }]);
    expect(inPart.wrongSheet?.trim().split("\r\n")).toHaveLength(2);
    expect(inPart.wrongSheet?.match(/O que corrigir/g)).toHaveLength(1);
  });

  it("is not a sheet that says no action: one of its columns does, or it is open in all rows", async () => {
    const file = Buffer.from("Data;Valor;Para quê?;Pode divulgar?\n01/02/2026;20;Sopa;não\n02/02/2026;30;;");
    const undecided = await previewImport(file);
    const asked = { acaoChoices: ["Para quê?"], ignored: ["Para quê?"] };
    expect(undecided).toMatchObject({ ...asked, counts: { new: 2, wrong: 0 } });
    expect(undecided.preview.map(({ acao }) => acao)).toEqual(["A definir", "A definir"]);
    expect((await previewImport(file, { acaoColumn: "Valor" })).counts.new).toBe(2); // has a meaning already
    const chosen = await previewImport(file, { acaoColumn: "Para quê?" });
    expect(chosen).toMatchObject({ acaoChoices: ["Para quê?"], ignored: [], counts: { new: 1, wrong: 1 } });
    await importDonations(file, { acaoColumn: "Para quê?", skipWrong: true });
    expect((await db.donation.findMany()).map(({ acao }) => acao)).toEqual(["Sopa"]);
  });

  it.each([
    ["", "está vazio"],
    ["a;b\n1;2", "linha dos títulos"],
    ["Data;Valor;Ação\n", "nenhuma doação"],
    ["\x7fELF\x02\x01\x01\0", "não é uma planilha"],
    ["\xd0\xcf\x11\xe0antigo", "salve como .xlsx"],
    ["PK\x03\x04quebrado", "Não conseguimos abrir"],
  ])("with a file like %j is said, too", async (content, message) => {
    await expect(previewImport(Buffer.from(content, "latin1"))).rejects.toThrow(message);
  });

  it("with too many rows is said", async () => {
    const lines = Array.from({ length: 20_001 }, (_, n) => `01/02/2026;;${n + 1};Sopa`);
    await expect(previewImport(csv(...lines))).rejects.toThrow("no máximo 20.000 doações");
    expect((await previewImport(csv(...lines.slice(1)))).counts.new).toBe(20_000);
    expect((await importDonations(csv(...lines.slice(1, 5_001)))).added).toBe(5_000);
  });
});
