import "server-only";

export const FAILURES = {
  400: "Os dados não estão certos: errors diz quais e por quê",
  401: "Falta o token, ou ele não vale mais",
  403: "Esta conta, ou este pedido, não pode",
  404: "Não existe, ou não está no site",
  409: "O e-mail já tem conta, ou outra pessoa salvou antes (quando seen é enviado)",
  413: "É grande demais",
  414: "O endereço tem mais de 2.000 caracteres",
  415: "O tipo do conteúdo é outro",
  429: "Muitas tentativas: Retry-After diz quantos segundos esperar",
  500: "Erro interno",
  503: "O banco de dados não responde, ou há pedidos demais: Retry-After diz quando tentar de novo",
  504: "A resposta demorou demais",
} as const;

export type FailureStatus = keyof typeof FAILURES;
