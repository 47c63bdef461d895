import type { Picture } from "../images/model";
import { routes } from "../routes";
import { whatsappLink } from "../site";

// What pages and forms know of the organisation without zod.

/** How one speaks of the organisation: 'o Projeto Nova', 'a Casa Nova'. */
export const ARTICLES = { o: "o", a: "a" } as const;
export type Article = keyof typeof ARTICLES;

/** Whoever answers a telephone; `number` as people write it, '(34) 90000-0000'. */
export type Phone = { label: string; number: string };
export type Objective = { title: string; text: string };
/** `image` is the address of a picture; `href` leads nowhere when it is empty. */
export type Slide = { title: string; text: string; href: string; label: string; image: string; alt: string };

/** Everything that an organisation changes by itself. Of contact data, an empty one is not shown. */
export type Settings = {
  name: string;
  shortName: string;
  article: Article;
  /** After the name in the title of the home page. */
  tagline: string;
  /** For search engines, link previews and feeds. */
  summary: string;
  city: string;
  state: string;
  cnpj: string;
  /** The first words of the home page; what stands between asterisks is coloured. */
  headline: string;
  welcome: string;
  footer: string;
  story: string;
  mission: string;
  missionText: string;
  objectives: Objective[];
  vision: string;
  visionText: string;
  volunteering: string;
  /** One a line. */
  steps: string;
  slides: Slide[];
  coordinator: string;
  phones: Phone[];
  email: string;
  /** For wa.me: country, area and number, digits only. */
  whatsapp: string;
  /** 'Cadastre-se': how the visitor's message begins. */
  joinMessage: string;
  profiles: { url: string }[];
  /** Donations come to this Pix key. */
  donationKey: string;
  /** Who the bank says is paid. */
  donationName: string;
};

/** The settings as the dashboard's form edits them. */
export type SavedSettings = Settings & { updatedAt: string };

/** The settings as pages show them. */
export type Site = Omit<Settings, "slides"> & { slides: (Slide & { picture: Picture })[] };

export const LIMITS = { slides: 8, phones: 6, profiles: 8, objectives: 8 } as const;

export const LOCALE = "pt_BR";

type Named = Pick<Settings, "name" | "article">;

/** 'o Projeto Nova', 'a Casa Nova', within a sentence. */
export const theName = ({ article, name }: Named) => `${article} ${name}`;
/** The same at the beginning of a sentence. */
export const TheName = ({ article, name }: Named) => `${article.toUpperCase()} ${name}`;
/** 'do Projeto Nova', 'da Casa Nova'. */
export const ofName = ({ article, name }: Named) => `d${article} ${name}`;

/** What a browser's tab calls the home page. */
export const siteTitle = ({ name, tagline }: Pick<Settings, "name" | "tagline">) =>
  tagline ? `${name} · ${tagline}` : name;

/** How a visitor asks to become a volunteer: on WhatsApp, which is `outside` this site, or with the contact form. */
export type JoinWay = { href: string; outside: boolean };

export function joinWay({ whatsapp, joinMessage }: Pick<Settings, "whatsapp" | "joinMessage">): JoinWay {
  if (!whatsapp) return { href: routes.contact, outside: false };
  return { href: whatsappLink(joinMessage, whatsapp), outside: true };
}

/** '(34) 90000-0000' as +5534900000000; numbers without an area, as 0800, stay as they are. */
export function dialable(number: string) {
  const digits = number.replace(/\D/g, "");
  return /^[1-9]\d{9,10}$/.test(digits) ? `+55${digits}` : digits;
}

/** 34900000000, with or without 55 before it, as '(34) 90000-0000'; anything else as it is. */
export function formatPhone(text: string) {
  const [, area, first, last] = /^(?:\+?55)?0?([1-9]{2})(\d{4,5})(\d{4})$/.exec(text.replace(/[\s().–-]/g, "")) ?? [];
  return area ? `(${area}) ${first}-${last}` : text;
}

const NETWORKS: [RegExp, string][] = [
  [/(^|\.)instagram\.com$/, "Instagram"],
  [/(^|\.)(facebook|fb)\.com$/, "Facebook"],
  [/(^|\.)(youtube\.com|youtu\.be)$/, "YouTube"],
  [/(^|\.)tiktok\.com$/, "TikTok"],
  [/(^|\.)linkedin\.com$/, "LinkedIn"],
  [/(^|\.)(twitter|x)\.com$/, "X"],
  [/(^|\.)threads\.(net|com)$/, "Threads"],
  [/(^|\.)bsky\.app$/, "Bluesky"],
  [/(^|\.)(whatsapp\.com|wa\.me)$/, "WhatsApp"],
  [/(^|\.)(t\.me|telegram\.me)$/, "Telegram"],
];

/** Which network a profile's address belongs to, and what one is called there ('@projetonova'), if the address says so. */
export function describeProfile(url: string) {
  if (!URL.canParse(url)) return undefined;
  const { hostname, pathname } = new URL(url);
  const network = NETWORKS.find(([host]) => host.test(hostname))?.[1];
  const handle = network && /^\/@?([\w.]+)\/?$/.exec(pathname)?.[1];
  return { url, network: network ?? hostname.replace(/^www\./, ""), handle: handle ? `@${handle}` : "" };
}

export const describeProfiles = ({ profiles }: Pick<Settings, "profiles">) =>
  profiles.flatMap(({ url }) => describeProfile(url) ?? []);

/** The drawings that the installation brings along for the banner, in a wide and a tall cut each. */
export const sampleSlideImage = (n: number) => `/banner/${n}-wide-960.webp`;
/** The number of such a drawing; undefined for any other picture. */
export const sampleSlide = (image: string) => /^\/banner\/([1-5])-wide-960\.webp$/.exec(image)?.[1];

export const STATES = [
  ..."AC AL AP AM BA CE DF ES GO MA MT MS MG PA PB PR PE PI RJ RN RS RO RR SC SP SE TO".split(" "),
];

/** Under which the history knows the settings: there is one of them. */
export const SETTINGS_ID = "site";

export const settingsCopy = {
  title: "Configurações",
  saved: "Configurações Salvas",
} as const;
