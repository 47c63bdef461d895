import type { EntityKey } from "../entities";

export const ACTIONS = {
  CREATE: "criou",
  UPDATE: "alterou",
  DELETE: "excluiu",
  SIGN_IN: "entrou",
  RESTORE: "restaurou",
  PURGE: "apagou de vez",
} as const;

export type HistoryAction = keyof typeof ACTIONS;

/** Field to what it was and what it became. */
export type FieldChanges = Record<string, [before: string, after: string]>;

/** What changed in one field, in words. */
export type FieldInWords = { name: string; label: string; before: string; after: string };

/** A change as administrators see it. */
export type ChangeData = {
  _id: string;
  at: string;
  action: HistoryAction;
  userName: string;
  entity: string;
  entityId: string;
  title: string;
  fields: FieldInWords[];
  /** Where the item is edited; nothing once it is deleted. */
  href?: string;
};

export const historyCopy = {
  none: "Nada foi registrado ainda",
  noneFound: "Nada encontrado com estes filtros",
  /** Stands for the name of an item that is gone for good. */
  erased: "(dados apagados)",
  erasedFields: "O conteúdo foi apagado com o item",
  /** What the command line and the system itself do. */
  system: "Sistema",
} as const;

/** Whom the address names for what happened without a person at the screen. */
export const SYSTEM = "sistema";

/** Which part of the history is shown: one kind of item, one person (an account's id, or SYSTEM), one item; empty for all. */
export type HistoryQuery = { tipo: EntityKey | ""; pessoa: string; item: string; pagina: number };

/** The history's address with these choices; what is as always stays out of it. */
export function historyHref(pathname: string, { tipo, pessoa, item, pagina }: Partial<HistoryQuery>) {
  const chosen = Object.entries({ tipo, pessoa, item, pagina: pagina === 1 ? undefined : pagina });
  const query = new URLSearchParams(chosen.flatMap(([name, value]) => (value ? [[name, String(value)]] : [])));
  return query.size > 0 ? `${pathname}?${query}` : pathname;
}
