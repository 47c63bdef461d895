import pg from "pg";
import { words } from "./words";

/** Rows at full size. */
const FULL = {
  posts: 100_000,
  reviews: 1_000_000,
  donations: 100_000,
  volunteers: 10_000,
  events: 10_000,
  projects: 10_000,
  messages: 10_000,
  changes: 100_000,
};

export type Size = typeof FULL;

/** Enough rows for a second page of every list. */
const MIN_ROWS = 250;

export const sizeOf = (share: number): Size => {
  const { posts, reviews, donations, volunteers, events, projects, messages, changes } = FULL;
  const part = (rows: number) => Math.max(MIN_ROWS, Math.round(rows * share));
  return {
    ...{ posts: part(posts), reviews: part(reviews), donations: part(donations), volunteers: part(volunteers) },
    ...{ events: part(events), projects: part(projects), messages: part(messages), changes: part(changes) },
  };
};

export const NO_ROWS: Size = {
  ...{ posts: 0, reviews: 0, donations: 0, volunteers: 0 },
  ...{ events: 0, projects: 0, messages: 0, changes: 0 },
};

/** Texts, and a pseudo-random function that gives the same rows in every run. */
const PREPARE = `
  CREATE SCHEMA IF NOT EXISTS bench;
  CREATE FUNCTION bench.random(n bigint, salt int) RETURNS float8 LANGUAGE sql IMMUTABLE PARALLEL SAFE AS
    $$ SELECT (hashint8extended(n, salt) & 1048575) / 1048576.0 $$;
  CREATE TABLE bench.text (n int PRIMARY KEY, words text, busca tsvector);
`;

const TEXTS = `
  INSERT INTO bench.text (n, words) SELECT n, string_agg(word, ' ') FROM (
    SELECT n, ($1::text[])[1 + floor(array_length($1::text[], 1) * power(bench.random(n * 100 + place, 1), 4))::int] AS word
    FROM generate_series(0, 4999) AS n, generate_series(1, 14) AS place) AS drawn GROUP BY n`;

/**
 * The search column of posts and reviews is a plain one here, joined from tsvectors that were computed once: indexing a
 * million texts takes minutes.
 */
const search = (salt: number) =>
  `(SELECT busca FROM bench.text WHERE text.n = floor(5000 * bench.random(item.n, ${salt}))::int)`;
const text = (salt: number) =>
  `(SELECT words FROM bench.text WHERE text.n = floor(5000 * bench.random(item.n, ${salt}))::int)`;
/** A timestamp within the last ten years, ascending with the row's number. */
const moment = (salt: number) =>
  `now() - interval '10 years' * (1 - (item.n - $1::int + bench.random(item.n, ${salt})) / ($2::int - $1::int + 1))`;
const ITEMS = "FROM generate_series($1::int, $2::int) AS item(n)";

