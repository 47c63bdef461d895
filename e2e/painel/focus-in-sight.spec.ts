import type { Page } from "@playwright/test";
import { expect, signIn, test } from "../fixtures";

/** The second one is 1280 × 1024 at 400 % zoom. */
const WINDOWS = [
  { width: 1280, height: 800 },
  { width: 320, height: 256 },
];
/** More than any form has. */
const MAX_STOPS = 300;

for (const form of ["/addpost", "/settings"])
  test(`${form}: what has the focus is not under a bar`, async ({ page }) => {
    await page.emulateMedia({ reducedMotion: "reduce" }); // scrolls at once
    await signIn(page);
    await page.goto(form);
    await expect(page.getByRole("main").locator("fieldset:enabled").first()).toBeAttached();
    for (const viewport of WINDOWS)
      await test.step(`${viewport.width} × ${viewport.height}`, async () => {
        await page.setViewportSize(viewport);
        await page.getByRole("main").locator("input:enabled").first().focus();
        const hidden: string[] = [];
        for (let stop = 0; stop < MAX_STOPS; stop++) {
          const { isInForm, name, share } = await focused(page);
          if (!isInForm) break;
          if (share === 0) hidden.push(name);
          await page.keyboard.press("Tab");
        }
        expect(hidden).toEqual([]);
      });
  });

/** Of what has the focus: whether it is in the form, and the share of points within it that nothing covers. */
const focused = (page: Page) =>
  page.evaluate(async () => {
    await new Promise(requestAnimationFrame);
    const element = document.activeElement as HTMLElement;
    const box = (element.closest("label") ?? element).getBoundingClientRect();
    const seen = [0.1, 0.3, 0.5, 0.7, 0.9].filter((part) => {
      const at = document.elementFromPoint(box.left + box.width / 2, box.top + box.height * part);
      return at?.closest("label")?.control === element || element.contains(at);
    });
    const isInForm = element.closest("main form") !== null;
    return {
      isInForm,
      name: `${element.getAttribute("name") ?? element.ariaLabel ?? element.innerText}`,
      share: seen.length,
    };
  });
