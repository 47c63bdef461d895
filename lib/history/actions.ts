export const ACTIONS = {
  CREATE: "criou",
  UPDATE: "alterou",
  DELETE: "excluiu",
  SIGN_IN: "entrou",
  RESTORE: "restaurou",
  PURGE: "apagou de vez",
  ERASE: "apagou o que o histórico guardava",
} as const;

export type HistoryAction = keyof typeof ACTIONS;
