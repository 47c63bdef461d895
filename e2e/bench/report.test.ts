import { expect, test } from "vitest";
import type { Comparison } from "./compare";
import type { Load } from "./load";
import { failuresOf, report } from "./report";
import { verdicts } from "./targets";

const load = (rest: Partial<Load> = {}): Load => ({
  perSecond: 100,
  p50: 1,
  p99: 2,
  bytesPerAnswer: 1000,
  errors: 0,
  non2xx: 0,
  generatorCpu: 0.5,
  ...rest,
});

const compared = (kind: Comparison["resource"]["kind"], path: string, rest: Partial<Comparison["loads"]> = {}) => ({
  resource: { kind, path },
  encoding: "br",
  loads: { nova: load(), next: load({ perSecond: 8 }), bare: load(), ...rest },
});

test("every failure is told with its address and its server", () => {
  const resources = [
    compared("page", "/"),
    compared("page", "/posts", { nova: load({ non2xx: 3 }), bare: load({ errors: 1 }) }),
  ];
  expect(failuresOf({ load: { resources }, log: "O servidor parou sem aviso" })).toEqual([
    "/posts (Nova): 0 erros, 3 respostas fora de 2xx",
    "/posts (node:http): 1 erros, 0 respostas fora de 2xx",
    "O Nova escreveu:\nO servidor parou sem aviso",
  ]);
});

test("the report holds on a system that tells nothing about processes", () => {
  const text = report({
    machine: { cpu: "CPU", cores: 2, node: "20", system: "Darwin 1", date: "2026-01-02T12:00:00Z" },
    options: { seconds: 10, connections: 50 },
    load: { resources: [compared("page", "/", { nova: load({ perSecond: 80 }) })] },
    weights: [
      { page: "/", html: 5000, scripts: 130_000, scriptFiles: 8, styles: 6000, fonts: 30_000, hero: 9000 },
      { page: "vazia", html: 1000, scripts: 115_000, scriptFiles: 5, styles: 0, fonts: 0, hero: 0 },
    ],
    log: "",
  }).replace(/ +/g, " ");
  expect(text).toContain("| / | Nova | 1.000 | 80 | 0,80 | 1,0 | 2,0 | ? | 50 % |");
  expect(text).toContain("| | next start | 1.000 | 8 | 0,08 |");
  expect(text).toContain("| / | 130,0 kB | 15,0 kB | 8 | 5,0 kB | 6,0 kB |");
  expect(text).not.toContain("Memória");
});

test("each target is judged by the worst address of its kind", () => {
  const resources = [
    compared("page", "/", { nova: load({ perSecond: 90 }) }),
    compared("page", "/posts", { nova: load({ perSecond: 75, p99: 7 }) }),
    compared("api", "/api/posts", { nova: load({ perSecond: 55 }) }),
    compared("static", "/_next/static/a.js", { nova: load({ perSecond: 60 }) }),
    compared("picture", "/imagens/a/720.webp"),
  ];
  const found = verdicts({ load: { resources } }).map((verdict) => [verdict.found, verdict.met]);
  expect(found).toEqual([
    ["0,75", true],
    ["9,38", false],
    ["0,55", true],
    ["0,60", false],
    ["1,00", true],
    ["3,50", false],
  ]);
});

test("the first visits, the burst of saves, the crawl, and the memory of all processes together are judged", () => {
  const visits = { visits: 9, perSecond: 24, p50: 5, p99: 990, slowest: 1_200, saves: 1, slowestSave: 30 };
  const firstVisits = [{ page: "/", saves: [], visits: [300, 40, 80] }];
  const memory = [
    { name: "Servidor web", processes: 1, rss: 900e6, pss: 400e6 },
    { name: "PostgreSQL próprio", processes: 9, rss: 900e6, pss: 80e6 },
  ];
  const measured = {
    firstVisits,
    memory,
    burst: { ...visits, failed: 1, old: 2 },
    crawl: { ...visits, failed: 0, old: 0 },
  };
  expect(verdicts(measured)).toMatchObject([
    { found: "80 ms", wanted: "≤ 60 ms", met: false },
    { found: "80 ms", wanted: "≤ 120 ms", met: true },
    { found: "990 ms", wanted: "≤ 1.000 ms", met: true },
    { found: "3", wanted: "≤ 0", met: false },
    { found: "24", wanted: "≥ 25", met: false },
    { found: "458 MB", wanted: "< 450 MB", met: false },
  ]);
});
