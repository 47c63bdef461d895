import type { Picture } from "../images/picture";
import type { Color } from "./accent";
import type { HomeSection } from "./home-sections";
import type { ReviewRule } from "./limits";

/** `label`: the person or office; `number`: as written by people, '(34) 90000-0000'. */
type Phone = { label: string; number: string };
type Objective = { title: string; text: string };
/** `image` is the address of a picture; `href` leads nowhere when it is empty. */
type Slide = { title: string; text: string; href: string; label: string; image: string; alt: string };

/** `amount`: reais as in an address, '35' or '35,50'; `text`: 'doze cafés na praça'. */
type DonationExample = { amount: string; text: string };

/** The grammatical article of the organisation's name: 'o Projeto Nova', 'a Casa Nova'. */
export type Article = "o" | "a";

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
  /** The address of an uploaded picture; empty for the drawing that comes with the site. */
  logo: string;
  /** Empty for the colour that comes with the site. */
  accent: Color;
  /** The heading of the home page; text between asterisks is coloured. */
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
  homeSections: HomeSection[];
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
  /** The payee's name, as the bank shows it. */
  donationName: string;
  /** What amounts become, below the amounts to give. */
  donationExamples: DonationExample[];
  reviews: ReviewRule;
  /** Days that a promise to bring something counts. */
  promiseDays: number;
};

/** The settings as the dashboard's form edits them. */
export type SavedSettings = Settings & { updatedAt: string };

/** The settings as pages show them. */
export type Site = Omit<Settings, "slides"> & {
  slides: (Slide & { picture: Picture })[];
  /** Absent for the drawing that comes with the site. */
  logoPicture?: Picture;
};
