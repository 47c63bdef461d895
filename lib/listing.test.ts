import { expect, it } from "vitest";
import { countInWords, pageOf, REACH } from "./listing";

it("a list says how many items it has, or that there are more than it counts", () => {
  expect(countInWords({ total: 1 }, "artigo", "artigos")).toBe("1 artigo");
  expect(countInWords({ total: 12_345 }, "artigo", "artigos")).toBe("12.345 artigos");
  expect(countInWords({ total: 1_000, more: true }, "artigo", "artigos")).toBe("Mais de 1.000 artigos");
});

it("a list has as many pages as one can go to", () => {
  const at = { page: 1, limit: 20 };
  expect(pageOf([], 0, at)).toEqual({ items: [], total: 0, page: 1, pages: 1 });
  expect(pageOf([], { total: 12_345, reach: REACH }, at).pages).toBe(500);
  expect(pageOf([], { total: 12_345 }, at).pages).toBe(618);
});
