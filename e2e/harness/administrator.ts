/** The first administrator of the product that the browser tests start. */
export const administrator = {
  name: "Administração de Teste",
  email: "admin@teste.example",
  password: "senha-bem-comprida-de-teste",
} as const;
