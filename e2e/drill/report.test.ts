import { expect, test } from "vitest";
import type { Row } from "./rehearse";
import { failuresOf, report } from "./report";
import type { Scenario } from "./scenarios";

const scenario: Scenario = { name: "web", title: "kill -9", stage: "own", inject: async () => {} };
const MB = 1024 * 1024;
const well: Row = {
  scenario,
  ...{ requests: 1200, lost: { refused: 3, cut: 1, late: 0 }, errors: 2, wrong: 0 },
  details: [{ what: "página", result: "refused", times: 3 }],
  ...{ lasted: 0, wholeAfter: 4, saves: 12, savesLost: 0, looks: 40, oldPages: [], stalePages: 5 },
  memory: { before: 400 * MB, after: 420 * MB },
};

test("what was lost and answered with an error is told, and is no failure of the drill", () => {
  expect(failuresOf([well])).toEqual([]);
  const [, , row = ""] = report([well]).split("\n");
  const cells = row.split("|").map((cell) => cell.trim());
  expect(cells).toEqual([
    "",
    "kill -9",
    "–",
    "1.200",
    "4",
    "2",
    "0",
    "4",
    "12",
    "0",
    "40",
    "0",
    "5",
    "400 MB",
    "420 MB",
    "",
  ]);
  expect(report([well])).toContain("- web: 3 recusados (página)");
});

test("a lost save, an old page, a wrong answer and a product that stays broken are failures", () => {
  const oldPages = [{ path: "/posts", verdict: "old" as const, said: "200 HIT mostra 1.1, salvo 1.2" }];
  const failed = { ...well, savesLost: 1, oldPages, wrong: 7, wholeAfter: undefined };
  expect(failuresOf([failed])).toEqual([
    "web: gravações confirmadas e perdidas: 1",
    "web: páginas mais velhas que uma gravação confirmada: 1",
    "web: respostas erradas: 7",
    "web: não voltou ao normal a tempo",
  ]);
  expect(report([failed])).toContain("/posts: 200 HIT mostra 1.1, salvo 1.2");
  expect(report([failed])).toContain("nunca");
});

test("what cannot be tried here says why, and is no failure", () => {
  const skipped = { scenario, reason: "só como root" };
  expect(failuresOf([skipped])).toEqual([]);
  expect(report([skipped])).toContain("kill -9: não é possível aqui, só como root");
});
