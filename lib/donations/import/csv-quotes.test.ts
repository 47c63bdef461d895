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
