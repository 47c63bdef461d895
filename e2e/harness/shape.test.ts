import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { functionsOf } from "./functions";
import { sourceFiles } from "./imports";

/** Lines of the longest file, of nineteen files in twenty, and of half of the product's. */
const MAX_LINES = 220;
const MAX_USUAL_LINES = 130;
const MAX_MEDIAN_LINES = 40;
/** Of one function in the product: its lines, blank ones and comments too, and what it keeps and changes. */
const MAX_FUNCTION_LINES = 80;
const MAX_MUTABLE = 4;

const isSampleData = (file: string) => file.startsWith("prisma/sample/");
const isProduct = (file: string) => !/^e2e\/|\.(?:test|fixture)\.tsx?$/.test(file);

const files = sourceFiles(process.cwd())
  .filter((file) => !isSampleData(file))
  .map((file) => ({ file, lines: readFileSync(file, "utf8").split("\n").length - 1 }));

const product = files.filter(({ file }) => isProduct(file));

test("no file is longer than MAX_LINES, sample data apart", () => {
  expect(files.filter(({ lines }) => lines > MAX_LINES)).toEqual([]);
});

test.each([
  ["the product", isProduct],
  ["everything, tests too", () => true],
])("of twenty files of %s at most one is longer than MAX_USUAL_LINES", (_, isMeant) => {
  const meant = files.filter(({ file }) => isMeant(file));
  expect(meant.filter(({ lines }) => lines > MAX_USUAL_LINES).length).toBeLessThanOrEqual(meant.length / 20);
});

test("half of the product's files have at most MAX_MEDIAN_LINES", () => {
  const short = product.filter(({ lines }) => lines <= MAX_MEDIAN_LINES);
  expect(short.length).toBeGreaterThanOrEqual(product.length / 2);
});

test("no function of the product is longer than MAX_FUNCTION_LINES, or keeps more than MAX_MUTABLE changing values", () => {
  const functions = product.flatMap(({ file }) => functionsOf(file));
  expect(functions.length).toBeGreaterThan(product.length);
  expect(functions.filter(({ lines }) => lines > MAX_FUNCTION_LINES)).toEqual([]);
  expect(functions.filter(({ mutable }) => mutable.length > MAX_MUTABLE)).toEqual([]);
});
