import { expect, it } from "vitest";
import { axisLabel, monthDetail } from "./format";

it("labels of the axis tell amounts apart, also millions", () => {
  const labels = [0, 75_000, 150_000, 1_500_000, 3_000_000].map(axisLabel);
  expect(labels.map((label) => label.replace(/\s/g, " "))).toEqual([
    ...["R$ 0", "R$ 75.000", "R$ 150 mil", "R$ 1,5 mi", "R$ 3 mi"],
  ]);
});

it("labels of the axis are the amounts at which they stand, also where they are uneven", () => {
  const labels = [0.35, 0.7, 1.05, 105_000, 1_050_000].map(axisLabel);
  expect(labels.map((label) => label.replace(/\s/g, " "))).toEqual([
    ...["R$ 0,35", "R$ 0,70", "R$ 1,05", "R$ 105 mil", "R$ 1,05 mi"],
  ]);
});

it("a month's donations are counted as all numbers are written", () => {
  expect(monthDetail({ money: 1_234, inKind: 5_678 })).toBe("1.234 em dinheiro e 5.678 em itens");
});
