import { renderToStaticMarkup } from "react-dom/server";
import { expect, it } from "vitest";
import { DonationMonthsTable } from "./donation-months-table";

it("counts are written as all numbers are", () => {
  const months = [{ month: "2026-11", amount: "1234.50", money: 1_234, inKind: 5_678 } as const];
  const html = renderToStaticMarkup(<DonationMonthsTable months={months} />);
  for (const shown of [">1.234<", ">5.678<"]) expect(html).toContain(shown);
});
