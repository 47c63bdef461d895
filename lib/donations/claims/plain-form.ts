import type { FieldErrors } from "../../errors";
import { plainControl, plainDocument } from "../../plain-document";
import { routes } from "../../routes";
import { escapeHtml } from "../../text";
import { CLAIM_FIELDS } from "./fields";

/** The form as a document of its own, for visitors without JavaScript: filled in as it was, with what is wrong. */
export function plainForm(site: { name: string }, typed: Record<string, string>, errors: FieldErrors, message: string) {
  const first = CLAIM_FIELDS.find(({ name }) => errors[name])?.name;
  return plainDocument(
    site,
    "Avise que doou",
    `<h1>O seu aviso ainda não foi enviado</h1>
<p role="alert">${escapeHtml(message)}</p>
<form method="post" action="${routes.claimForm}">
${CLAIM_FIELDS.map((field) => plainControl(field, typed[field.name], errors[field.name], field.name === first)).join("\n")}
<button type="submit">Enviar o aviso</button>
</form>`,
  );
}
