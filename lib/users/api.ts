import { z } from "zod";
import { TOKEN_HOURS } from "../auth/lifetimes";
import { imageField, pictureAnswer } from "../images/api";
import { ROLE_KEYS, ROLE_LABELS } from "../roles";
import { DEFAULT_IMAGE } from "../site";

// Response schemas of accounts in the API, without password or hash; present.ts makes the responses.

const roles = ROLE_KEYS.map((role) => `${role} é ${ROLE_LABELS[role]}`).join(", ");

export const userAnswer = z
  .object({
    _id: z.string(),
    name: z.string(),
    email: z.string(),
    image: imageField,
    isAdmin: z.boolean().describe("Administrador; sem isso, a conta não entra no painel"),
    role: z.enum(ROLE_KEYS).describe(`O papel de quem é administrador: ${roles}`),
    createdAt: z.iso.datetime(),
  })
  .meta({ id: "Conta" });

export const managedUserAnswer = userAnswer
  .extend({
    active: z.boolean(),
    secondFactor: z.boolean(),
    picture: pictureAnswer.optional(),
    updatedAt: z.iso.datetime(),
  })
  .meta({ id: "ContaDoPainel" });

export const sessionAnswer = userAnswer
  .omit({ createdAt: true })
  .extend({
    token: z
      .string()
      .describe(`Vale ${TOKEN_HOURS} horas, e até um dia depois da entrada; vai em Authorization: Bearer`),
  })
  .meta({ id: "Sessao" });

/** One's own account after a change: the token may be missing. */
export const ownAccountAnswer = sessionAnswer.partial({ token: true }).meta({ id: "PropriaConta" });

const account = {
  _id: "01932c50-0a1b-7c2d-8e3f-4a5b6c7d8e9f",
  name: "Marlene Souza",
  email: "marlene@exemplo.org",
  image: DEFAULT_IMAGE,
  isAdmin: true,
  role: "ADMINISTRATION" as const,
};

export const exampleUser: z.input<typeof userAnswer> = { ...account, createdAt: "2026-08-01T12:00:00.000Z" };

export const exampleManagedUser: z.input<typeof managedUserAnswer> = {
  ...exampleUser,
  active: true,
  secondFactor: true,
  updatedAt: "2026-08-01T12:00:00.000Z",
};

export const exampleSession: z.input<typeof sessionAnswer> = {
  ...account,
  token: "eyJhbGciOiJIUzI1NiJ9.eyJ2ZXIiOjF9.c2VtLWFzc2luYXR1cmE",
};

export const exampleCredentials = { email: "marlene@exemplo.org", password: "uma-senha-bem-longa" };
