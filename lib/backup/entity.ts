import type { Entity } from "../entity";
import { painelRoutes } from "../painel-routes";

/** A backup of everything: the history tells who made one. */
export const backupEntity = {
  key: "backup",
  label: "Cópia de segurança",
  phrase: "a cópia de segurança",
  verbs: { CREATE: "fez", UPDATE: "mudou" },
  fields: { daily: { label: "Cópias diárias" } },
  menu: [{ group: "settings", place: 10, href: painelRoutes.backup, label: "Cópia de segurança", icon: "archive" }],
  area: "organization",
  privatePaths: { "/backup": "write" },
} as const satisfies Entity;
