import pg from "pg";
import { SITEMAP_LIMIT } from "../../../lib/sitemap/sitemap";

/** What the sitemap has, and one line for each thing that is wrong with it. */
export interface Sitemap {
  files: number;
  addresses: number;
  /** Addresses of the file that has most. */
  largest: number;
  failures: string[];
}

/** Reads all files of the sitemap at `origin` and compares them with the articles and events that visitors see. */
export async function checkSitemap(origin: string, url: string): Promise<Sitemap> {
  const files = await locationsOf(`${origin}/sitemap.xml`);
  const lists: string[][] = [];
  for (const file of files) lists.push(await locationsOf(origin + new URL(file).pathname));
  const paths = lists.flat().map((address) => new URL(address).pathname);
  const expected = await publicPaths(url);
  const named = new Set(paths);
  const largest = Math.max(...lists.map(({ length }) => length));
  const missing = expected.filter((path) => !named.has(path)).length;
  return {
    ...{ files: files.length, addresses: paths.length, largest },
    failures: [
      ...(largest > SITEMAP_LIMIT ? [`sitemap: um arquivo tem ${largest} endereços`] : []),
      ...(missing > 0 ? [`sitemap: faltam ${missing} endereços`] : []),
      ...(named.size < paths.length ? [`sitemap: ${paths.length - named.size} endereços vêm mais de uma vez`] : []),
    ],
  };
}

async function locationsOf(address: string) {
  const response = await fetch(address);
  if (!response.ok) throw new Error(`${address} respondeu ${response.status}`);
  return [...(await response.text()).matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, location = ""]) => location);
}

async function publicPaths(url: string) {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    const { rows } = await client.query<{ path: string }>(`
      SELECT '/posts/' || permalink AS path FROM "Post" WHERE active AND "createdAt" <= now()
      UNION ALL SELECT '/agenda/' || id FROM "CalendarEvent" WHERE active`);
    return rows.map(({ path }) => path);
  } finally {
    await client.end();
  }
}
