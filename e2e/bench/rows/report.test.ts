import { expect, test } from "vitest";
import { NOTHING, sizeOf } from "./fill";
import { failuresOf, type RowFigures, rowReport } from "./report";

const machine = { cpu: "Processador", cores: 2, node: "20", system: "Linux", date: "2026-11-21T12:00:00Z" };
const answer = (ms: number, scans: string[] = []) => ({
  ...{ ms, bytes: 1_000_000, rss: 0 },
  statements: [{ sql: `SELECT ${ms}`, ms: ms / 2, plan: ["Limit (1 linhas, 1×, 4 páginas)"], scans }],
});
const figures = (address: Partial<RowFigures["addresses"][number]>, save = 20): RowFigures => ({
  ...{ machine, small: sizeOf(0.01), full: sizeOf(1), filled: 30_000 },
  saves: [{ room: "posts", small: 18, full: save }],
  addresses: [{ path: "/posts", whole: false, small: answer(10), full: answer(12), ...address }],
});

test("what grows as the logarithm is right, with the noise of a machine that does other things too", () => {
  expect(failuresOf(figures({}))).toEqual([]);
  expect(failuresOf(figures({ full: answer(40) }))).toEqual([]);
});

test("what grows faster, reads a whole table, or saves slowly is a failure", () => {
  expect(failuresOf(figures({ full: answer(90) }))).toEqual([expect.stringContaining("/posts: 10,0 ms")]);
  expect(failuresOf(figures({ full: answer(12, ["Review"]) }))).toEqual(["/posts: lê a tabela Review inteira"]);
  expect(failuresOf(figures({}, 301))).toEqual(["salvar em posts: 301 ms"]);
});

test("an export may take as long as what it exports", () => {
  expect(failuresOf(figures({ whole: true, full: answer(5_000) }))).toEqual([]);
});

test("the report has every address and the slowest statements with their plans", () => {
  const text = rowReport(figures({}));
  expect(text).toContain("posts 100.000, reviews 1.000.000");
  expect(text).toMatch(/\| \/posts +\|/);
  expect(text).toContain("SELECT 12\nLimit (1 linhas, 1×, 4 páginas)");
});

test("a share of nothing is nothing, and no list of a share is empty", () => {
  expect(Object.values(NOTHING).every((rows) => rows === 0)).toBe(true);
  expect(Math.min(...Object.values(sizeOf(0.00001)))).toBe(10);
});
