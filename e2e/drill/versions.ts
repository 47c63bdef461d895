/** The titles of the drill's articles, which say what was saved last: an article's number and its version. */

export interface Version {
  article: number;
  version: number;
}

/** No other run's, and none of another product's. */
export function titles(run: string) {
  const pattern = new RegExp(`Ensaio ${run} ${NUMBERS}`, "g");
  return {
    titleOf: ({ article, version }: Version) => `Ensaio ${run} artigo ${article} versão ${version}.`,
    /** All that a text shows, of whichever article. */
    shownIn: (text: string): Version[] =>
      [...text.matchAll(pattern)].map(([, article, version]) => ({
        article: Number(article),
        version: Number(version),
      })),
  };
}

const NUMBERS = String.raw`artigo (\d+) versão (\d+)\.`;

/** Whether an article's page is older than what was acknowledged before it was asked for; a page without the article is. */
export function isOlderPage(shown: readonly Version[], acknowledged: Version) {
  const own = shown.filter(({ article }) => article === acknowledged.article);
  return own.length === 0 || own.some(({ version }) => version < acknowledged.version);
}

/** The same for a list, where an article that was created later may have taken the first place. */
export function isOlderList(shown: readonly Version[], acknowledged: Version) {
  if (shown.some(({ article }) => article > acknowledged.article)) return false;
  return isOlderPage(shown, acknowledged);
}

/** How many acknowledged versions of an article are not there, when its title says so or it is gone. */
export function lostOf(acknowledged: readonly number[], found: number | undefined) {
  return acknowledged.filter((version) => found === undefined || version > found).length;
}
