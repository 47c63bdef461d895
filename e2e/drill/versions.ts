/** Titles of the drill's articles; each contains the article's number and its version. */

export interface Version {
  article: number;
  version: number;
}

/** Titles that are unique to a run. The version is a number of marks, which a permalink leaves out: the page keeps its address, and must be renewed. */
export function titles(run: string) {
  const pattern = new RegExp(`Ensaio ${run} artigo (\\d+) (!+)\\.`, "g");
  return {
    titleOf: ({ article, version }: Version) => `Ensaio ${run} artigo ${article} ${"!".repeat(version)}.`,
    /** All versions that a text shows, of any article. */
    shownIn: (text: string): Version[] =>
      [...text.matchAll(pattern)].map(([, article, version]) => ({
        article: Number(article),
        version: version?.length ?? 0,
      })),
  };
}

/** Whether an article's page is older than the acknowledged version; so is a page without the article. */
export function isOlderPage(shown: readonly Version[], acknowledged: Version) {
  const own = shown.filter(({ article }) => article === acknowledged.article);
  return own.length === 0 || own.some(({ version }) => version < acknowledged.version);
}

/** The same for a list, where a newer article may have displaced it. */
export function isOlderList(shown: readonly Version[], acknowledged: Version) {
  if (shown.some(({ article }) => article > acknowledged.article)) return false;
  return isOlderPage(shown, acknowledged);
}

/** Number of acknowledged versions that are missing, as the stored title is older or the article is gone. */
export function lostOf(acknowledged: readonly number[], found: number | undefined) {
  return acknowledged.filter((version) => found === undefined || version > found).length;
}
