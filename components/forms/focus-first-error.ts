/** Focuses the first control, in the form's order, whose name is among the errors. */
export function focusFirstError(form: HTMLFormElement, errors: Record<string, string>) {
  for (const control of form.elements) {
    if (control instanceof HTMLElement && (control.getAttribute("name") ?? "") in errors) return control.focus();
  }
}
