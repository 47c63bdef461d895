/** How long a claim waits, and how long it is kept once it is settled. */
export const CLAIM_DAYS = { waiting: 90, settled: 30 } as const;

/** The form's fields, in order. */
export const CLAIM_FIELDS = [
  { name: "amount", label: "Valor do Pix, em reais", required: true, type: "text", autoComplete: "on" },
  { name: "date", label: "Dia do Pix", required: true, type: "date", autoComplete: "on" },
  { name: "donor", label: "Seu nome", required: false, type: "text", autoComplete: "name" },
  {
    name: "donorPublic",
    label: "O meu nome pode aparecer na transparência",
    required: false,
    type: "checkbox",
    autoComplete: "on",
  },
  { name: "contact", label: "E-mail ou telefone", required: false, type: "text", autoComplete: "email" },
] as const;
