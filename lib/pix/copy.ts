export const pixCopy = {
  invitation: "Um pão, um caderno, uma cesta: qualquer valor vira alguma coisa na mesa de alguém.",
  invalid: "Informe um valor em reais, como 35 ou 35,50",
  outside: "O valor pode ir de R$ 1,00 a R$ 100.000,00",
  free: "Valor livre",
} as const;
