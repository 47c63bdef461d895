import { flushSync } from "react-dom";

/** Changes what is on the screen. Where that takes away what had the focus, it goes to `next`. */
export function changeKeepingFocus(change: () => void, next: () => HTMLElement | null | undefined) {
  flushSync(change);
  if (document.activeElement === document.body) next()?.focus();
}

/** Closes the form, or the sheet, around the element. The focus goes to the last button in its place, which is the one that opened it. */
export function closeForm(inside: Element, close: () => void) {
  const place = inside.closest("form, [data-print-alone]")?.parentElement;
  changeKeepingFocus(close, () => [...(place?.querySelectorAll("button") ?? [])].at(-1));
}
