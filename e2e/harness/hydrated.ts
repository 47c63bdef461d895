import { expect, type Locator, type Page } from "@playwright/test";

/** Opens a public page, gives the sign that somebody is there (lib/server/browser/on-intent.ts) and waits until React has hydrated it. */
export async function openHydrated(page: Page, address: string) {
  await page.goto(address);
  await hydrated(page);
}

export async function hydrated(page: Page) {
  await page.evaluate(() => window.dispatchEvent(new Event("wheel")));
  await inPage(page, () =>
    [...document.querySelectorAll("header, main, footer, form, button, input, select, textarea")].every((element) =>
      Object.keys(element).some((key) => key.startsWith("__reactProps$")),
    ),
  );
  await page.waitForLoadState("networkidle"); // what comes late, too
}

/** Waits until it is true in the page. Asked every so often and not with each frame: on a busy machine Chromium at times paints none. */
export const inPage = (page: Page, isTrue: () => boolean) => page.waitForFunction(isTrue, undefined, { polling: 100 });

/** Whether the page has taken over the theme that its browser prefers. Runs in the page. */
export function hasItsTheme() {
  const themes = ["light", "dark"].filter((theme) => document.documentElement.classList.contains(theme));
  const wanted = window.matchMedia("(prefers-color-scheme: dark)").matches ? "dark" : "light";
  return themes.length === 0 || themes.includes(localStorage.getItem("theme") ?? wanted);
}

/** Presses Enter on a control once it is enabled. Playwright's `press` does not wait for that, and a press before hydration is lost. */
export async function pressEnter(control: Locator) {
  await expect(control).toBeEnabled();
  await control.press("Enter");
}
