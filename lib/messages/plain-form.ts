import type { FieldErrors } from "../errors";
import { plainDocument, refilledForm } from "../plain-document";
import { routes } from "../routes";
import { dialable } from "../settings/phone";
import type { Settings } from "../settings/types";
import { escapeHtml } from "../text";
import { MESSAGE_FIELDS } from "./fields";

/** The contact form as a document of its own, for visitors without JavaScript: filled in as it was, with what is wrong. */
export function plainForm(site: Settings, typed: Record<string, string>, fields: FieldErrors, message: string) {
  return plainDocument(
    site,
    "Contato",
    `<h1>A sua mensagem ainda não foi enviada</h1>
<p role="alert">${escapeHtml(message)}</p>
${refilledForm({ fields: MESSAGE_FIELDS, action: routes.contactForm, submit: "Enviar mensagem" }, { typed, fields })}
${otherWays(site)}`,
  );
}

function otherWays({ phones: [phone], email }: Settings) {
  const ways = [
    phone && `ligue para <a href="tel:${dialable(phone.number)}">${escapeHtml(phone.number)}</a>`,
    email && `escreva para <a href="mailto:${escapeHtml(email)}">${escapeHtml(email)}</a>`,
  ].filter(Boolean);
  return ways.length > 0 ? `<p>Se preferir, ${ways.join(" ou ")}.</p>` : "";
}
