/** Brings the person to the first field, in the order of the form, that has an error. */
export function focusFirst(form: HTMLFormElement, errors: Record<string, string>) {
  for (const control of form.elements) {
    if (control instanceof HTMLElement && (control.getAttribute("name") ?? "") in errors) return control.focus();
  }
}
