import { expect, test } from "vitest";
import { dashboardReport } from "./report";

const machine = { cpu: "CPU", cores: 2, node: "20", system: "Linux", date: "2026-01-02T12:00:00Z" };
const screens = [
  { page: "Painel", medianMs: 40, p95Ms: 70, scriptBytes: 30_000 },
  { page: "Histórico", medianMs: 50, p95Ms: 90, scriptBytes: 20_000 },
];

test("the slowest screen and the slowest key are judged; the slowest screen stands first", () => {
  const text = dashboardReport({ machine, rows: 10_000, screens, typing: [32, 120] }).replace(/ +/g, " ");
  expect(text).toContain("10.000 itens de cada");
  expect(text).toContain("| Tela mais lenta, 95 % das respostas | 90 ms | ≤ 80 ms | NÃO cumprida |");
  expect(text).toContain("| Tecla mais lenta (INP), CPU ÷ 4, 20.000 letras | 120 ms | ≤ 200 ms | cumprida |");
  expect(text.indexOf("| Histórico | 50 ms | 90 ms | 20,0 kB |")).toBeLessThan(text.indexOf("| Painel |"));
});
