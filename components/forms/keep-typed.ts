/** Values of forms that are not on the screen, by their pages. In memory alone: others may use the computer, too. */
const kept = new Map<string, FormData>();

/**
 * A ref of a visitor's form: what was typed is there again after a link within the site and the way back, as browsers have it
 * between documents.
 */
export function keepTyped(form: HTMLFormElement | null) {
  if (!form) return;
  const page = location.pathname;
  for (const [name, value] of kept.get(page) ?? []) {
    const control = form.elements.namedItem(name);
    if (control instanceof HTMLInputElement && control.type === "checkbox") control.checked = true;
    else if (control && "value" in control) control.value = String(value);
  }
  return () => void kept.set(page, new FormData(form));
}
