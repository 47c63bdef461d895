import { expect, it } from "vitest";
import { countInWords, hasBeyond, lastAtMost, pageOf } from "./listing";

it("a list says how many items it has, or that there are more than it counts", () => {
  expect(countInWords({ total: 1 }, "artigo", "artigos")).toBe("1 artigo");
  expect(countInWords({ total: 12_345 }, "artigo", "artigos")).toBe("12.345 artigos");
  expect(countInWords({ total: 1_000, more: true }, "artigo", "artigos")).toBe("Mais de 1.000 artigos");
});

it("a list has as many pages as one can go to, and says whether there is more behind them", () => {
  const at = { page: 1, limit: 20 };
  expect(pageOf([], 0, at)).toEqual({ items: [], total: 0, page: 1, pages: 1 });
  expect(pageOf([], 10_000, at)).toMatchObject({ total: 10_000, pages: 500 });
  expect(pageOf([], { total: 12_345 }, at)).toMatchObject({ total: 12_345, pages: 500 });
  expect([{ total: 10_000 }, { total: 10_001 }, { total: 1_000, more: true } as const].map(hasBeyond)).toEqual([
    ...[false, true, true],
  ]);
});

it("a page beyond the last one is the last one, as that beyond has nothing to show", async () => {
  const read = async (page: number) => pageOf(page === 2 ? ["z"] : [], 21, { page, limit: 20 });
  expect(await lastAtMost(3, read)).toMatchObject({ items: ["z"], page: 2 });
  expect(await lastAtMost(2, read)).toMatchObject({ items: ["z"], page: 2 });
  expect(await lastAtMost(9, async (page) => pageOf([], 0, { page, limit: 20 }))).toMatchObject({ page: 1, pages: 1 });
});
