/**
 * Copies the text; resolves with whether the browser did. Over plain http it has no Clipboard API, only the copying of a selection:
 * `beside` is where the selected field may stand, because a dialog takes the focus from what is outside of it.
 */
export async function copyText(text: string, beside: HTMLElement): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return copySelection(text, beside);
  }
}

function copySelection(text: string, beside: HTMLElement) {
  const focused = document.activeElement;
  const field = document.createElement("textarea");
  field.className = "sr-only";
  field.value = text;
  field.readOnly = true; // opens no keyboard on a phone
  beside.append(field);
  field.select();
  try {
    return document.execCommand("copy");
  } catch {
    return false;
  } finally {
    field.remove();
    if (focused instanceof HTMLElement) focused.focus({ preventScroll: true });
  }
}
