import type { FieldErrors } from "../errors";
import { routes } from "../routes";
import { dialable } from "../settings/phone";
import type { Settings } from "../settings/types";
import { escapeHtml } from "../text";
import { MESSAGE_FIELDS } from "./fields";

/** The contact form as a document of its own, for visitors without JavaScript: filled in as it was, with what is wrong. */
export function plainForm(site: Settings, typed: Record<string, string>, errors: FieldErrors, message: string) {
  const first = MESSAGE_FIELDS.find(({ name }) => errors[name])?.name;
  return `<!doctype html>
<html lang="pt-BR">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>Contato | ${escapeHtml(site.name)}</title>
<link rel="icon" href="/favicon.ico">
<link rel="stylesheet" href="/formulario.css">
</head>
<body>
<header><a href="${routes.home}">${escapeHtml(site.name)}</a></header>
<main>
<h1>A sua mensagem ainda não foi enviada</h1>
<p role="alert">${escapeHtml(message)}</p>
<form method="post" action="${routes.contactForm}">
${MESSAGE_FIELDS.map((field) => control(field, typed[field.name], errors[field.name], field.name === first)).join("\n")}
<button type="submit">Enviar mensagem</button>
</form>
${otherWays(site)}
</main>
</body>
</html>
`;
}

function otherWays({ phones: [phone], email }: Settings) {
  const ways = [
    phone && `ligue para <a href="tel:${dialable(phone.number)}">${escapeHtml(phone.number)}</a>`,
    email && `escreva para <a href="mailto:${escapeHtml(email)}">${escapeHtml(email)}</a>`,
  ].filter(Boolean);
  return ways.length > 0 ? `<p>Se preferir, ${ways.join(" ou ")}.</p>` : "";
}

type FieldOfForm = (typeof MESSAGE_FIELDS)[number];

function control({ name, label, required, type, autoComplete }: FieldOfForm, value = "", error = "", focused = false) {
  const attributes = [
    `id="${name}" name="${name}" autocomplete="${autoComplete}"`,
    required && "required",
    focused && "autofocus",
    error && `aria-invalid="true" aria-describedby="${name}-erro"`,
  ]
    .filter(Boolean)
    .join(" ");
  return `<div>
<label for="${name}">${label}${required ? "" : " (opcional)"}</label>
${type === "textarea" ? `<textarea ${attributes} rows="8">\n${escapeHtml(value)}</textarea>` : `<input ${attributes} type="${type}" value="${escapeHtml(value)}">`}
${error ? `<p id="${name}-erro">${escapeHtml(error)}</p>` : ""}
</div>`;
}
