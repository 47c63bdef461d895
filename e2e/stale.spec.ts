import { expect, test } from "./fixtures";
import { isLong } from "./harness/long";
import { saveAndRead } from "./save-and-read";

// After an acknowledged save nobody gets a page from before it; of two machines: machines.spec.ts.

test("a visitor who comes after a save sees it, whoever else is just being answered", { tag: "@long" }, async ({
  baseURL,
}) => {
  expect(await saveAndRead([String(baseURL)], { saves: isLong ? 50 : 8, reads: 2 })).toBe(0);
});
