/**
 * The sections of the home page by their anchors, in the order that comes with the site, as Settings lists them. A new one is a line here
 * and one in app/(site)/home.tsx: where an organisation has its own order, it comes after the one before it here.
 */
export const HOME_SECTIONS = {
  about: "Apresentação",
  banner: "Banner",
  calendar: "Agenda",
  transparencia: "Transparência",
  campanha: "Campanha em andamento",
  precisamos: "Do que precisamos",
  doar: "Doe por Pix",
  blog: "Blog",
  voluntarios: "Voluntários",
} as const;

export type HomeSectionKey = keyof typeof HOME_SECTIONS;
export type HomeSection = { key: HomeSectionKey; shown: boolean };

const KEYS = Object.keys(HOME_SECTIONS).filter(isKey);

/** Every section once, in the stored order: keys of other versions go, and those that are not there yet come in. */
export function homeSections(stored: readonly { key: string; shown: boolean }[] = []): HomeSection[] {
  const sections: HomeSection[] = [];
  for (const { key, shown } of stored)
    if (isKey(key) && !sections.some((one) => one.key === key)) sections.push({ key, shown });
  for (const [place, key] of KEYS.entries()) {
    if (sections.some((one) => one.key === key)) continue;
    const before = sections.findIndex((one) => one.key === KEYS[place - 1]);
    sections.splice(before + 1, 0, { key, shown: true });
  }
  return sections;
}

type WithSections = { homeSections: readonly HomeSection[] };

/** The section's anchor on the home page; while it is switched off, the `page` of its own. */
export const homeLink = (site: WithSections, key: HomeSectionKey, page: string) =>
  isShown(site, key) ? `/#${key}` : page;

export const isShown = ({ homeSections }: WithSections, key: HomeSectionKey) =>
  homeSections.some((one) => one.key === key && one.shown);

/** As the history has them, a section a line ('about · true'), in words. */
export const describeHomeSections = (lines: string) =>
  lines
    .split("\n")
    .map((line) => {
      const [key = "", shown] = line.split(" · ");
      return `${isKey(key) ? HOME_SECTIONS[key] : key}${shown === "false" ? " (oculta)" : ""}`;
    })
    .join("\n");

function isKey(key: string): key is HomeSectionKey {
  return Object.hasOwn(HOME_SECTIONS, key);
}
