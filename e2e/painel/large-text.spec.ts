import type { Page } from "@playwright/test";
import { doubleText } from "../accessible";
import { excessWidth, expect, signIn, test } from "../fixtures";

const SCREENS = [
  ...["/painel", "/addpost", "/posts/private", "/calendars", "/volunters/private", "/donations", "/needs", "/users"],
  ...["/reviews", "/media", "/categories", "/history", "/profile", "/settings", "/backup"],
];

test("at 200 % text no screen scrolls sideways, and words stay whole and in their buttons", {
  tag: "@phone-only",
}, async ({ page, setPassword }) => {
  const account = { email: `letra-grande-${Date.now()}@teste.example`, password: "senha-de-letra-grande" };
  await setPassword(account.email, account.password);
  // Three in a row are one entry of the history, with a span of time beside it.
  for (let times = 0; times < 3; times++) await signIn(page, account);
  await doubleText(page);
  for (const address of SCREENS) {
    await page.goto(address);
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
    if (address === "/addpost") await expect(page.getByRole("toolbar", { name: "Formatação" })).toBeVisible();
    expect.soft(await excessWidth(page), address).toBeLessThanOrEqual(0);
    expect.soft(await unreadable(page), address).toEqual([]);
  }
  // A little wider than what the styles call narrow (16rem).
  await page.setViewportSize({ width: 520, height: 640 });
  for (const address of ["/addpost", "/settings", "/backup"]) {
    await page.goto(address);
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
    expect.soft(await excessWidth(page), `${address} at 520 px`).toBeLessThanOrEqual(0);
  }
});

/** Visible texts that stand a letter a line, or go on below the button or the initials' circle that they belong to. */
const unreadable = (page: Page) =>
  page.evaluate(() => {
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const found: (string | null)[] = [];
    while (texts.nextNode()) {
      const { parentElement, textContent } = texts.currentNode;
      const box = parentElement?.closest("button, header span");
      // For screen readers alone.
      if (!parentElement?.checkVisibility() || parentElement.clientWidth === 1 || box?.clientWidth === 1) continue;
      const range = document.createRange();
      range.selectNodeContents(texts.currentNode);
      const { width, bottom } = range.getBoundingClientRect();
      const isLetterByLetter = width > 0 && width < 40 && (textContent?.trim().length ?? 0) > 4;
      if (isLetterByLetter || (box && bottom > box.getBoundingClientRect().bottom + 8)) found.push(textContent);
    }
    return found;
  });
