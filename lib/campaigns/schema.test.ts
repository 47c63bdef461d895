import { expect, it } from "vitest";
import { fieldErrors } from "../errors";
import { campaignBody, campaignInput } from "./schema";

const draft = {
  titulo: "Telhado",
  description: "Chove no fogão.",
  goalKind: "MONEY",
  goal: "1.500",
  startsOn: "2026-11-01",
  endsOn: "2026-11-30",
};
const errorsOf = (fields: object) => {
  const result = campaignInput.safeParse({ ...draft, ...fields });
  return result.success ? {} : fieldErrors(result.error);
};

it("reads the goal as people write it, and as programs do", () => {
  expect(campaignInput.parse(draft)).toMatchObject({ goal: "1500.00", unit: "" });
  expect(campaignBody.parse({ ...draft, goal: "1.5" })).toMatchObject({ goal: "1.50" });
  expect(campaignBody.parse({ ...draft, goal: 40, goalKind: "ITEMS", unit: "cestas" })).toMatchObject({
    goal: "40.00",
  });
});

it("forgets the name of items where none are counted", () => {
  expect(campaignInput.parse({ ...draft, unit: "cestas" }).unit).toBe("");
});

it("says what is wrong in words", () => {
  expect(errorsOf({ goal: "" })).toEqual({ goal: "Informe a meta" });
  expect(errorsOf({ goal: "0" })).toEqual({ goal: "Informe a meta como um número, como 5.000 ou 40" });
  expect(errorsOf({ goalKind: "PEOPLE", goal: "2,5" })).toEqual({ goal: "Pessoas se contam em números inteiros" });
  expect(errorsOf({ goalKind: "ITEMS" })).toEqual({ unit: "Informe o que se conta, como “cestas”" });
  expect(errorsOf({ endsOn: "2026-10-31" })).toEqual({ endsOn: "O último dia não pode vir antes do primeiro" });
  expect(errorsOf({ startsOn: "0026-11-01" })).toEqual({ startsOn: "O ano vai de 2000 a 2100" });
  expect(errorsOf({ startsOn: "" })).toEqual({ startsOn: "Informe o primeiro dia, como 01/11/2026" });
  // No primitive value: comparing it with the other day would throw.
  expect(errorsOf({ startsOn: { toString: 1 } })).toEqual({ startsOn: "Informe o primeiro dia, como 01/11/2026" });
});

it("refuses a story or a result that would take too long to show, like an article's", () => {
  const nested = Array.from({ length: 40 }, (_, level) => `${"  ".repeat(level)}- a`).join("\n");
  expect(Object.keys(errorsOf({ description: nested, result: nested }))).toEqual(["description", "result"]);
});
