import { renderToStaticMarkup } from "react-dom/server";
import { afterEach, expect, it, vi } from "vitest";
import { formatMoment } from "@/lib/dates";
import { DonationExtent } from "./donation-extent";

afterEach(() => vi.unstubAllEnvs());

const none = { amount: "0.00", money: 0, inKind: 0 } as const;

it("counts no rows where an empty table says that there are none", () => {
  const list = { donations: [], total: 0, page: 1, pages: 1, totals: none, overall: none };
  expect(renderToStaticMarkup(<DonationExtent list={list} />)).not.toContain("Mostrando");
});

it("tells of when the table is by the project's clock, as its files do, also to a visitor in Manaus", () => {
  vi.stubEnv("TZ", "America/Manaus");
  const asOf = new Date("2026-11-27T20:07:11Z");
  const totals = { amount: "50.00", money: 1, inKind: 0 } as const;
  const list = { donations: [], total: 1, page: 1, pages: 1, totals, overall: totals };
  expect(formatMoment(asOf)).toBe("27-11-2026 às 17:07");
  expect(renderToStaticMarkup(<DonationExtent list={list} asOf={asOf} />)).toContain("Dados das 17:07:11");
});
