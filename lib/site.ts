/** What the whole site says about itself. */
export const site = {
  name: "Projeto Nova",
  shortName: "Nova",
  title: "Projeto Nova · gente comum ajudando gente",
  description:
    "Somos pessoas comuns que querem ajudar quem está em situação de vulnerabilidade social. Conheça as ações, participe e doe.",
  locale: "pt_BR",
  phone: "(34) 90000-0000",
  email: "contato@projetonova.example",
} as const;

/** Shown where an item has no picture of its own. */
export const DEFAULT_IMAGE = "./default.jpg";
