import { flushSync } from "react-dom";

/** Closes the form, or the sheet, around the element. Its place's last button, mostly the one that opened it, gets the focus, unless something has taken it. */
export function closeForm(inside: Element, close: () => void) {
  const place = inside.closest("form, [data-print-alone]")?.parentElement;
  flushSync(close);
  if (document.activeElement === document.body) [...(place?.querySelectorAll("button") ?? [])].at(-1)?.focus();
}
