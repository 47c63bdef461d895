import { expect, it } from "vitest";
import { countedText, progressText, reachedText, shareText, updatedText } from "./describe";
import { missingOf, missingText, percentOf } from "./goals";
import type { CampaignProgress } from "./types";

const given = (reached: CampaignProgress["reached"], donations = 1): CampaignProgress => ({
  ...{ reached, donations, people: null },
  updatedAt: "2026-11-20T13:00:00.000Z",
});
const money = { goalKind: "MONEY", goal: "1500.00", unit: "" } as const;
const plain = (text: string) => text.replaceAll("\u00a0", " ");

it("the percentage is rounded down, and never cut above the goal", () => {
  const percent = (reached: CampaignProgress["reached"], goal: "1500.00" | "145.00" | "0.30" = "1500.00") =>
    percentOf({ goal, progress: given(reached) });
  expect([percent("0"), percent("14.99"), percent("1499.99"), percent("1500")]).toEqual([0, 0, 99, 100]);
  expect(percent("1950")).toBe(130);
  expect(percent("0.30", "0.30")).toBe(100);
  expect(percent("8.70", "145.00")).toBe(6); // 5.999999999999999 of binary fractions
  expect(percent("99999999.99")).toBe(6_666_666);
});

it("says what is missing until nothing is", () => {
  expect(missingOf({ goal: "40.00", progress: given("37.5") })).toBe("2.500");
  expect(missingOf({ goal: "40.00", progress: given("40") })).toBeUndefined();
  expect(missingOf({ goal: "40.00", progress: given("41") })).toBeUndefined();
});

it("the verb goes with what is missing", () => {
  const items = { goalKind: "ITEMS", goal: "40.00", unit: "cestas" } as const;
  const text = (reached: CampaignProgress["reached"], state = "running") =>
    missingText({ ...items, state, progress: given(reached) });
  expect(text("37")).toBe("Ainda faltam: 3 cestas");
  expect(text("38.5")).toBe("Ainda falta: 1,5 cesta");
  expect(text("39", "over")).toBe("Faltou: 1 cesta");
  expect(text("0", "over")).toBe("Faltaram: 40 cestas");
  expect(text("40")).toMatch(/^Meta alcançada/);
});

it("says reais, items and people as people do", () => {
  expect(plain(progressText({ ...money, progress: given("1950", 12) }))).toBe(
    "R$ 1.950,00 de R$ 1.500,00 (130%), 12 doações",
  );
  expect(progressText({ ...money, progress: given("99999999.99") })).toContain("(6.666.666%)");
  const items = { goalKind: "ITEMS", goal: "40.00", unit: "cestas", progress: given("12.5", 3) } as const;
  expect(progressText(items)).toBe("12,5 de 40 cestas (31%), 3 doações em itens");
  expect(reachedText({ goalKind: "PEOPLE", goal: "1.00", unit: "", progress: given("0") })).toBe("0 de 1 pessoa");
});

it("says how many people gave where that is known, and of a goal in people how many donations they were", () => {
  const known = { ...given("300", 2), people: 1 };
  expect(plain(progressText({ ...money, progress: known }))).toBe("R$ 300,00 de R$ 1.500,00 (20%), 1 pessoa");
  const people = { goalKind: "PEOPLE", goal: "10.00", unit: "", progress: { ...given("3", 4), people: 3 } } as const;
  expect(progressText(people)).toBe("3 de 10 pessoas (30%), 4 doações");
  expect(countedText({ ...money, progress: known })).toMatch(/Cada nome conta como uma pessoa\.$/);
  for (const other of [people, { ...money, progress: given("300", 2) }])
    expect(countedText(other)).not.toContain("Cada nome conta");
  const shared = { ...money, titulo: "Telhado", endsOn: "2026-12-24", state: "running", progress: known } as const;
  expect(plain(shareText(shared))).toContain("Até agora: R$ 300,00 de R$ 1.500,00 (20%), 1 pessoa.");
});

it("says when what it counts was last noted, which a removal may set back, and claims nothing without a donation", () => {
  expect(updatedText({ ...money, progress: given("10") })).toBe("Última anotação em 20-11-2026 às 10:00");
  expect(updatedText({ ...money, progress: { ...given("0", 0), updatedAt: null } })).toBe(
    "Nenhuma doação anotada ainda",
  );
});

it("the message for WhatsApp says the figure, and until when one can help", () => {
  const campaign = { ...money, titulo: "Telhado", endsOn: "2026-12-24", progress: given("300", 2) };
  expect(plain(shareText({ ...campaign, state: "running" }))).toBe(
    "Telhado\nAté agora: R$ 300,00 de R$ 1.500,00 (20%), 2 doações.\nÚltima anotação em 20-11-2026 às 10:00. Vai até 24-12-2026.",
  );
  expect(shareText({ ...campaign, state: "over" })).toContain("Campanha encerrada.");
});

it("the message of a new campaign says its goal, and not that nothing of it has come", () => {
  const campaign = { ...money, titulo: "Telhado", endsOn: "2026-12-24", state: "running" } as const;
  const progress: CampaignProgress = { reached: "0", donations: 0, people: null, updatedAt: null };
  expect(plain(shareText({ ...campaign, progress }))).toBe("Telhado\nA meta: R$ 1.500,00.\nVai até 24-12-2026.");
});
