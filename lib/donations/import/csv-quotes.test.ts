import { describe, expect, it } from "vitest";
import { readRows } from "./read-rows";

const csv = (...lines: string[]) => Buffer.from(["Data;Doador;Valor;Ação", ...lines].join("\n"));

describe("a quote in a CSV", () => {
  it("that is odd is a sign like others where the line has all of its cells", async () => {
    const { good } = await readRows(
      csv('01/02/2026;"Café;10;Sopa', '02/02/2026;"Ana";10;"10" pacotes', "03/02/2026;;5;Sopa"),
    );
    expect(good.map(({ input: { donor, acao } }) => [donor, acao])).toEqual([
      ['"Café', "Sopa"],
      ["Ana", '"10" pacotes'],
      ["", "Sopa"],
    ]);
  });

  it("that swallows cells is named by its line", async () => {
    await expect(
      readRows(csv("01/02/2026;Ana;10;Sopa", '02/02/2026;"Café;10', "03/02/2026;;5;Sopa")),
    ).rejects.toMatchObject({
      code: "invalid",
      message: expect.stringMatching(/^Na linha 3 há aspas/),
    });
  });

  it("around a line's end is what it was", async () => {
    const { good } = await readRows(csv('01/02/2026;Ana;10;"Sopa\ne pão"'));
    expect(good[0]?.input.acao).toBe("Sopa\ne pão");
  });
});

describe("a separator within a cell that has no quotes", () => {
  it.each([
    ["a comma in an amount", "Data,Doador,Valor,Ação\n01/02/2026,Ana,10,Sopa\n01/02/2026,Ana,10,50,Sopa"],
    ["one in the last column", "Data,Ação,Valor\n01/02/2026,Sopa,10\n01/02/2026,Sopa,10,50"],
    ["one of thousands", "Data,Ação,Valor\n01/02/2026,Sopa,10\n01/02/2026,Sopa,1,234.50"],
    ["one before empty cells", "Data,Valor,Doador,Ação,Obs.\n01/02/2026,10,Ana,Sopa,\n01/02/2026,10,50,Ana,Sopa,"],
    ["a semicolon in a comment", "Data;Valor;Ação;Obs.\n01/02/2026;10;Sopa;\n01/02/2026;10;Sopa;Veio cedo; ficou"],
  ])("is told by its line: %s", async (_, sheet) => {
    await expect(readRows(Buffer.from(sheet))).rejects.toMatchObject({
      code: "invalid",
      message: expect.stringMatching(/^Na linha 3 há mais células do que títulos/),
    });
  });

  it("is none where a line ends with it, or between quotes", async () => {
    const { good } = await readRows(csv("01/02/2026;Ana;10,50;Sopa;;", '02/02/2026;Ana;"1.234,50";"Sopa; e pão";'));
    expect(good.map(({ input }) => input.amount)).toEqual(["10.50", "1234.50"]);
    const commas = await readRows(Buffer.from('Data,Valor,Ação,\n01/02/2026,"10,50",Sopa,\n'));
    expect(commas.good[0]?.input.amount).toBe("10.50");
  });
});
