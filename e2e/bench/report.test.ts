import { expect, test } from "vitest";
import type { Load } from "./load";
import { failuresOf, report } from "./report";

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

test("every failure is told with its page and its server", () => {
  const pages = [
    { page: "/", encoding: "br", nova: load(), bare: load() },
    { page: "/posts", encoding: "br", nova: load({ non2xx: 3 }), bare: load({ errors: 1 }) },
  ];
  expect(failuresOf({ load: { pages }, log: "O servidor parou sem aviso" })).toEqual([
    "/posts (Nova): 0 erros, 3 respostas fora de 2xx",
    "/posts (node:http): 1 erros, 0 respostas fora de 2xx",
    "O Nova escreveu:\nO servidor parou sem aviso",
  ]);
});

test("the report holds on a system that tells nothing about processes", () => {
  const text = report({
    machine: { cpu: "CPU", cores: 2, node: "20", system: "Darwin 1", date: "2026-01-02T12:00:00Z" },
    options: { seconds: 10, connections: 50 },
    load: { pages: [{ page: "/", encoding: "br", nova: load({ perSecond: 80 }), bare: load() }] },
    weights: [
      { page: "/", html: 5000, scripts: 130_000, scriptFiles: 8, styles: 6000 },
      { page: "vazia", html: 1000, scripts: 115_000, scriptFiles: 5, styles: 0 },
    ],
    log: "",
  }).replace(/ +/g, " ");
  expect(text).toContain("| / | 1.000 (br) | 80 | 100 | 0,80 | 1,0 | 2,0 | 1,0 | 2,0 | ? | ? |");
  expect(text).toContain("| / | 130,0 kB | 15,0 kB | 8 | 5,0 kB | 6,0 kB |");
  expect(text).not.toContain("Memória");
});
