// Texts for visitors; their browsers load no others.

export const claimCopy = {
  received: "Recebemos o seu aviso. Obrigado!",
  whatNext:
    "Quem cuida do caixa confere o extrato do banco. A doação aparece na transparência depois de conferida, em geral em alguns dias.",
} as const;
