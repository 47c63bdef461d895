// What the form knows of messages without zod: visitors' browsers load this, and not the schemas.

export const messageCopy = {
  sent: "Formulário Enviado com Sucesso!",
  received: "Recebemos a sua mensagem. A resposta vai para o e-mail que você informou.",
  captchaMissing: "Confirme que você não é um robô",
  captchaRefused: "A verificação não valeu. Marque a caixa de novo",
} as const;

/** Characters at most. */
export const MESSAGE_LIMITS = { name: 120, subject: 150, message: 5_000 } as const;

/** The form's fields, in order. */
export const MESSAGE_FIELDS = [
  { name: "name", label: "Nome", required: true, type: "text", autoComplete: "name" },
  { name: "email", label: "E-mail", required: true, type: "email", autoComplete: "email" },
  { name: "subject", label: "Assunto", required: false, type: "text", autoComplete: "off" },
  { name: "message", label: "Mensagem", required: true, type: "textarea", autoComplete: "off" },
] as const;
