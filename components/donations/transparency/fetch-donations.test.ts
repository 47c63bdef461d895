import { afterEach, expect, it, vi } from "vitest";
import { fetchTable } from "./fetch-donations";

afterEach(() => vi.unstubAllGlobals());

/** Has the API answer each search with that many donations of a real. */
function answering(counts: Record<string, number>) {
  vi.stubGlobal("fetch", async (address: string) => {
    const q = new URL(address, "http://site").searchParams.get("keyword") ?? "";
    const money = counts[q];
    if (money === undefined) return Response.json({ message: "Erro interno" }, { status: 500 });
    return Response.json({
      donations: [{}],
      total: money,
      page: 1,
      pages: 1,
      totals: { amount: `${money}.00`, money },
    });
  });
}
const shown = async (q: string) => {
  const { list, overall } = await fetchTable({ q, page: 1 }, new AbortController().signal);
  return [list?.totals.money, overall?.money];
};

it("a search comes with the totals of all donations of that moment, not with those of when the page was opened", async () => {
  answering({ "": 12, sopa: 11 });
  expect(await shown("sopa")).toEqual([11, 12]);
  expect(await shown("")).toEqual([12, 12]);
});

it("a search is shown although the totals of all are not there", async () => {
  answering({ sopa: 11 });
  expect(await shown("sopa")).toEqual([11, undefined]);
  expect(await shown("")).toEqual([undefined, undefined]);
});
