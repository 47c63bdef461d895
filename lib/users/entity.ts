import { ACTIVE_FIELD, type Entity, IMAGE_FIELDS } from "../entity";
import { routes } from "../routes";

/** No public page shows an account: there is nothing cached of it. */
export const userEntity = {
  key: "user",
  table: "User",
  label: "Administrador(a)",
  phrase: "a conta de",
  fields: {
    ...IMAGE_FIELDS,
    ...ACTIVE_FIELD,
    name: { label: "Nome" },
    email: { label: "E-mail" },
    isAdmin: { label: "Tipo de usuário", show: (value) => (value === "true" ? "Administrador" : "Voluntário") },
    password: { label: "Senha" },
  },
  href: () => routes.users,
  menu: [{ group: "people", place: 30, href: routes.users, label: "Equipe ADM", icon: "shield" }],
  privatePaths: ["/users", "/register"],
} as const satisfies Entity;
