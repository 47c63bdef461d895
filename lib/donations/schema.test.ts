import { describe, expect, it } from "vitest";
import { addDays, wallClock } from "../dates";
import { AppError } from "../errors";
import { decimal } from "../inputs";
import { validate } from "../validate";
import { donationQuery } from "./query";
import { donationInput } from "./schema";

const gift = { kind: "MONEY", amount: "50", date: "2026-01-31", donor: "Ana", acao: "Sopa" };

function problems(input: object) {
  try {
    validate(donationInput, input);
    return {};
  } catch (error) {
    if (error instanceof AppError) return error.fields;
    throw error;
  }
}

describe("an amount", () => {
  const amount = decimal("não");

  it.each([
    ["1.234,56", "1234.56"],
    ["1234,5", "1234.50"],
    ["R$ 50,00", "50.00"],
    ["R$\u00a01.000.000", "1000000.00"],
    [" 50 ", "50.00"],
    ["0050,10", "50.10"],
    ["1.234", "1234.00"],
    ["50.5", "50.50"],
    ["1234.56", "1234.56"],
    [50.1, "50.10"],
    ["9999999999,99", "9999999999.99"],
    ["0,01", "0.01"],
  ])("of %s is exactly %s", (typed, exact) => expect(validate(amount, typed)).toBe(exact));

  it.each(["", "  ", null, undefined, "R$"])("of %s is none", (typed) => expect(validate(amount, typed)).toBeNull());

  it.each(["0", "0,00", "-5", "1,234.50", "1.23.456", "12,345", "dez", "1e3", "10000000000", 1e21, Number.NaN, true])(
    "is not %s",
    (typed) => expect(() => validate(amount, typed)).toThrow("não"),
  );
});

describe("a donation", () => {
  it("of money has no items, and of items perhaps an estimate", () => {
    expect(validate(donationInput, { ...gift, items: "óleo", quantity: "3" })).toMatchObject({
      ...{ amount: "50.00", items: null, quantity: null },
    });
    const inKind = { ...gift, kind: "IN_KIND", amount: "", quantity: "2,5", items: " kg de café " };
    expect(validate(donationInput, inKind)).toMatchObject({ amount: null, quantity: "2.50", items: "kg de café" });
  });

  it("says everything that is wrong at once", () => {
    expect(problems({ kind: "MONEY", amount: "", date: "", donor: "", donorPublic: "true", acao: " " })).toEqual({
      amount: "Informe o valor",
      date: "Informe a data, como 12/10/2026",
      donor: "Para publicar o nome, informe quem doou",
      acao: "Informe a ação em que a doação ajudou",
    });
    expect(problems({ ...gift, kind: "IN_KIND", items: "" })).toEqual({ items: "Informe o que foi doado" });
    expect(problems({ ...gift, amount: "abc" })).toEqual({ amount: "Informe o valor em reais, como 1.234,50" });
    expect(problems({ ...gift, kind: "PIX" })).toEqual({ kind: "Escolha Dinheiro ou Itens" });
  });

  it("was given on a day that exists, by today, and in our times", () => {
    const today = wallClock(new Date()).day;
    expect(problems({ ...gift, date: today })).toEqual({});
    expect(problems({ ...gift, date: addDays(today, 1) })).toEqual({ date: "A data ainda não chegou" });
    expect(problems({ ...gift, date: "2026-02-30" })).toHaveProperty("date");
    expect(problems({ ...gift, date: "0206-02-03" })).toHaveProperty("date");
  });
});

it("the list's address forgives what is wrong in it", () => {
  expect(donationQuery.parse({ tipo: "x", periodo: "2026-13", importacao: ["a"] })).toMatchObject({
    ...{ tipo: "", periodo: "", importacao: "" },
  });
  expect(donationQuery.parse({ tipo: "IN_KIND", periodo: "2026-11" })).toMatchObject({
    ...{ tipo: "IN_KIND", periodo: "2026-11" },
  });
});
