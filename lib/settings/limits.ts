export const LIMITS = {
  slides: 8,
  homeSections: 40,
  phones: 6,
  profiles: 8,
  objectives: 8,
  donationExamples: 6,
  promiseDays: 30,
} as const;

export const LOCALE = "pt_BR";

export const STATES = [
  ..."AC AL AP AM BA CE DF ES GO MA MT MS MG PA PB PR PE PI RJ RN RS RO RR SC SP SE TO".split(" "),
];

/** When visitors' reviews appear on the site. */
export const REVIEW_RULES = {
  atOnce: "Logo que chegam",
  afterReading: "Só depois que alguém da equipe publica",
} as const;

export type ReviewRule = keyof typeof REVIEW_RULES;

/** The id of the settings in the history: there is only one row. */
export const SETTINGS_ID = "site";
