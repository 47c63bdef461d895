import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { ACCENT_PRESETS, accentOf, contrast, DEFAULT_ACCENT, isColor, MIN_CONTRAST, SURFACES } from "./accent";

const THEMES = ["light", "dark"] as const;

/** The same sequence in every run. */
function* randomColors(count: number, seed = 20261124) {
  for (let n = 0, state = seed; n < count; n++) {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    yield `#${(state >>> 8).toString(16).padStart(6, "0")}`;
  }
}

const EDGES = ["#000000", "#ffffff", "#808080", "#ff0000", "#00ff00", "#0000ff", "#ffff00", "#00ffff", "#ff00ff"];

it("measures contrast as WCAG does", () => {
  expect(contrast("#000000", "#ffffff")).toBeCloseTo(21);
  expect(contrast("#777777", "#ffffff")).toBeCloseTo(4.48, 2);
  expect(contrast("#ffffff", "#777777")).toBe(contrast("#777777", "#ffffff"));
});

it("makes of any colour accents that can be read in both themes, and text upon them", () => {
  for (const color of [...EDGES, ...Object.keys(ACCENT_PRESETS), ...randomColors(3_000)])
    for (const theme of THEMES) {
      const { accent, strong, on } = accentOf(color, theme);
      const least = Math.min(
        ...[accent, strong].flatMap((shade) => [on, ...SURFACES[theme]].map((one) => contrast(shade, one))),
      );
      if (least < MIN_CONTRAST || !isColor(accent) || !isColor(strong)) expect.fail(`${color}, ${theme}: ${least}`);
    }
});

it("keeps a colour that can be read, and its hue where it cannot", () => {
  for (const color of Object.keys(ACCENT_PRESETS)) expect(accentOf(color, "light").accent).toBe(color);
  expect(accentOf("#7fd1b9", "dark").accent).toBe("#7fd1b9");
  expect(accentOf("#0000ff", "dark").accent).toMatch(/^#(\w\w)\1ff$/);
  expect(accentOf("#ffff00", "light").accent).toMatch(/^#(\w\w)\1(?:00)$/);
});

describe("the stylesheet", () => {
  const css = readFileSync("app/globals.css", "utf8");
  const variables = (selector: string) =>
    new Map(
      [...(css.split(`${selector} {`)[1]?.split("}")[0] ?? "").matchAll(/--([\w-]+): (.*?);/g)].map(
        ([, name = "", value = ""]) => [name, value],
      ),
    );

  it.each([
    ["light", ":root"],
    ["dark", ".dark"],
  ] as const)("has the %s theme's surfaces", (theme, selector) => {
    const names = ["paper", "surface", "sunken", "leaf-soft", "danger-soft"];
    expect(names.map((name) => variables(selector).get(name))).toEqual(SURFACES[theme]);
  });

  it("has the default colour's own accents, which an organisation's replace", () => {
    expect(variables(":root").get("accent")).toBe(`var(--light-accent, ${DEFAULT_ACCENT})`);
    expect(variables(".dark").get("accent")).toBe("var(--dark-accent, #ff9166)");
    for (const [selector, theme] of [
      [":root", "light"],
      [".dark", "dark"],
    ] as const)
      expect(accentOf("#123456", theme).on).toBe(variables(selector).get("on-accent"));
  });
});
