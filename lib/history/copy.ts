export const historyCopy = {
  none: "Nada foi registrado ainda",
  noneFound: "Nada encontrado com estes filtros",
  /** Stands for the name of an item that is gone for good. */
  erased: "(dados apagados)",
  /** Stands for the values of a field about a person that changed. */
  personal: "mudou; por privacidade, o valor não fica no histórico",
  /** Stands for a value that was erased while the item stays. */
  erasedValue: "valor apagado do histórico",
  erasedFields: "O conteúdo foi apagado com o item",
  /** The name for changes by the command line and the system itself. */
  system: "Sistema",
} as const;

/** The address's value for changes without an account. */
export const SYSTEM = "sistema";
