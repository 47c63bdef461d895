import { expect, test } from "vitest";
import { type Compared, growthOf, tablesRead } from "./growth";
import { failuresOf, type RowFigures, rowReport, rowSummary } from "./report";
import { NO_ROWS, sizeOf } from "./tables";

const machine = { cpu: "Processador", cores: 2, node: "20", system: "Linux", date: "2026-11-21T12:00:00Z" };
const [small, full] = [sizeOf(0.01), sizeOf(1)];

/** A response time in milliseconds with the rows that the database read for it. */
const answer = (ms: number, read = 10, scans: string[] = []) => ({
  ...{ ms, bytes: 1_000_000, grownBytes: 1_000_000 },
  statements: [{ sql: `SELECT ${ms}`, ms: ms / 2, plan: ["Limit (1 linhas, 1×, 4 páginas)"], scans, read }],
});
const compared = (given: Partial<Compared>): Compared => ({
  ...{ path: "/posts", screen: "Blog", isExport: false, search: false, small: answer(10), full: answer(12) },
  ...given,
});
const figures = (given: Partial<Compared>, rest: Partial<RowFigures> = {}): RowFigures => ({
  ...{ machine, small, full, fillMs: 30_000 },
  saves: [{ room: "posts", small: 18, full: 20 }],
  addresses: [compared(given)],
  sitemap: { files: 3, addresses: 104_000, largest: 49_000, failures: [] },
  ...rest,
});

test("the logarithm is right, by the clock with the noise of a machine that does other things too", () => {
  const growth = (given: Partial<Compared>) => growthOf(compared(given), small, full);
  expect(growth({})).toBe("log n");
  expect(growth({ full: answer(40) })).toBe("log n");
  expect(growth({ full: answer(90) })).toBe("DEMAIS");
});

test("rows that are looked at say what the clock does not: the logarithm, a limit, the root, or too much", () => {
  const growth = (read: number, search = false) =>
    growthOf(compared({ search, small: answer(10, 1_000), full: answer(10, read) }), small, full);
  expect(growth(1_600)).toBe("log n");
  expect(growth(11_000)).toBe("até um limite");
  expect(growth(60_000)).toBe("DEMAIS");
  expect(growth(60_000, true)).toBe("raiz de n");
  expect(growth(500_000, true)).toBe("DEMAIS");
});

test("what grows too much, reads a whole table, saves slowly or misses in the sitemap is a failure", () => {
  expect(failuresOf(figures({}))).toEqual([]);
  expect(failuresOf(figures({ full: answer(90) }))).toEqual([expect.stringContaining("/posts: de 10,0 para 90,0 ms")]);
  expect(failuresOf(figures({ full: answer(12, 10, ["Review"]) }))).toEqual(["/posts: lê a tabela Review inteira"]);
  expect(failuresOf(figures({}, { saves: [{ room: "posts", small: 18, full: 301 }] }))).toEqual([
    "salvar em posts: 301 ms",
  ]);
  const sitemap = { files: 3, addresses: 9, largest: 9, failures: ["sitemap: faltam 2 endereços"] };
  expect(failuresOf(figures({}, { sitemap }))).toEqual(["sitemap: faltam 2 endereços"]);
});

test("an export may take as long as what it exports, but not the memory", () => {
  const exported = { isExport: true, full: answer(5_000, 100_000) };
  expect(failuresOf(figures(exported))).toEqual([]);
  expect(failuresOf(figures({ ...exported, full: { ...exported.full, grownBytes: 300e6 } }))).toEqual([
    "/posts: a memória cresce com o que exporta",
  ]);
});

test("the report has a line for each screen and the slowest statements with their plans", () => {
  const text = rowReport(figures({}));
  expect(text).toContain("posts 100.000, reviews 1.000.000");
  expect(text).toMatch(/\| Blog .*\| log n +\|/);
  expect(text).toContain("3 arquivos com no máximo 49.000 endereços, ao todo 104.000");
  expect(text).toContain("SELECT 12\nLimit (1 linhas, 1×, 4 páginas)");
});

test("what grows by its nature says with what, and has a limit for the rows all the same", () => {
  const feed = { inherentGrowth: { words: "até 2.000 eventos", rows: 15_000 }, full: answer(300, 5_000) };
  expect(failuresOf(figures(feed))).toEqual([]);
  expect(rowReport(figures(feed))).toMatch(/\| até 2\.000 eventos \|/);
  expect(failuresOf(figures({ ...feed, full: answer(300, 50_000) }))).toHaveLength(1);
});

test("only a table with many rows needs an index", () => {
  const statements = answer(1, 1, ["Post", "Setting", "Post"]).statements;
  expect(tablesRead({ statements }, full)).toEqual(["Post"]);
  expect(tablesRead({ statements }, small)).toEqual([]);
});

test("a share of nothing is nothing, and every list of a share has several pages", () => {
  expect(Object.values(NO_ROWS).every((rows) => rows === 0)).toBe(true);
  expect(Math.min(...Object.values(sizeOf(0.00001)))).toBe(500);
});

test("the README's summary has screens and files without their statements", () => {
  const pages = compared({});
  const file = compared({ path: "/transparencia/doacoes.csv", screen: "Exportações", isExport: true });
  const found = compared({ path: "/transparencia/doacoes.csv?q=sopa", screen: "Exportações", isExport: true });
  const text = rowSummary({ ...figures({}), addresses: [pages, file, found] }).replace(/ +/g, " ");
  expect(text).toContain("salvar até 20 ms; mapa do site: 3 arquivos de até 49.000 endereços");
  expect(text).toContain("| Blog | 10 | 12 | 12 | 10 | 10 | log n |");
  expect(text).toContain("| /transparencia/doacoes.csv |");
  expect(text).not.toMatch(/SELECT|q=sopa/);
});
