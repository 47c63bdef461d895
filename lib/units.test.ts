import { expect, it } from "vitest";
import { unitFor } from "./units";

it.each([
  ["1", "cestas básicas", "cesta básica"],
  ["1.5", "kits de higiene", "kit de higiene"],
  ["1", "peças de roupa", "peça de roupa"],
  ["1", "pares de tênis", "par de tênis"],
  ["1", "kits escolares", "kit escolar"],
  ["1", "colchões", "colchão"],
  ["1", "mães", "mãe"],
  ["1", "lençóis", "lençol"],
  ["1", "copos descartáveis", "copo descartável"],
  ["1", "roupas infantis", "roupa infantil"],
  ["1", "óculos", "óculos"],
  ["1", "pares de óculos", "par de óculos"],
  ["1", "itens", "item"],
  ["1", "kg", "kg"],
  ["2", "cestas básicas", "cestas básicas"],
] as const)("%s of %s is of %s", (quantity, unit, word) => {
  expect(unitFor(quantity, unit)).toBe(word);
});
