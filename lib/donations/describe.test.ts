import { expect, it } from "vitest";
import { formatDay } from "../dates";
import { formatMoney } from "../money";
import { donationCopy } from "./copy";
import { describeTotals } from "./describe";

it("money is Brazilian, with a space that does not break, and exact at any size", () => {
  expect(formatMoney("50.00")).toBe("R$\u00a050,00");
  expect(formatMoney("1234567.89")).toBe("R$\u00a01.234.567,89");
  expect(formatMoney("12345678901234567.89")).toBe("R$\u00a012.345.678.901.234.567,89");
});

it("a day stays that day in every time zone", () => {
  expect(formatDay("2026-11-01")).toBe("01-11-2026");
});

it("totals are a sentence that leaves out what there is none of", () => {
  expect(describeTotals({ amount: "4321.90", money: 15, inKind: 10 })).toBe(
    "R$\u00a04.321,90 em 15 doações e 10 doações em itens",
  );
  expect(describeTotals({ amount: "50.00", money: 1, inKind: 0 })).toBe("R$\u00a050,00 em 1 doação");
  expect(describeTotals({ amount: "0.00", money: 0, inKind: 1 })).toBe("1 doação em itens");
  expect(describeTotals({ amount: "0.00", money: 0, inKind: 0 })).toBe("");
});

it("how many rows there are is written as the same number above the table is", () => {
  expect(donationCopy.shown(5, { total: 25 })).toBe("Mostrando 5 de 25");
  expect(donationCopy.shown(5, { total: 1234 })).toBe("Mostrando 5 de 1.234");
  expect(donationCopy.shown(5, { total: 10_000, more: true })).toBe("Mostrando 5 de mais de 10.000");
});
