export const settingsCopy = {
  title: "Configurações",
  saved: "Configurações Salvas",
} as const;
