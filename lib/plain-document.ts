import type { FieldErrors } from "./errors";
import { routes } from "./routes";
import { escapeHtml } from "./text";

/** A document without scripts, styled by /formulario.css: the response to a form posted without JavaScript. */
export const plainDocument = (site: { name: string }, title: string, body: string) => `<!doctype html>
<html lang="pt-BR">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${escapeHtml(title)} | ${escapeHtml(site.name)}</title>
<link rel="icon" href="/favicon.ico">
<link rel="stylesheet" href="/formulario.css">
</head>
<body>
<header><a href="${routes.home}">${escapeHtml(site.name)}</a></header>
<main>
${body}
</main>
</body>
</html>
`;

type PlainField = { name: string; label: string; required: boolean; type: string; autoComplete: string; hint?: string };

type Refused = { typed: Record<string, string>; fields: FieldErrors };

/** A form once more, filled in as it was, with what is wrong; the first wrong field has the focus. */
export function refilledForm(
  { fields, action, submit }: { fields: readonly PlainField[]; action: string; submit: string },
  { typed, fields: errors }: Refused,
) {
  const first = fields.find(({ name }) => errors[name])?.name;
  return `<form method="post" action="${action}">
${fields.map((field) => plainControl(field, typed[field.name], errors[field.name], field.name === first)).join("\n")}
<button type="submit">${submit}</button>
</form>`;
}

/** A form field with the typed value and its error. */
export function plainControl(
  { name, label, required, type, autoComplete, hint }: PlainField,
  value = "",
  error = "",
  focused: boolean,
) {
  const describedBy = [hint && `${name}-dica`, error && `${name}-erro`].filter(Boolean).join(" ");
  const attributes = [
    `id="${name}" name="${name}" autocomplete="${autoComplete}"`,
    required && "required",
    focused && "autofocus",
    type === "decimal" && 'inputmode="decimal"',
    error && 'aria-invalid="true"',
    describedBy && `aria-describedby="${describedBy}"`,
  ]
    .filter(Boolean)
    .join(" ");
  const problem = error ? `<p id="${name}-erro">${escapeHtml(error)}</p>` : "";
  if (type === "checkbox")
    return `<div>
<label class="caixa"><input ${attributes} type="checkbox" value="true"${value === "true" ? " checked" : ""}> ${label}</label>
${problem}
</div>`;
  const inputType = type === "decimal" ? "text" : type;
  return `<div>
<label for="${name}">${label}${required ? "" : " (opcional)"}</label>
${type === "textarea" ? `<textarea ${attributes} rows="8">\n${escapeHtml(value)}</textarea>` : `<input ${attributes} type="${inputType}" value="${escapeHtml(value)}">`}
${hint ? `<p id="${name}-dica" class="dica">${escapeHtml(hint)}</p>` : ""}
${problem}
</div>`;
}
