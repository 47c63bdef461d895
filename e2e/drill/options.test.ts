import { expect, test } from "vitest";
import { readOptions } from "./options";
import { scenarios, short } from "./scenarios";

test("without options every scenario, 200 requests a second", () => {
  const { scenarios: all, perSecond } = readOptions([]);
  expect(all).toEqual(scenarios);
  expect(perSecond).toBe(200);
});

test("the short form has a few scenarios and fewer visitors", () => {
  const { scenarios: few, perSecond } = readOptions(["--short"]);
  expect(few.map(({ name }) => name).sort()).toEqual([...short].sort());
  expect(perSecond).toBeLessThan(200);
});

test("scenarios can be named, the rate chosen", () => {
  const options = readOptions(["--only", "web, cut", "--rate=50"]);
  expect(options.scenarios.map(({ name }) => name)).toEqual(["web", "cut"]);
  expect(options.perSecond).toBe(50);
});

test("the README's table has every scenario", () => {
  expect(readOptions(["--readme"]).readme).toBe(true);
  expect(() => readOptions(["--readme", "--short"])).toThrow("--readme quer todas as falhas.");
});

test("what there is not is refused", () => {
  expect(() => readOptions(["--only", "fogo"])).toThrow('Não há a falha "fogo".');
  expect(() => readOptions(["--rate", "0"])).toThrow("--rate deve ser um número inteiro de 1 a 1000.");
  expect(() => readOptions(["--depressa"])).toThrow("Não entendi as opções.");
});

test("names are unique", () => {
  expect(new Set(scenarios.map(({ name }) => name)).size).toBe(scenarios.length);
});
