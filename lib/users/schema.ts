import { z } from "zod";
import { email, requiredText } from "../inputs";

export const PASSWORD_MIN = 10;

const newPassword = z
  .string({ error: "Informe a senha" })
  .min(PASSWORD_MIN, `A senha deve ter pelo menos ${PASSWORD_MIN} caracteres`)
  .max(200, "A senha deve ter no máximo 200 caracteres");

export const administratorInput = z.object({
  name: requiredText("Informe o nome", 120, "O nome"),
  email,
  password: newPassword,
});

/** What signing in needs. No minimum length: an old password must not fail before it is compared. */
export const credentials = z.object({
  email,
  password: z.string({ error: "Informe a senha" }).min(1, "Informe a senha").max(200, "E-mail ou senha inválidos"),
});

export type Credentials = z.infer<typeof credentials>;
export type AdministratorInput = z.infer<typeof administratorInput>;

export const loginCopy = {
  wrong: "E-mail ou senha inválidos",
  notAdministrator: "Você não é um administrador",
} as const;
