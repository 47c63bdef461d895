import { z } from "zod";
import { altInput, imageInput } from "../images/schema";
import { email, flag, requiredText, seen } from "../inputs";
import { ROLE_KEYS } from "../roles";
import { profileCopy, signInCopy } from "./copy";
import { PASSWORD_MIN } from "./limits";

const PASSWORD_MAX = 200;

const tooShort = `A senha deve ter pelo menos ${PASSWORD_MIN} caracteres`;
const anyPassword = z
  .string({ error: "Informe a senha" })
  .max(PASSWORD_MAX, `A senha deve ter no máximo ${PASSWORD_MAX} caracteres`);

export const knownPassword = anyPassword.min(1, "Digite a sua senha atual");

/** A second factor's code: six digits of the app, or a recovery code. */
const code = z.string().trim().max(40, "Este não é o código");

/** Only the length is checked here; guessable passwords are refused in new-password.ts (password-strength.ts). */
export const administratorInput = z.object({
  name: requiredText("Informe o nome", 120, "O nome"),
  email,
  password: anyPassword.min(PASSWORD_MIN, tooShort),
});

const picture = { image: imageInput.optional(), imageAlt: altInput.optional() };

export const roleInput = z.enum(ROLE_KEYS, { error: "Escolha um papel" });

/** The input of a new account; by default an administrator's. */
export const userInput = administratorInput.extend({
  isAdmin: flag("Escolha Administrador ou Voluntário").default(true),
  role: roleInput.default("ADMINISTRATION"),
  ...picture,
});

/** One's own account, over the API, whose clients compare the new password with its repetition themselves. */
export const profileUpdate = administratorInput.extend({
  password: anyPassword.refine((text) => text === "" || text.length >= PASSWORD_MIN, tooShort).default(""),
  currentPassword: anyPassword.default(""),
  ...picture,
});

/** The profile form. An empty `password` means no change; a new one, or another e-mail, needs the current one. */
export const profileInput = profileUpdate
  .extend({ confirmation: anyPassword.default(""), seen })
  .refine(({ password, confirmation }) => password === confirmation, {
    path: ["confirmation"],
    error: profileCopy.mismatch,
  });

/** Asks for a link by mail. */
export const passwordLinkInput = z.object({ email });

/** A new password by a link. */
export const newPasswordInput = z.object({
  token: z.string().min(1, "Falta o link").max(1_000, "Este não é o link"),
  password: anyPassword.min(PASSWORD_MIN, tooShort),
});

/** Credentials. No minimum length: an old password must not fail before it is compared. */
export const credentials = z.object({
  email,
  password: z.string({ error: "Informe a senha" }).min(1, "Informe a senha").max(PASSWORD_MAX, signInCopy.wrong),
  /** Only for accounts with a second factor. */
  code: code.default(""),
});

/** The first code of a new app. */
export const addAuthenticatorAppInput = z.object({
  pending: z.string().max(2_000),
  code: code.min(1, "Digite o código que o aplicativo mostra"),
  currentPassword: knownPassword,
});

export const currentPasswordInput = z.object({ currentPassword: knownPassword });

const secondFactorPolicy = z.object({
  offered: z.boolean(),
  roles: z.array(roleInput).max(ROLE_KEYS.length),
});

/** `before`: the policy that the screen showed. */
export const secondFactorPolicyInput = secondFactorPolicy.extend({ before: secondFactorPolicy.optional() });

export type SecondFactorPolicyInput = z.infer<typeof secondFactorPolicyInput>;
export type AddAuthenticatorAppInput = z.infer<typeof addAuthenticatorAppInput>;
export type NewPasswordInput = z.infer<typeof newPasswordInput>;
export type Credentials = z.input<typeof credentials>;
export type AdministratorInput = z.infer<typeof administratorInput>;
export type UserInput = z.output<typeof userInput>;
export type UserValues = z.input<typeof userInput>;
export type ProfileUpdate = z.output<typeof profileUpdate>;
export type ProfileValues = z.input<typeof profileInput>;
