import { describe, expect, it } from "vitest";
import { DEFAULT_CATEGORIES } from "../categories/kinds";
import { emptyForEachTest } from "../db/emptied.fixture";
import { listHref } from "../lists/list-href";
import { historyCopy } from "./copy";
import { changedPart, describeFields } from "./describe";
import { historyQuery } from "./schema";

emptyForEachTest("Change");

describe("what changed", () => {
  it("is told in words", () => {
    const told = describeFields(
      "post",
      {
        slug: ["acoes", "cafe-da-manha"],
        active: ["true", "false"],
        createdAt: ["2026-11-21T11:00:00.000Z", "2026-11-22T12:30:00.000Z"],
        image: ["", "0199"],
        autor: ["", "Marlene"],
      },
      DEFAULT_CATEGORIES,
    );
    expect(told.map(({ label, before, after }) => [label, before, after])).toEqual([
      ["Autor", "", "Marlene"],
      ["Categoria", "Ações", "Café da Manhã"],
      ["Imagem", "", "com imagem"],
      ["Status", "Ativo", "Desabilitado"],
      ["Data de publicação", "21-11-2026 às 08:00", "22-11-2026 às 09:30"],
    ]);
    expect(describeFields("review", { hidden: ["false", "true"] }, {})).toMatchObject([
      { before: "Não", after: "Sim" },
    ]);
    expect(describeFields("user", { password: ["", "y"] }, {})).toMatchObject([{ before: "", after: "trocada" }]);
    const link = describeFields("user", { password: ["", "link para uma nova"] }, {});
    expect(link).toMatchObject([{ label: "Senha", before: "", after: "link para uma nova" }]);
    expect(describeFields("settings", { phones: ["", ""] }, {})).toMatchObject([{ after: historyCopy.personal }]);
    expect(describeFields("project", { slug: ["criancas", "cafes"] }, DEFAULT_CATEGORIES)).toMatchObject([
      { before: "Crianças", after: "Cafés" },
    ]);
    expect(describeFields("post", { description: ["igual", "igual"] }, {})[0]?.after).toMatch(/mais adiante/);
  });

  it.each(Object.getOwnPropertyNames(Object.prototype))("is told when somebody wrote '%s'", (word) => {
    expect(describeFields("post", { autor: ["", word] }, {})).toMatchObject([{ label: "Autor", after: word }]);
  });

  it("of a long text shows the part that differs", () => {
    const text = (middle: string) => `${"a".repeat(300)}${middle}${"z".repeat(300)}`;
    const [before, after] = changedPart(text("pão"), text("broa"));
    expect(before).toBe(`…${"a".repeat(40)}pão${"z".repeat(40)}…`);
    expect(after).toBe(`…${"a".repeat(40)}broa${"z".repeat(40)}…`);
    expect(changedPart("curto", "longo")).toEqual(["curto", "longo"]);
    expect(changedPart("", text(""))).toEqual(["", text("")]);
  });
});

it("the address says what to show; nonsense in it counts as absent", () => {
  expect(historyQuery.parse({ tipo: "nada", pagina: "-1", pessoa: ["x"], quando: "2026-02-30" })).toEqual({
    ...{ tipo: "", pessoa: "", item: "", quando: "", pagina: 1 },
  });
  expect(historyQuery.parse({ quando: "9999-12-31" }).quando).toBe(""); // after which no calendar has a day
  expect(listHref("/history", { tipo: "post", pessoa: "", pagina: 2 })).toBe("/history?tipo=post&pagina=2");
  expect(listHref("/history", { pagina: 1 })).toBe("/history");
});
