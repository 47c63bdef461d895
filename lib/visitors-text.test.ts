import { describe, expect, it } from "vitest";
import { inLines, inOneLine } from "./visitors-text";

describe("a visitor's text", () => {
  it.each([
    ["\u202eLéo", "Léo"],
    ["\u061cOi", "Oi"],
    [`a${"\u0301".repeat(1000)}`, "a\u0301\u0301\u0301\u0301"],
    [`a${"\u0301\u200d".repeat(300)}`, `a${"\u0301\u200d".repeat(4)}`],
  ])("turns round and covers nothing beside it: %j", (typed, kept) => expect(inLines(typed)).toBe(kept));

  it.each(["Jo\u200bão", "João\u200d", "\ufeffJoão", "João \u200c", "Jo\u00adão", "João\ufe0f\u200d"])(
    "has no sign that makes a name another one: %j",
    (typed) => expect(inOneLine(typed).trim()).toBe("João"),
  );

  it.each([
    "\u200b\u2060",
    "\u200d \u200c",
    "\u3164",
    "\u2800",
    "\u115f\u1160",
    "\u180e",
    "\ufe0f",
    "\u{e0041}",
    "\u0301",
  ])("of nothing that can be seen is empty: %j", (typed) =>
    expect([inOneLine(typed), inLines(typed)]).toEqual(["", ""]),
  );

  it("keeps emoji, flags and Persian", () => {
    const text = "👩‍👩‍👧 🏴\u{e0067}\u{e0062}\u{e0065}\u{e006e}\u{e0067}\u{e007f} ❤️ 1️⃣ می‌خواهم";
    expect(inOneLine(text)).toBe(text);
  });
});
