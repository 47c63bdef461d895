import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { withSection } from "../readme/marked";
import type { Load } from "./load";
import { benchSections } from "./readme";

const machine = { cpu: "CPU", cores: 2, node: "20", system: "Linux", date: "2026-01-02T12:00:00Z" };
const options = { seconds: 3, connections: 50 };
const load: Load = { perSecond: 100, p50: 1, p99: 2, bytesPerAnswer: 9, errors: 0, non2xx: 0, generatorCpu: 0.5 };
const page = {
  resource: { kind: "page" as const, path: "/" },
  encoding: "br",
  loads: { nova: load, next: { ...load, perSecond: 8 }, bare: { ...load, perSecond: 50 } },
};
const whole = {
  load: { resources: [page], neighbours: 0.1 },
  firstVisits: [{ page: "/", saves: [], visits: [90] }],
  burst: { visits: 9, perSecond: 200, p50: 5, p99: 7, slowest: 8, failed: 0, old: 0, saves: 240, slowestSave: 30 },
  crawl: { visits: 161, perSecond: 26, p50: 5, p99: 7, slowest: 8, failed: 0, old: 0, saves: 1, slowestSave: 30 },
  memory: [{ name: "Servidor web", processes: 1, rss: 400e6 }],
};
const sizes = { html: 5000, scriptFiles: 8, styles: 6000, fonts: 30_000, hero: 9000 };
const weight = (page: string, scripts: number) => ({ page, scripts, ...sizes });
const weights = [
  ...[weight("/posts", 120_000), weight("/", 130_000), weight("/login", 150_000), weight("/painel", 200_000)],
  weight("vazia", 115_000),
];

test("a whole run has the targets with the load, and what other programs took", () => {
  const text = benchSections({ machine, options, ...whole, log: "" }).load?.replace(/ +/g, " ");
  expect(text).toContain("50 conexões, 3 s cada; outros programas ocuparam 10 %");
  expect(text).toContain("| Primeira visita depois de salvar, mediana | 90 ms | ≤ 60 ms | NÃO cumprida |");
  expect(text).toContain("| um, e o mapa do site inteiro | 1 | 30 | 161 | 26 | 5 | 7 | 0 | 0 |");
  expect(text).toContain("| / | 100 | 8 | 50 | 1,0 / 2 ms | 1,0 / 2 ms |");
});

test("targets that were not all measured are not written; weights are, of public pages, the heaviest first", () => {
  const sections = benchSections({ machine, options, load: whole.load, weights, log: "" });
  expect(Object.keys(sections)).toEqual(["weights"]);
  const text = sections.weights?.replace(/ +/g, " ");
  expect(text).toContain("| JavaScript além da página vazia | 15,0 kB | ≤ 25,0 kB | cumprida |");
  expect(text).toContain("| CSS, fontes e foto da primeira tela do início | 45,0 kB | ≤ 60,0 kB | cumprida |");
  const rows = sections.weights?.split("\n").filter((line) => line.startsWith("| /"));
  expect(rows?.map((row) => row.replace(/ +/g, " "))).toEqual([
    "| / | 15,0 kB | 5,0 kB |",
    "| /posts | 5,0 kB | 5,0 kB |",
  ]);
});

test.each([
  ["e2e/bench/README.md", ["load", "weights", "phones", "dashboard", "rows"]],
  ["e2e/drill/README.md", ["drill"]],
])("%s has the sections that a run writes", (readme, names) => {
  const text = readFileSync(readme, "utf8");
  for (const name of names) expect(withSection(text, name, "figures")).toContain("figures");
});
