import type { Page } from "@playwright/test";
import { expect } from "../fixtures";

/** The focused field is below the bar on top, and above a button that sticks to the bottom. */
export async function expectInSight(page: Page) {
  const place = () =>
    page.evaluate(() => {
      const focused = document.activeElement?.getBoundingClientRect();
      const bar = document.querySelector("header")?.getBoundingClientRect();
      const sticky = [...document.querySelectorAll("form .sticky.bottom-0")].map(
        (one) => one.getBoundingClientRect().top,
      );
      const floor = Math.min(window.innerHeight, ...sticky);
      return focused && bar
        ? { below: focused.top >= bar.bottom, above: Math.min(focused.bottom, focused.top + 44) <= floor }
        : {};
    });
  await expect.poll(place).toEqual({ below: true, above: true });
}

/** No two controls of a form overlap, and nothing is wider than the window. */
export async function expectApart(page: Page) {
  const faults = () =>
    page.evaluate(() => {
      const controls = [
        ...document.querySelectorAll<HTMLElement>("form :is(input, select, textarea, [contenteditable=true])"),
      ]
        // Not those of a folded group, which have boxes, too.
        .filter((control) => control.checkVisibility({ contentVisibilityAuto: true }))
        .map((control) => ({ name: control.getAttribute("name") ?? control.id, box: control.getBoundingClientRect() }))
        .filter(({ box }) => box.width > 2 && box.height > 2);
      const overlaps = controls.flatMap((one, index) =>
        controls
          .slice(index + 1)
          .filter(
            ({ box }) =>
              Math.min(one.box.right, box.right) - Math.max(one.box.left, box.left) > 1 &&
              Math.min(one.box.bottom, box.bottom) - Math.max(one.box.top, box.top) > 1,
          )
          .map((other) => `${one.name} and ${other.name}`),
      );
      // A phone's window grows with what is too wide.
      const { scrollWidth, clientWidth } = document.documentElement;
      const outside = controls
        .filter(({ box }) => box.left < 0 || box.right > clientWidth)
        .map(({ name }) => `${name} is outside`);
      const scrolls = scrollWidth > clientWidth ? ["the page scrolls sideways"] : [];
      return [...overlaps, ...outside, ...scrolls];
    });
  await expect.poll(faults, page.url()).toEqual([]);
}
