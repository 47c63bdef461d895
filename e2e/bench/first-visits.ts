import { setTimeout as sleep } from "node:timers/promises";
import { brotliDecompressSync } from "node:zlib";
import { routes } from "../../lib/routes";
import { type CapturedAnswer, capture } from "./capture";
import { openNewestArticle } from "./newest-article";

/** Latencies in milliseconds of the saves of a page, and of the first visit after each of them. */
export interface FirstVisits {
  page: string;
  saves: number[];
  visits: number[];
}

/** Pause before the next save, as an editor reads the result of the last one. */
const PAUSE_MS = 300;

/**
 * Saves the newest article and visits a page that shows its summary, in turn. Throws when the visitor gets the content
 * from before the save.
 */
export async function measureFirstVisits(
  origin: string,
  account: { email: string; password: string },
  rounds: number,
): Promise<FirstVisits[]> {
  const { permalink, save, restore } = await openNewestArticle(origin, account);
  const pages = [routes.home, routes.posts, routes.post(permalink)];
  const found = pages.map((page): FirstVisits => ({ page, saves: [], visits: [] }));
  for (let round = 0; round < rounds; round++) {
    for (const { page, saves, visits } of found) {
      const summary = `Medição número ${round + 1}.`;
      saves.push(await save(summary));
      const start = performance.now();
      const answer = await capture(origin + page);
      visits.push(performance.now() - start);
      if (!textOf(answer).includes(summary))
        throw new Error(`${page}: the first visitor after a save got an older page`);
      await sleep(PAUSE_MS);
    }
  }
  await restore();
  return found;
}

function textOf({ headers, body }: CapturedAnswer) {
  return String(headers["content-encoding"] === "br" ? brotliDecompressSync(body) : body);
}
