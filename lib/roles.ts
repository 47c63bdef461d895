// Who may do what in the dashboard and over the API: menus, screens, actions and routes all ask `may`. Pure, so that browsers may
// import it. What is not granted here is refused.

export type Area = "content" | "donations" | "volunteers" | "messages" | "organization";

/** 'any': in at least one area. Everybody who may enter has 'any:read', which the dashboard's home and one's own account need. */
export type Permission = `${Area | "any"}:${"read" | "write"}`;

type Grants = Partial<Record<Area, "read" | "write">>;
type RoleDefinition = { label: string; hint: string; grants: Grants };

/** The roles; the keys are those of the database. */
export const ROLES = {
  ADMINISTRATION: {
    label: "Administração",
    hint: "Tudo, também a equipe, as configurações e as cópias de segurança.",
    grants: { content: "write", donations: "write", volunteers: "write", messages: "write", organization: "write" },
  },
  EDITING: {
    label: "Edição",
    hint: "Artigos, avaliações, agenda, projetos e campanhas.",
    grants: { content: "write" },
  },
  TREASURY: {
    label: "Tesouraria",
    hint: "Doações, também de planilhas, os avisos de quem doou e a lista Do que precisamos.",
    grants: { donations: "write" },
  },
  COORDINATION: {
    label: "Coordenação",
    hint: "Voluntários e mensagens do site.",
    grants: { volunteers: "write", messages: "write" },
  },
  READING: {
    label: "Leitura (conselho)",
    hint: "Vê conteúdo e doações, e quem mudou o quê. Não muda nada.",
    grants: { content: "read", donations: "read" },
  },
} as const satisfies Record<string, RoleDefinition>;

export type Role = keyof typeof ROLES;

export const ROLE_KEYS = Object.keys(ROLES) as [Role, ...Role[]];

export const isRole = (key: string): key is Role => Object.hasOwn(ROLES, key);

/** The label of each role, for a select. */
export const ROLE_LABELS = Object.fromEntries(ROLE_KEYS.map((key) => [key, ROLES[key].label])) as Record<Role, string>;

/** Whether the role has the permission; writing includes reading. */
export function may(role: Role, permission: Permission) {
  const grants: Grants = ROLES[role].grants;
  const [area, level] = permission.split(":") as [Area | "any", "read" | "write"];
  const granted = area === "any" ? Object.values(grants) : [grants[area]];
  return granted.some((one) => one === "write" || (one === "read" && level === "read"));
}

/** The roles with the permission, as part of a sentence: 'a Administração e a Tesouraria'. */
export function whoMay(permission: Permission) {
  const labels = ROLE_KEYS.filter((role) => may(role, permission)).map((role) => `a ${ROLES[role].label}`);
  return new Intl.ListFormat("pt-BR").format(labels);
}

/** The message of a refusal. */
export const forbiddenCopy = (role: Role) =>
  `O seu papel, ${ROLES[role].label}, não permite isto. Se precisar, peça a quem é da Administração`;
