/** What the whole site says about itself. */
export const site = {
  name: "Projeto Nova",
  shortName: "Nova",
  title: "Projeto Nova · gente comum ajudando gente",
  description:
    "Somos pessoas comuns que querem ajudar quem está em situação de vulnerabilidade social. Conheça as ações, participe e doe.",
  locale: "pt_BR",
  city: "Uberlândia",
  state: "MG",
  coordinator: "Marlene Aparecida Souza",
  phone: "(34) 90000-0000",
  /** For wa.me: country, area and number, digits only. */
  whatsapp: "5534900000000",
  email: "contato@projetonova.example",
  /** Donations come to this Pix key. A name under .example belongs to nobody: pages say that the key is a sample. */
  donationKey: "doe@projetonova.example",
  /** Who the bank says is paid. */
  donationName: "Projeto Nova",
  instagram: { url: "https://www.instagram.com/projetonova.exemplo/", name: "@projetonova.exemplo" },
} as const;

/** An absolute address of this site, for what leaves it: feeds, link previews, messages. */
export const absolute = (path: string) => new URL(path, process.env.SITE_URL ?? "http://localhost:3000").href;

/** Opens WhatsApp with a message ready to be sent; without `to` the visitor chooses whom to. */
export const whatsappLink = (text: string, to = "") => `https://wa.me/${to}?text=${encodeURIComponent(text)}`;

/** 'Cadastre-se': the visitor asks to become a volunteer. */
export const joinLink = whatsappLink(
  "Olá! Conheci o Projeto Nova pelo site e quero me cadastrar para ser voluntário(a).",
  site.whatsapp,
);

/** Shown where an item has no picture of its own. */
export const DEFAULT_IMAGE = "./default.jpg";