/** One statement per table; inserts rows $1 to $2. */
const INSERTS: Record<keyof Size, string> = {
  posts: `INSERT INTO "Post" (id, titulo, description, autor, slug, permalink, active, "createdAt", "updatedAt", busca)
    SELECT 'post-' || n, initcap(split_part(${text(1)}, ' ', 3)) || ' e ' || split_part(${text(1)}, ' ', 5) || ' ' || n,
      ${text(2)} || '. ' || ${text(3)} || '.', 'Pessoa ' || n % 40,
      (ARRAY['acoes', 'treinamentos', 'cafe-da-manha', 'refeicoes', 'cestas-basicas'])[1 + n % 5], 'artigo-' || n, n % 20 <> 7,
      CASE WHEN n % 5000 = 3 THEN now() + interval '90 days' * bench.random(n, 4) ELSE ${moment(4)} END, ${moment(5)},
      ${search(2)} || ${search(3)} ${ITEMS}`,
  reviews: `INSERT INTO "Review" (id, "postId", nome, email, rating, comment, hidden, "createdAt", busca)
    SELECT 'review-' || item.n, 'post-' || 1 + floor($3 * power(bench.random(item.n, 6), 1.5))::int, 'Pessoa ' || item.n % 9000,
      'p' || item.n || '@exemplo.org', 1 + item.n % 5, words, item.n % 50 = 7, ${moment(7)}, busca
    ${ITEMS} JOIN bench.text ON text.n = floor(5000 * bench.random(item.n, 8))::int`,
  donations: `INSERT INTO "Donation" (id, kind, amount, date, donor, "donorPublic", acao, items, notes, active, "updatedAt")
    SELECT 'donation-' || n, (CASE WHEN n % 3 = 0 THEN 'IN_KIND' ELSE 'MONEY' END)::"DonationKind", n % 900 + 0.5,
      (${moment(9)})::date, 'Pessoa ' || n % 7000, n % 4 = 0, initcap(split_part(${text(10)}, ' ', 2)) || ' da ' || split_part(${text(10)}, ' ', 4),
      CASE WHEN n % 3 = 0 THEN split_part(${text(11)}, ' ', 1) END, split_part(${text(11)}, ' ', 6), n % 30 <> 7, ${moment(12)} ${ITEMS}`,
  volunteers: `INSERT INTO "Volunteer" (id, name, profissao, tipo, descricao, active, "createdAt", "updatedAt")
    SELECT 'volunteer-' || n, 'Pessoa ' || md5(n::text), split_part(${text(13)}, ' ', 2), 'Voluntário', ${text(14)}, n % 20 <> 7,
      ${moment(15)}, ${moment(16)} ${ITEMS}`,
  events: `INSERT INTO "CalendarEvent" (id, "startsAt", acoes, local, eventos, active, cancelled, "createdAt", "updatedAt")
    SELECT 'event-' || n, ${moment(17)} + interval '1 year', initcap(split_part(${text(18)}, ' ', 2)) || ' ' || n,
      'Praça ' || n % 90, ${text(19)}, n % 20 <> 7, n % 50 = 9, ${moment(20)}, ${moment(20)} ${ITEMS}`,
  projects: `INSERT INTO "Project" (id, titulo, description, slug, url, active, "createdAt", "updatedAt")
    SELECT 'project-' || n, initcap(split_part(${text(21)}, ' ', 2)) || ' ' || n, ${text(22)},
      (ARRAY['acoes', 'criancas', 'cafes', 'doacoes'])[1 + n % 4], 'https://exemplo.org/' || n, n % 20 <> 7, ${moment(23)}, ${moment(24)} ${ITEMS}`,
  messages: `INSERT INTO "ContactMessage" (id, name, email, subject, message, "readAt", "archivedAt", "createdAt")
    SELECT 'message-' || n, 'Pessoa ' || n, 'p' || n || '@exemplo.org', split_part(${text(25)}, ' ', 2), ${text(26)},
      CASE WHEN n % 100 <> 7 THEN now() END, CASE WHEN n % 4 = 0 THEN now() END, ${moment(27)} ${ITEMS}`,
  changes: `INSERT INTO "Change" (id, at, action, "userId", "userName", entity, "entityId", title, fields)
    SELECT 'change-' || n, ${moment(28)}, 'UPDATE', 'user-' || n % 12, 'Pessoa ' || n % 12,
      (ARRAY['post', 'event', 'donation', 'volunteer', 'review'])[1 + n % 5], 'item-' || n % 20000, 'Título ' || n, '{}' ${ITEMS}`,
};

/** Creates the texts, and makes the generated search columns writable. */
export async function prepareRows(url: string) {
  await withClient(url, async (client) => {
    await client.query(PREPARE);
    await client.query(TEXTS, [words]);
    await client.query(`UPDATE bench.text SET busca = to_tsvector('portuguese', nova_fold(words))`);
    for (const table of ["Post", "Review"])
      await client.query(`ALTER TABLE "${table}" ALTER COLUMN busca DROP EXPRESSION`);
    await client.query("ANALYZE bench.text");
  });
}

/**
 * Inserts the rows between two sizes and updates the planner's statistics. GIN indexes are dropped and rebuilt, which
 * is faster.
 */
export async function addRows(url: string, from: Size, to: Size) {
  const indexes = await withClient(url, async (client) => {
    const { rows } = await client.query<{ name: string; sql: string }>(
      `SELECT indexname AS name, indexdef AS sql FROM pg_indexes WHERE schemaname = 'public' AND indexdef LIKE '%USING gin%'`,
    );
    for (const { name } of rows) await client.query(`DROP INDEX "${name}"`);
    return rows;
  });
  const insert = (table: keyof Size) => async (client: pg.Client) => {
    const values = [from[table] + 1, to[table], ...(table === "reviews" ? [to.posts] : [])];
    // Without triggers and foreign keys: references are valid by construction, and the counters are recounted once at
    // the end.
    await client.query("SET session_replication_role = replica; SET work_mem = '64MB'");
    if (to[table] > from[table]) await client.query(INSERTS[table], values);
  };
  const inTurn = (...tables: (keyof Size)[]) =>
    withClient(url, async (client) => {
      for (const table of tables) await insert(table)(client);
    });
  await Promise.all([inTurn("posts", "changes"), inTurn("donations", "volunteers", "events", "projects", "messages")]);
  await inTurn("reviews");
  const make = (some: typeof indexes) =>
    withClient(url, async (client) => {
      await client.query("SET maintenance_work_mem = '256MB'");
      for (const { sql } of some) await client.query(sql);
    });
  const isOfReviews = ({ name }: { name: string }) => name.startsWith("Review");
  await Promise.all([make(indexes.filter(isOfReviews)), make(indexes.filter((index) => !isOfReviews(index)))]);
  await withClient(url, async (client) => {
    await client.query("SELECT nova_recount()");
    await client.query("VACUUM ANALYZE");
  });
}

async function withClient<Result>(url: string, work: (client: pg.Client) => Promise<Result>) {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    return await work(client);
  } finally {
    await client.end();
  }
}
