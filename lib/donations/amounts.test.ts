import { afterEach, describe, expect, it, vi } from "vitest";
import { decimal } from "../decimal-input";
import { validate } from "../validate";

afterEach(() => vi.useRealTimers());

describe("an amount", () => {
  const amount = decimal({ what: "O valor", wrong: "não" });

  it.each([
    ["1.234,56", "1234.56"],
    ["1234,5", "1234.50"],
    ["R$ 50,00", "50.00"],
    ["R$\u00a01.000.000", "1000000.00"],
    ["1 234 567,89", "1234567.89"],
    [" 50 ", "50.00"],
    ["0050,10", "50.10"],
    ["1.234", "1234.00"],
    ["50.5", "50.50"],
    ["1234.56", "1234.56"],
    [50.1, "50.10"],
    ["9999999999,99", "9999999999.99"],
    ["0,01", "0.01"],
    ["10.125", "10125.00"], // as people write it: ten thousand
    [0.1 + 0.2, "0.30"],
    [9999999999.99, "9999999999.99"],
  ])("of %s is exactly %s", (typed, exact) => expect(validate(amount, typed)).toBe(exact));

  it.each(["", "  ", null, undefined, "R$"])("of %s is none", (typed) => expect(validate(amount, typed)).toBeNull());

  it.each([
    "0",
    "0,00",
    "-5",
    "1,234.50",
    "10 20",
    "50 00",
    "1.23.456",
    "0.375",
    "12,345",
    "dez",
    "1e3",
    "10000000000",
    1e21,
    Number.NaN,
    true,
  ])("is not %s", (typed) => expect(() => validate(amount, typed)).toThrow("não"));
});
