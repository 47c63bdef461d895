import { expect, test } from "vitest";
import type { Row } from "./rehearse";
import { failuresOf, report } from "./report";
import type { Found } from "./run";
import type { Scenario } from "./scenarios";

const scenario: Scenario = { name: "web", title: "kill -9", stage: "own", inject: async () => {} };
const MB = 1024 * 1024;
const well: Row = {
  scenario,
  ...{ requests: 1200, lost: { refused: 3, cut: 1, late: 0 }, errors: 2, wrong: 0 },
  details: [{ what: "página", result: "refused", times: 3 }],
  ...{ lasted: 0, recoverySeconds: 4, saves: 12, savesLost: 0, looks: 40, oldPages: [], stalePages: 5 },
  memory: { before: 400 * MB, after: 420 * MB },
};

const of = (...rows: Found["rows"]): Found => ({ rows, broken: [] });

test("what was lost and answered with an error is told, and is no failure of the drill", () => {
  expect(failuresOf(of(well))).toEqual([]);
  const [, , row = ""] = report(of(well)).split("\n");
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
  expect(report(of(well))).toContain("- web: 3 recusados (página)");
});

test("a lost save, an old page, a wrong answer and a product that stays broken are failures", () => {
  const oldPages = [{ path: "/posts", verdict: "old" as const, detail: "200 HIT mostra 1.1, salvo 1.2" }];
  const failed = { ...well, savesLost: 1, oldPages, wrong: 7, recoverySeconds: undefined };
  expect(failuresOf(of(failed))).toEqual([
    "web: gravações confirmadas e perdidas: 1",
    "web: páginas mais velhas que uma gravação confirmada: 1",
    "web: respostas erradas: 7",
    "web: não voltou ao normal a tempo",
  ]);
  expect(report(of(failed))).toContain("/posts: 200 HIT mostra 1.1, salvo 1.2");
  expect(report(of(failed))).toContain("nunca");
});

test("what cannot be tried here says why, and is no failure", () => {
  const skipped = { scenario, reason: "só como root" };
  expect(failuresOf(of(skipped))).toEqual([]);
  expect(report(of(skipped))).toContain("kill -9: não é possível aqui, só como root");
});

test("a scenario that could not be tried to its end is a failure", () => {
  expect(failuresOf({ rows: [well], broken: ["hang: no thread took the fault"] })).toEqual([
    "hang: no thread took the fault",
  ]);
});
