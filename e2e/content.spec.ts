import { setTimeout } from "node:timers/promises";
import pg from "pg";
import { expect, test } from "./fixtures";
import { scratchDatabase } from "./harness/database";
import { type Nova, startNova } from "./harness/nova";

// Rows that bypassed every schema: from an older version, an import, by hand; in a product of its own.

test.describe.configure({ mode: "serial", timeout: 400_000 });

/** Time limit of a page, and of the health check meanwhile: what hung took minutes. */
const TIMEOUT_MS = 60_000;

const DESCRIPTIONS: Record<string, string> = {
  aspas: '"'.repeat(10_000),
  citacoes: ">".repeat(10_000),
  "citacoes-em-citacoes": "> ".repeat(10_000),
  comentarios: "x<!--".repeat(12_000),
  instrucoes: "x<?".repeat(20_000),
  colchetes: "]".repeat(60_000),
  "linhas-em-branco": `x${"\n".repeat(60_000)}x`,
  "um-endereco": `[a]: https://b.c/${"u".repeat(30_000)}\n\n${"[a] ".repeat(7_000)}`,
  comum: "Um texto **comum**.",
};

let database: Awaited<ReturnType<typeof scratchDatabase>>;
let nova: Nova;

test.beforeAll(async () => {
  database = await scratchDatabase("empty");
  // The rows are stored before the start, so that the warm-up reads them first.
  await plant();
  nova = await startNova({ databaseUrl: database.url, env: { SAMPLE_DATA: "0", NOVA_WARM_UP: "" } });
});

test.afterAll(async () => {
  await nova?.stop();
  await database?.stop();
});

test("no content takes the site down: every page answers in time, and so does the health check meanwhile", async ({
  playwright,
}) => {
  const request = await playwright.request.newContext({ baseURL: nova.url, timeout: TIMEOUT_MS });
  const articles = [...Object.keys(DESCRIPTIONS), "um-titulo"];
  let over = false;
  const health: number[] = [];
  const watch = (async () => {
    for (; !over; await setTimeout(100)) health.push((await request.get("/api/health")).status());
  })();
  const pages = [
    ...["/", "/posts", "/agenda", "/search/sopa", "/api/posts", "/feed.xml", "/agenda.ics", "/sitemap.xml"],
    "/sitemap/artigos-1.xml",
    ...articles.flatMap((permalink) => [`/posts/${permalink}`, `/cartao/posts/${permalink}.jpg`]),
  ];
  const answers: Record<string, number> = {};
  for (const page of pages) answers[page] = (await request.get(page)).status();
  over = true;
  await watch;
  expect(answers).toEqual(Object.fromEntries(pages.map((page) => [page, 200])));
  // One that takes over five seconds is 503, as may happen on a busy machine; what hung took minutes.
  expect(health.join()).not.toContain("503,503,503");
  expect(health.at(-1)).toBe(200);

  const feed = await (await request.get("/feed.xml")).text();
  for (const permalink of articles) expect(feed).toContain(`/posts/${permalink}</link>`);
  expect(feed).toContain("<strong>comum</strong>");
  expect(await (await request.get("/posts/aspas")).text()).toContain("&quot;".repeat(10_000));
  // Posts with an impossible date are in no list, and are logged.
  expect(await (await request.get("/posts")).text()).not.toContain("/posts/sem-data");
  expect(await (await request.get("/agenda.ics")).text()).not.toContain("sem-data");
  expect(nova.logs()).toContain('"item":"sem-data"');
  await request.dispose();
});

async function plant() {
  const client = new pg.Client({ connectionString: database.url });
  await client.connect();
  const article = (permalink: string, titulo: string, description: string, createdAt: string) =>
    client.query(
      `INSERT INTO "Post" (id, titulo, description, autor, slug, permalink, "createdAt", "updatedAt")
       VALUES ($1, $2, $3, 'Equipe', 'acoes', $1, $4, now())`,
      [permalink, titulo, description, createdAt],
    );
  for (const [permalink, text] of Object.entries(DESCRIPTIONS)) await article(permalink, "Sopa", text, "2026-01-01");
  await article("um-titulo", "x".repeat(100_000), "Texto", "2026-01-02");
  await article("sem-data", "Sopa", "Texto", "0044-03-15 BC");
  await client.query(
    `INSERT INTO "CalendarEvent" (id, acoes, local, eventos, "startsAt", "updatedAt")
     VALUES ('sem-data', 'Sopa', 'Praça', 'Jantar', 'infinity', now())`,
  );
  await client.end();
}
