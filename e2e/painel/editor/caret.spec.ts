import type { Page } from "@playwright/test";
import { expect, signIn, test } from "../../fixtures";
import { article } from "../article";
import { caretToEnd, openPost } from "./editor";

/** The last two are 1280 × 1024 and 1280 × 720 at 400 % zoom. */
const WINDOWS = [
  { width: 1280, height: 800 },
  { width: 375, height: 640 },
  { width: 320, height: 256 },
  { width: 320, height: 180 },
];
const PARAGRAPHS = 40;

test("the caret is never under a bar", async ({ page, newPost }) => {
  await page.emulateMedia({ reducedMotion: "reduce" }); // scrolls at once
  await signIn(page);
  await openPost(page, newPost, Array.from({ length: PARAGRAPHS }, (_, at) => `Parágrafo ${at + 1}`).join("\n\n"));
  await article(page).focus();
  for (const viewport of WINDOWS)
    await test.step(`${viewport.width} × ${viewport.height}`, async () => {
      await page.setViewportSize(viewport);
      await page.keyboard.press("ControlOrMeta+Home");
      await page.keyboard.type("x");

      await caretToEnd(page);
      for (let line = 1; line < PARAGRAPHS; line++) {
        await expect.poll(() => isCaretInSight(page), `after ${line} lines up`).toBe(true);
        await page.keyboard.press("ArrowUp");
      }
      await caretToEnd(page);
      await page.keyboard.press("ControlOrMeta+z"); // at the other end of the text
      await expect(article(page)).not.toContainText("x");
      await expect.poll(() => isCaretInSight(page), "after an undo").toBe(true);

      const scrolled: number[] = [];
      for (const letter of "abcd") {
        await page.keyboard.type(letter);
        scrolled.push(await page.evaluate(() => window.scrollY));
      }
      expect(new Set(scrolled), "while a word is typed").toEqual(new Set([scrolled[0]]));
    });
});

/** Whether nothing covers the caret. */
const isCaretInSight = (page: Page) =>
  page.evaluate(() => {
    const caret = document.getSelection()?.getRangeAt(0);
    const box = caret?.getClientRects()[0] ?? (caret?.startContainer as Element | undefined)?.getBoundingClientRect?.();
    if (!box) return false;
    const covers = (y: number) => !document.elementFromPoint(box.left + 1, y)?.closest("[contenteditable=true]");
    return !covers(box.top + 2) && !covers(box.bottom - 2);
  });
