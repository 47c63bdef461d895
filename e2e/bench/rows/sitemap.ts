import pg from "pg";
import { SITEMAP_LIMIT } from "../../../lib/sitemap/sitemap";

/** Size of the sitemap, and one line per failure. */
export interface Sitemap {
  files: number;
  addresses: number;
  /** Addresses in the largest file. */
  largest: number;
  failures: string[];
}

/** Reads all files of the sitemap and compares them with the public articles and events in the database. */
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
