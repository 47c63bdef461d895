import type { Page } from "@playwright/test";
import { doubleText } from "../accessible";
import { excessWidth, expect, signIn, test } from "../fixtures";

const SCREENS = [
  ...["/painel", "/addpost", "/posts/private", "/calendars", "/volunters/private", "/donations", "/needs", "/users"],
  ...["/reviews", "/media", "/categories", "/history", "/profile", "/settings", "/backup"],
];

test("at 200 % text no screen scrolls sideways, and words stay in their buttons", { tag: "@phone-only" }, async ({
  page,
}) => {
  await signIn(page);
  await doubleText(page);
  for (const address of SCREENS) {
    await page.goto(address);
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
    if (address === "/addpost") await expect(page.getByRole("toolbar", { name: "Formatação" })).toBeVisible();
    expect.soft(await excessWidth(page), address).toBeLessThanOrEqual(0);
    expect.soft(await spilled(page), address).toEqual([]);
  }
});

/** Visible texts that go on below the button, or the initials' circle, that they belong to. */
const spilled = (page: Page) =>
  page.evaluate(() => {
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const found: (string | null)[] = [];
    while (texts.nextNode()) {
      const text = texts.currentNode;
      const box = text.parentElement?.closest("button, header span");
      if (!box || box.clientWidth <= 1 || (text.parentElement?.clientWidth ?? 0) === 1) continue; // for screen readers alone
      const range = document.createRange();
      range.selectNodeContents(text);
      if (range.getBoundingClientRect().bottom > box.getBoundingClientRect().bottom + 8) found.push(text.textContent);
    }
    return found;
  });
