import { whoMay } from "../../roles";

/** Days for which an ended promise is kept. */
export const PROMISE_KEPT_DAYS = 30;

/** Who sees a promise's name and contact, which the list's screen and the receipts need. */
export const PROMISE_READERS = whoMay("donations:write");

/** Of a contact: no e-mail is longer. */
export const MAX_CONTACT_CHARACTERS = 254;

/** How much; also alone, to change a promise. */
export const QUANTITY_FIELD = {
  name: "quantity",
  label: "Quanto você vai levar",
  required: true,
  type: "decimal",
  autoComplete: "on",
} as const;

/** The form 'Vou levar', in order. */
export const PROMISE_FIELDS = [
  QUANTITY_FIELD,
  { name: "name", label: "Seu nome", required: true, type: "text", autoComplete: "name" },
  {
    name: "contact",
    label: "Telefone ou e-mail",
    required: true,
    type: "text",
    autoComplete: "tel",
    hint: `Só ${PROMISE_READERS} veem, só para esta promessa. Apagamos ${PROMISE_KEPT_DAYS} dias depois que ela acaba.`,
  },
] as const;
