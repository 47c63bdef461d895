import { expect, test } from "vitest";
import { parts, readOptions } from "./options";

test("without options: everything, 6 seconds, 50 connections, no file", () => {
  expect(readOptions([])).toEqual({ only: parts, seconds: 6, connections: 50 });
});

test("every option can be given", () => {
  const given = ["--seconds", "2", "--connections=8", "--json", "a.json", "--only", "load, memory"];
  expect(readOptions(given)).toEqual({ only: ["load", "memory"], seconds: 2, connections: 8, json: "a.json" });
});

test("the README is written when it is asked for", () => {
  expect(readOptions(["--rows", "--readme"])).toMatchObject({ rows: 1, readme: true });
});

test.each([
  ["--seconds", "0"],
  ["--seconds", "dez"],
  ["--connections", "1.5"],
])("%s %s is refused with its limits", (name, value) => {
  expect(() => readOptions([name, value])).toThrow(`${name} deve ser um número inteiro de 1 a`);
});

test("the rows can be measured, with a share of them", () => {
  expect(readOptions(["--rows"])).toMatchObject({ rows: 1 });
  expect(readOptions(["--rows", "--share", "0.1"])).toMatchObject({ rows: 0.1 });
  expect(() => readOptions(["--rows", "--share", "2"])).toThrow("--share deve ser um número de 0.01 a 1.");
});

test("an unknown option or part is refused", () => {
  expect(() => readOptions(["--linhas"])).toThrow("Não entendi as opções.");
  expect(() => readOptions(["--only", "carga"])).toThrow('Não há a parte "carga".');
});
