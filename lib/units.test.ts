import { expect, it } from "vitest";
import { isOtherMeasure, unitFor } from "./units";

it.each([
  ["1", "cestas básicas", "cesta básica"],
  ["1.5", "kits de higiene", "kit de higiene"],
  ["1", "peças de roupa", "peça de roupa"],
  ["1", "pares de tênis", "par de tênis"],
  ["1", "kits escolares", "kit escolar"],
  ["1", "colchões", "colchão"],
  ["1", "mães", "mãe"],
  ["1", "itens", "item"],
  ["1", "kg", "kg"],
  ["2", "cestas básicas", "cestas básicas"],
] as const)("%s of %s is of %s", (quantity, unit, word) => {
  expect(unitFor(quantity, unit)).toBe(word);
});

it.each([
  ["kg de arroz", "cestas", true],
  ["Quilos de feijão", "kg de alimentos", false],
  ["KG. de arroz", "kg", false],
  ["litros de óleo", "kg", true],
  ["gramas de ouro", "kg", true],
  ["cestas básicas", "cestas", false],
  ["bonecas", "brinquedos", false],
  ["arroz", "kg", false],
  ["litrosas", "cestas", false],
] as const)("%s for a bar of %s are another measure: %s", (items, unit, other) => {
  expect(isOtherMeasure(items, unit)).toBe(other);
});
