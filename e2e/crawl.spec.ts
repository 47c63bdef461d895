import { setTimeout as sleep } from "node:timers/promises";
import { expect, test } from "@playwright/test";
import pg from "pg";
import { embeddedUrl } from "../lib/start/postgres/embedded";
import { sitemap } from "./drill/addresses";
import { openClient } from "./drill/ask";
import { signal } from "./drill/product";
import { isLong } from "./harness/long";
import { type Nova, startNova } from "./harness/nova";
import { childOf } from "./harness/processes";

/** An impatient crawler, on a small machine with empty caches. */
test.describe.configure({ timeout: isLong ? 600_000 : 180_000 });

const CONNECTIONS = 100;
/** The web process is suspended half of the time, as on half a core. */
const SUSPENDED_MS = 50;
const RUNNING_MS = 50;
/** Longer than a request waits in the product's queue, so that the product refuses it first. */
const TIMEOUT_MS = 60_000;

/** Copies of each of a few sample articles, added to the sample. */
const COPIES = isLong ? 200 : 20;
const MORE_ARTICLES = `
  INSERT INTO "Post" (id, titulo, description, autor, slug, permalink, active, "imageId", "createdAt", "updatedAt")
  SELECT gen_random_uuid(), titulo || ' ' || n, description, autor, slug, permalink || '-' || n, true, "imageId",
         "createdAt" - n * interval '1 hour', now()
  FROM (SELECT * FROM "Post" WHERE active AND "createdAt" <= now() ORDER BY id LIMIT 5) few, generate_series(1, ${COPIES}) n`;

let nova: Nova;

test.beforeEach(async () => {
  nova = await startNova({ prepared: "sample" });
});

test.afterEach(async () => {
  expect(await nova?.stop()).toBe(0);
});

test("every address of the sitemap at once, over 100 connections on half a core, is answered with its page", {
  tag: "@long",
}, async () => {
  await inDatabase(MORE_ARTICLES);
  const origin = nova.url.replace("localhost", "127.0.0.1");
  const addresses = await sitemap(origin);
  expect(addresses.length).toBeGreaterThan(CONNECTIONS);
  const release = throttle(childOf(nova.pid, "nova-server.mjs"));
  const client = openClient(origin);
  const answers: { path: string; status: number | string }[] = [];
  const queue = addresses.values();
  const crawl = async () => {
    for (const path of queue) {
      const outcome = await client.ask({ path, timeoutMs: TIMEOUT_MS });
      answers.push({ path, status: "status" in outcome ? outcome.status : outcome.lost });
    }
  };
  try {
    await Promise.all(Array.from({ length: CONNECTIONS }, crawl));
  } finally {
    await release();
    client.close();
  }
  const failed = answers.filter(({ status }) => status !== 200).map(({ path, status }) => `${status} ${path}`);
  expect([failed.length, ...failed.slice(0, 5)]).toEqual([0]);
  expect(answers).toHaveLength(addresses.length);
});

async function inDatabase(sql: string) {
  const client = new pg.Client({ connectionString: await embeddedUrl(nova.dataDir) });
  await client.connect();
  await client.query(sql);
  await client.end();
}

/** Suspends and resumes the process until the returned function is called. */
function throttle(pid: number) {
  let over = false;
  const running = (async () => {
    while (!over) {
      signal(pid, "SIGSTOP");
      await sleep(SUSPENDED_MS);
      signal(pid, "SIGCONT");
      await sleep(RUNNING_MS);
    }
  })();
  return async () => {
    over = true;
    await running;
  };
}
