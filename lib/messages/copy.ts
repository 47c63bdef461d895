// Apart from schema.ts, so that visitors' browsers do not load zod.

export const messageCopy = {
  sent: "Formulário Enviado com Sucesso!",
  received: "Recebemos a sua mensagem. A resposta vai para o e-mail que você informou.",
  captchaMissing: "Confirme que você não é um robô",
  captchaRefused: "A verificação não valeu. Marque a caixa de novo",
} as const;
