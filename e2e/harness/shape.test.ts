import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { sourceFiles } from "./imports";

/** Lines of the longest file, and of nineteen files in twenty. */
const MAX_LINES = 220;
const MAX_USUAL_LINES = 130;

const isSampleData = (file: string) => file.startsWith("prisma/sample/");
const isProduct = (file: string) => !/^e2e\/|\.(?:test|fixture)\.tsx?$/.test(file);

const files = sourceFiles(process.cwd())
  .filter((file) => !isSampleData(file))
  .map((file) => ({ file, lines: readFileSync(file, "utf8").split("\n").length - 1 }));

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
