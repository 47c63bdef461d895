import { expect, it } from "vitest";
import { donationQuery, isFilteredQuery } from "./query";

it("knows a filtered list, whose being empty says nothing of the others", () => {
  const isFiltered = (address: object) => isFilteredQuery(donationQuery.parse(address));
  expect([{}, { ordem: "az", pagina: "2" }].map(isFiltered)).toEqual([false, false]);
  const filters = [{ q: "Ana" }, { status: "ativos" }, { tipo: "MONEY" }, { periodo: "2026-11" }, { importacao: "x" }];
  expect(filters.map(isFiltered)).toEqual(filters.map(() => true));
});
