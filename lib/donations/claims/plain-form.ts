import type { FieldErrors } from "../../errors";
import { plainDocument, refilledForm } from "../../plain-document";
import { routes } from "../../routes";
import { escapeHtml } from "../../text";
import { CLAIM_FIELDS } from "./fields";

/** The form as a document of its own, for visitors without JavaScript: filled in as it was, with what is wrong. */
export function plainForm(site: { name: string }, typed: Record<string, string>, fields: FieldErrors, message: string) {
  return plainDocument(
    site,
    "Avise que doou",
    `<h1>O seu aviso ainda não foi enviado</h1>
<p role="alert">${escapeHtml(message)}</p>
${refilledForm({ fields: CLAIM_FIELDS, action: routes.claimForm, submit: "Enviar o aviso" }, { typed, fields })}`,
  );
}
