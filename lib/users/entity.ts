import { ACTIVE_FIELD, type Entity, IMAGE_FIELDS } from "../entity";
import { painelRoutes } from "../painel-routes";
import { isRole, ROLES } from "../roles";
import { passwordLinkCopy } from "./copy";

/** No public page shows an account: there is nothing cached of it. */
export const userEntity = {
  key: "user",
  table: "User",
  label: "Administrador(a)",
  phrase: "a conta de",
  many: "contas",
  fields: {
    ...IMAGE_FIELDS,
    ...ACTIVE_FIELD,
    name: { label: "Nome" },
    email: { label: "E-mail" },
    isAdmin: { label: "Tipo de conta", show: (value) => (value === "true" ? "Administrador" : "Voluntário") },
    role: { label: "Papel", show: (value) => (isRole(value) ? ROLES[value].label : value) },
    secondFactor: { label: "Segundo fator", show: (value) => SECOND_FACTOR[value] ?? value },
    passkey: { label: "Chave de acesso" },
    // Only the words of a link are shown; any other value reads 'trocada', lest it is a password.
    password: { label: "Senha", show: (value) => (value === passwordLinkCopy.recorded ? value : "trocada") },
  },
  href: () => painelRoutes.users,
  menu: [{ group: "people", place: 30, href: painelRoutes.users, label: "Equipe ADM", icon: "shield" }],
  area: "organization",
  privatePaths: { "/users": "read", "/register": "write", "/handover": "write" },
} as const satisfies Entity;

const SECOND_FACTOR: Record<string, string> = { true: "ligado", false: "desligado" };

/** The change of the board: the history tells who did one. */
export const handoverEntity = {
  key: "handover",
  label: "Passagem de bastão",
  phrase: "a passagem de bastão de",
  verbs: { CREATE: "fez" },
  fields: { people: { label: "Contas" } },
  href: () => painelRoutes.handover,
  area: "organization",
} as const satisfies Entity;
