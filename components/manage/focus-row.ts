import { screenHeading } from "@/components/forms/use-focus-when-gone";

/**
 * Gives the focus to the first control of the row in that place, or of the last row, unless something has it: what had it is gone, and
 * it would begin at the top of the page again. False when nothing has it afterwards either: there is no row in that place (-1: none).
 */
export function focusRow(rows: HTMLElement | null, place: number) {
  if (document.activeElement !== document.body) return true;
  const row = rows?.children[Math.min(place, rows.children.length - 1)];
  row?.querySelector<HTMLElement>("input:enabled, button:enabled, a")?.focus({ preventScroll: true });
  return row !== undefined;
}

/** Gives the focus to the screen's heading, into view, unless something has it: what had it is gone, and nothing takes its place. */
export function focusHeading() {
  if (document.activeElement === document.body) screenHeading()?.focus();
}
