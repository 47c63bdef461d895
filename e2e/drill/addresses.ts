import { z } from "zod";
import { LISTED, UNLISTED } from "../public-pages";

/** A request of the mix, with its label for the report. */
export interface Address {
  what: string;
  path: string;
  method?: "GET" | "HEAD";
  expected: number;
}

export interface Share {
  share: number;
  /** Taken in turn, or generated for each request. */
  addresses: readonly Address[] | (() => Address);
}

/**
 * Request mix in percent of a site with visitors and crawlers: mostly cached pages, a few that are never cached. Each
 * save invalidates most pages, and one core renders about fifteen per second, which limits the share of rarely
 * requested ones.
 */
export async function findMix(origin: string): Promise<Share[]> {
  const pages = (await sitemap(origin)).map(page);
  const home = await textOf(`${origin}/`);
  const found = (pattern: RegExp) => [...new Set(home.match(pattern))];
  const unlisted = UNLISTED.filter((path) => path !== "/login").map(page);
  const mostRead = ["/", "/posts", "/agenda", "/transparencia"].map(page);
  return [
    { share: 50, addresses: mostRead },
    { share: 2, addresses: [...pages, ...LISTED.filter((path) => !path.includes("{")).map(page)] },
    { share: 1, addresses: unlisted },
    { share: 6, addresses: mostRead.map((one) => ({ ...one, method: "HEAD", what: `HEAD ${one.path}` })) },
    { share: 17, addresses: found(/\/imagens\/[\w-]+\/720\.webp/g).map(as("imagem")) },
    { share: 14, addresses: found(/\/_next\/static\/[^"\\ ]+\.(?:js|css)/g).map(as("estático")) },
    { share: 5, addresses: FEEDS.map((path) => as(path)(path)) },
    { share: 4, addresses: API.map(as("API")) },
    { share: 1, addresses: unknownAddress },
  ];
}

const FEEDS = ["/feed.xml", "/agenda.ics", "/sitemap.xml", "/robots.txt", "/logo.svg"];
const API = ["/api/posts", "/api/calendars?limit=1", "/api/projects", "/api/donations?limit=1", "/api/volunters"];

const as = (what: string) => (path: string) => ({ what, path, expected: 200 });
const page = as("página");

/** Picks a share at random by its weight, and the next of its addresses in turn. */
export function addressPicker(mix: readonly Share[], random = Math.random) {
  const turns = mix.map(() => 0);
  const total = mix.reduce((sum, { share }) => sum + share, 0);
  return (): Address => {
    let left = random() * total;
    const index = mix.findIndex(({ share }) => {
      left -= share;
      return left < 0;
    });
    const { addresses } = mix[index] ?? { addresses: [] };
    if (typeof addresses === "function") return addresses();
    const turn = turns[index] ?? 0;
    turns[index] = turn + 1;
    return addresses[turn % addresses.length] ?? unknownAddress();
  };
}

function unknownAddress(): Address {
  const name = Math.random().toString(36).slice(2);
  return { what: "inventado", path: Math.random() < 0.5 ? `/${name}` : `/posts/${name}`, expected: 404 };
}

/** All addresses of the sitemap, as paths. */
export async function sitemap(origin: string) {
  const parts = locations(await textOf(`${origin}/sitemap.xml`));
  const files = await Promise.all(parts.map((part) => textOf(origin + part)));
  return files.flatMap(locations);
}

const url = z.url();

function locations(xml: string) {
  return [...xml.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, location]) => {
    const { pathname, search } = new URL(url.parse(location));
    return pathname + search;
  });
}

async function textOf(address: string) {
  const response = await fetch(address);
  if (response.status !== 200) throw new Error(`${address} answered ${response.status}`);
  return response.text();
}
