import { Agent } from "node:http";
import { setTimeout as sleep } from "node:timers/promises";
import { promisify } from "node:util";
import { brotliDecompress } from "node:zlib";
import pg from "pg";
import { routes } from "../../lib/routes";
import { sitemap } from "../drill/addresses";
import { capture } from "./capture";
import { openNewestArticle } from "./newest-article";
import { median, percentile } from "./percentile";

/** Visits while an administrator saves, or after it. Latencies in milliseconds. */
export interface Burst {
  visits: number;
  perSecond: number;
  p50: number;
  p99: number;
  slowest: number;
  /** Visits that were not answered with their page. */
  failed: number;
  /** Visits that got a page from before a save which was acknowledged when they began. */
  old: number;
  saves: number;
  slowestSave: number;
}

const BURST_SECONDS = 120;
const VISITS_PER_SECOND = 200;
/** Visits that begin together. */
const AT_ONCE = 10;
const PAUSE_BETWEEN_SAVES_MS = 500;
const ADDRESSES = 20;
const CRAWLERS = 100;

/** Together with the sample, the articles of an active blog after some years. */
const MORE_ARTICLES = `
  INSERT INTO "Post" (id, titulo, description, autor, slug, permalink, active, "imageId", "createdAt", "updatedAt")
  SELECT gen_random_uuid(), titulo || ' ' || n, description, autor, slug, permalink || '-' || n, true, "imageId",
         "createdAt" - n * interval '1 hour', now()
  FROM (SELECT * FROM "Post" WHERE active AND "createdAt" <= now() ORDER BY id LIMIT 5) few, generate_series(1, 24) n`;

type Account = { email: string; password: string };
type Visit = { ms: number; failed: boolean; old: boolean };

/** Visits of twenty addresses at a fixed rate, answered or not, beside two saves a second of the newest article. */
export async function measureBurst(origin: string, account: Account): Promise<Burst> {
  const article = await openNewestArticle(origin, account);
  const addresses = await mostVisited(origin, article.permalink);
  let saved = 0;
  await article.save(summaryOfRound(saved));
  const visitor = openVisitor(origin, showing(article), () => saved);
  const visits: Promise<Visit>[] = [];
  const saves: number[] = [];
  const until = performance.now() + BURST_SECONDS * 1_000;
  const saving = (async () => {
    for (let round = 1; performance.now() < until; round++) {
      const next = sleep(PAUSE_BETWEEN_SAVES_MS);
      saves.push(await article.save(summaryOfRound(round)));
      saved = round;
      await next;
    }
  })();
  for (let turn = 0; performance.now() < until; ) {
    const next = sleep((1_000 / VISITS_PER_SECOND) * AT_ONCE);
    for (let i = 0; i < AT_ONCE; i++, turn++) visits.push(visitor.visit(addresses[turn % addresses.length] ?? "/"));
    await next;
  }
  const done = await Promise.all(visits);
  await saving;
  visitor.close();
  await article.restore();
  return { ...summaryOf(done, BURST_SECONDS), saves: saves.length, slowestSave: Math.max(...saves) };
}

export async function addArticles(databaseUrl: string) {
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  await client.query(MORE_ARTICLES);
  await client.end();
}

/** Every address of the sitemap once after a save, over as many connections as an aggressive crawler opens. */
export async function measureCrawl(origin: string, account: Account): Promise<Burst> {
  const article = await openNewestArticle(origin, account);
  const addresses = await sitemap(origin);
  const saves = [await article.save(summaryOfRound(0))];
  const visitor = openVisitor(origin, showing(article), () => 0);
  const queue = addresses.values();
  const visits: Visit[] = [];
  const start = performance.now();
  const crawl = async () => {
    for (const path of queue) visits.push(await visitor.visit(path));
  };
  await Promise.all(Array.from({ length: CRAWLERS }, crawl));
  const seconds = (performance.now() - start) / 1_000;
  visitor.close();
  await article.restore();
  return { ...summaryOf(visits, seconds), saves: saves.length, slowestSave: Math.max(...saves) };
}

const summaryOfRound = (round: number) => `Medição número ${round}.`;
const SUMMARY = /Medição número (\d+)\./g;

/** Pages that show the newest article, and others. */
async function mostVisited(origin: string, permalink: string) {
  const first = [
    routes.home,
    routes.posts,
    routes.post(permalink),
    routes.agenda,
    routes.donations(),
    routes.volunteers,
  ];
  const others = (await sitemap(origin)).filter((path) => path.startsWith("/posts/") && !first.includes(path));
  return [...first, ...others].slice(0, ADDRESSES);
}

const decompress = promisify(brotliDecompress);

/** Pages that always have the article's summary: without it they are from before the first save. */
const showing = ({ permalink }: { permalink: string }) => [routes.home, routes.posts, routes.post(permalink)];

/** `saved` tells the round of the last acknowledged save. */
function openVisitor(origin: string, summarized: readonly string[], saved: () => number) {
  const agent = new Agent({ keepAlive: true });
  async function visit(path: string): Promise<Visit> {
    const known = saved();
    const start = performance.now();
    try {
      const { status, body } = await capture(origin + path, agent);
      const ms = performance.now() - start;
      const rounds = [...String(await decompress(body)).matchAll(SUMMARY)].map(([, round]) => Number(round));
      const isUnsummarized = summarized.includes(path) && rounds.length === 0;
      return { ms, failed: status !== 200, old: isUnsummarized || rounds.some((round) => round < known) };
    } catch {
      return { ms: performance.now() - start, failed: true, old: false };
    }
  }
  return { visit, close: () => agent.destroy() };
}

function summaryOf(visits: readonly Visit[], seconds: number) {
  const times = visits.map(({ ms }) => ms);
  return {
    visits: visits.length,
    perSecond: visits.length / seconds,
    ...{ p50: median(times), p99: percentile(times, 0.99), slowest: Math.max(...times) },
    failed: visits.filter(({ failed }) => failed).length,
    old: visits.filter(({ old }) => old).length,
  };
}
