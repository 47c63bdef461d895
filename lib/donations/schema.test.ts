import { afterEach, describe, expect, it, vi } from "vitest";
import { addDays, currentDay } from "../dates";
import { AppError } from "../errors";
import { validate } from "../validate";
import { donationQuery } from "./query";
import { donationBody, donationInput } from "./schema";

afterEach(() => vi.useRealTimers());

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

describe("a donation", () => {
  it("of money has no items, and of items perhaps an estimate", () => {
    expect(validate(donationInput, { ...gift, items: "óleo", quantity: "3" })).toMatchObject({
      ...{ amount: "50.00", items: null, quantity: null },
    });
    const inKind = { ...gift, kind: "IN_KIND", amount: "", quantity: "2,5", items: " kg de café " };
    expect(validate(donationInput, inKind)).toMatchObject({ amount: null, quantity: "2.50", items: "kg de café" });
  });

  it("is of the same person when the name was copied with signs that nobody sees", () => {
    expect(validate(donationInput, { ...gift, donor: "\ufeffAna\u200b\u00ad" }).donor).toBe("Ana");
  });

  it("as a number is that number, and has no more places than there is room for", () => {
    const things = { ...gift, kind: "IN_KIND", amount: null, items: "kg de café" };
    for (const schema of [donationInput, donationBody]) {
      for (const amount of [10.125, 1.375, 0.375, 33.333])
        expect(() => validate(schema, { ...gift, amount })).toThrow(
          expect.objectContaining({ fields: { amount: "O valor deve ter no máximo duas casas depois da vírgula" } }),
        );
      const quantities = [10.125, 1.375, 0.375, 33.333, 2.5, 10];
      expect(quantities.map((quantity) => validate(schema, { ...things, quantity }).quantity)).toEqual([
        ...["10.125", "1.375", "0.375", "33.333", "2.50", "10.00"],
      ]);
      expect(() => validate(schema, { ...things, quantity: 0.0625 })).toThrow(
        expect.objectContaining({ fields: { quantity: expect.stringContaining("no máximo três casas") } }),
      );
    }
  });

  it("has a point that is a decimal one from programs, and is asked about from people where it could be either", () => {
    const things = { ...gift, kind: "IN_KIND", amount: null, items: "kg de café" };
    expect(validate(donationBody, { ...things, quantity: "1.375" }).quantity).toBe("1.375");
    expect(() => validate(donationBody, { ...gift, amount: "10.125" })).toThrow();
    expect(validate(donationBody, { ...gift, amount: "1.234,50" }).amount).toBe("1234.50");
    expect(problems({ ...things, quantity: "1.375" })).toEqual({
      quantity: "Não sabemos se é 1375 ou 1,375. Escreva sem o ponto",
    });
    const typed = ["0.375", "1,375", "0,5", "1.375.000", "1375"];
    expect(typed.map((quantity) => validate(donationInput, { ...things, quantity }).quantity)).toEqual([
      ...["0.375", "1.375", "0.50", "1375000.00", "1375.00"],
    ]);
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
    const today = currentDay();
    expect(problems({ ...gift, date: today })).toEqual({});
    expect(problems({ ...gift, date: addDays(today, 1) })).toEqual({ date: "A data ainda não chegou" });
    expect(problems({ ...gift, date: "2026-02-30" })).toHaveProperty("date");
    expect(problems({ ...gift, date: "2000-01-01" })).toEqual({});
    expect(problems({ ...gift, date: "1999-12-31" })).toEqual({ date: "O ano vai de 2000 a 2100" });
    expect(problems({ ...gift, date: "0206-02-03" })).toHaveProperty("date");
  });

  it("has until midnight in São Paulo, when it is the next day in Greenwich already", () => {
    vi.useFakeTimers({ toFake: ["Date"], now: new Date("2026-11-30T23:30:00-03:00") });
    expect(problems({ ...gift, date: "2026-11-30" })).toEqual({});
    expect(problems({ ...gift, date: "2026-12-01" })).toEqual({ date: "A data ainda não chegou" });
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
