import { setTimeout as sleep } from "node:timers/promises";
import { brotliDecompressSync } from "node:zlib";
import { z } from "zod";
import { routes } from "../../lib/routes";
import { type CapturedAnswer, capture } from "./capture";

/** Latencies in milliseconds of the saves of a page, and of the first visit after each of them. */
export interface FirstVisits {
  page: string;
  saves: number[];
  visits: number[];
}

const article = z.object({
  ...{ _id: z.string(), permalink: z.string(), titulo: z.string() },
  ...{ description: z.string(), autor: z.string(), slug: z.string() },
});
const session = z.object({ token: z.string() });

/** Pause before the next save, as an editor reads the result of the last one. */
const PAUSE_MS = 300;

/**
 * Saves the newest article and visits a page that shows its title, in turn. Throws when the visitor gets the content
 * from before the save.
 */
export async function measureFirstVisits(
  origin: string,
  account: { email: string; password: string },
  rounds: number,
): Promise<FirstVisits[]> {
  const authorization = `Bearer ${await newToken(origin, account)}`;
  const newest = z
    .array(article)
    .min(1)
    .parse(await (await fetch(`${origin}/api/posts`)).json())[0];
  if (!newest) throw new Error("the sample has no article");
  const { _id, permalink, ...fields } = newest;
  async function save(titulo: string) {
    const start = performance.now();
    const answer = await fetch(`${origin}/api/posts/${_id}`, {
      method: "PUT",
      headers: { authorization, "content-type": "application/json" },
      body: JSON.stringify({ ...fields, titulo }),
    });
    if (!answer.ok) throw new Error(`the save answered ${answer.status}: ${await answer.text()}`);
    await answer.arrayBuffer();
    return performance.now() - start;
  }

  const pages = [routes.home, routes.posts, routes.post(permalink)];
  const found = pages.map((page): FirstVisits => ({ page, saves: [], visits: [] }));
  for (let round = 0; round < rounds; round++) {
    for (const { page, saves, visits } of found) {
      const title = `Medição ${round + 1} de ${page}`;
      saves.push(await save(title));
      const start = performance.now();
      const answer = await capture(origin + page);
      visits.push(performance.now() - start);
      if (!textOf(answer).includes(title)) throw new Error(`${page}: the first visitor after a save got an older page`);
      await sleep(PAUSE_MS);
    }
  }
  await save(fields.titulo);
  return found;
}

async function newToken(origin: string, { email, password }: { email: string; password: string }) {
  const answer = await fetch(`${origin}/api/users/login`, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify({ email, password }),
  });
  return session.parse(await answer.json()).token;
}

function textOf({ headers, body }: CapturedAnswer) {
  return String(headers["content-encoding"] === "br" ? brotliDecompressSync(body) : body);
}
