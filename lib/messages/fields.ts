/** The form's fields, in order. */
export const MESSAGE_FIELDS = [
  { name: "name", label: "Nome", required: true, type: "text", autoComplete: "name" },
  { name: "email", label: "E-mail", required: true, type: "email", autoComplete: "email" },
  { name: "subject", label: "Assunto", required: false, type: "text", autoComplete: "on" },
  { name: "message", label: "Mensagem", required: true, type: "textarea", autoComplete: "on" },
] as const;
