import { beforeEach, describe, expect, it } from "vitest";
import { pool } from "../lib/db/client";

const COLUMNS = `id serial PRIMARY KEY, titulo text NOT NULL DEFAULT '', texto text, slug text NOT NULL DEFAULT 'a',
  active boolean NOT NULL DEFAULT true, valor numeric(12,2) NOT NULL DEFAULT 0, "createdAt" timestamptz(3) NOT NULL`;
const TRACK = `SELECT nova_track('Thing', moment => '"createdAt" AT TIME ZONE ''UTC''', active => 'active', kind => 'slug',
  amount => 'valor', search => '{"titulo": "A", "texto": "B"}')`;

/** Rows of one slug and month; the last hour of March in São Paulo is April at UTC. */
const insert = (slug: string, ...values: number[]) =>
  pool.query(
    `INSERT INTO "Thing" (slug, valor, "createdAt") SELECT $1, unnest($2::numeric[]), '2026-03-31T22:00:00-03:00'`,
    [slug, values],
  );

/** What is kept: 'true/a/2026-04-01' to '2 rows, 15.50'. */
async function tallied() {
  const { rows } = await pool.query<{ key: string; sums: string }>(`
    SELECT concat_ws('/', active::text, kind, month) AS key, sum(count) || ' rows, ' || sum(amount) AS sums
    FROM "Tally" WHERE entity = 'Thing' GROUP BY 1 HAVING sum(count) <> 0 OR sum(amount) <> 0 ORDER BY 1`);
  return Object.fromEntries(rows.map(({ key, sums }) => [key, sums]));
}

/** The slugs of what a search finds, best first. */
async function found(query: string) {
  const { rows } = await pool.query<{ slug: string }>(
    `SELECT slug FROM "Thing" WHERE busca @@ nova_query($1) ORDER BY ts_rank_cd(busca, nova_query($1)) DESC, slug`,
    [query],
  );
  return rows.map(({ slug }) => slug);
}

beforeEach(async () => {
  await pool.query(`DROP TABLE IF EXISTS "Thing"`);
  await pool.query(`DELETE FROM "TallyRule" WHERE entity = 'Thing'`);
  await pool.query(`DELETE FROM "Tally" WHERE entity = 'Thing'`);
  await pool.query(`CREATE TABLE "Thing" (${COLUMNS})`);
});

describe("a registered table's tallies", () => {
  it("count the rows that were there before", async () => {
    await insert("a", 10, 5.5);
    expect(await tallied()).toEqual({});
    await pool.query(TRACK);
    expect(await tallied()).toEqual({ "true/a/2026-04-01": "2 rows, 15.50" });
  });

  it("follow what is written, changed, removed and emptied", async () => {
    await pool.query(TRACK);
    await insert("a", 10, 5.5, 1);
    await insert("b", 2);
    expect(await tallied()).toEqual({ "true/a/2026-04-01": "3 rows, 16.50", "true/b/2026-04-01": "1 rows, 2.00" });
    await pool.query(`UPDATE "Thing" SET valor = valor + 1 WHERE slug = 'a' AND valor > 5`);
    await pool.query(`UPDATE "Thing" SET "createdAt" = '2026-03-31T23:59:59Z' WHERE valor = 11`);
    await pool.query(`UPDATE "Thing" SET slug = 'c' WHERE slug = 'b'`);
    await pool.query(`UPDATE "Thing" SET active = false WHERE valor = 1`);
    expect(await tallied()).toEqual({
      "false/a/2026-04-01": "1 rows, 1.00",
      "true/a/2026-03-01": "1 rows, 11.00",
      "true/a/2026-04-01": "1 rows, 6.50",
      "true/c/2026-04-01": "1 rows, 2.00",
    });
    await pool.query(`DELETE FROM "Thing" WHERE slug = 'a' AND active`);
    expect(await tallied()).toEqual({ "false/a/2026-04-01": "1 rows, 1.00", "true/c/2026-04-01": "1 rows, 2.00" });
    await pool.query(`TRUNCATE "Thing"`);
    expect(await tallied()).toEqual({});
  });

  it("are part of a recount, which puts right what came past the triggers", async () => {
    await pool.query(TRACK);
    await pool.query(`ALTER TABLE "Thing" DISABLE TRIGGER USER`);
    await insert("a", 3);
    expect(await tallied()).toEqual({});
    await pool.query("SELECT nova_recount()");
    expect(await tallied()).toEqual({ "true/a/2026-04-01": "1 rows, 3.00" });
  });

  it("need no more than a day: all rows visible, of one kind, worth nothing, without search", async () => {
    await pool.query(`ALTER TABLE "Thing" ADD COLUMN date date NOT NULL DEFAULT '2026-02-28'`);
    await pool.query(`SELECT nova_track('Thing', moment => 'date')`);
    await insert("a", 3);
    expect(await tallied()).toEqual({ "true//2026-02-01": "1 rows, 0.00" });
    await expect(found("x")).rejects.toThrow(/busca/);
  });
});

describe("a registered table's search", () => {
  const write = (slug: string, titulo: string, texto: string | null) =>
    pool.query(`INSERT INTO "Thing" (slug, titulo, texto, "createdAt") VALUES ($1, $2, $3, now())`, [
      slug,
      titulo,
      texto,
    ]);

  it("finds words with and without accents, of old and new rows, a column's weight first", async () => {
    await write("text", "Outra coisa", "A doação");
    await pool.query(TRACK);
    await write("title", "Doações do mês", null);
    await write("nothing", "Bicicleta", "Praça");
    expect(await found("doacao")).toEqual(["title", "text"]);
    expect(await found("praca")).toEqual(["nothing"]);
    await pool.query(`UPDATE "Thing" SET texto = 'Café' WHERE slug = 'nothing'`);
    expect([await found("praça"), await found("cafe")]).toEqual([[], ["nothing"]]);
  });

  it("weighs A before B, and reads an index", async () => {
    await pool.query(TRACK);
    await write("a", "horta", "rua");
    const { rows } = await pool.query(`SELECT busca::text FROM "Thing"`);
    expect(rows).toEqual([{ busca: "'hort':1A 'rua':2B" }]);
    const { rows: indexes } = await pool.query(
      `SELECT indexname AS name FROM pg_indexes WHERE tablename = 'Thing' AND indexdef LIKE '%USING gin (busca)%'`,
    );
    expect(indexes).toEqual([{ name: "Thing_busca_idx" }]);
  });
});

describe("registering refuses clearly, and leaves nothing behind:", () => {
  it("a table that is registered already", async () => {
    await pool.query(TRACK);
    await insert("a", 1);
    await expect(pool.query(TRACK)).rejects.toMatchObject({
      constraint: "TallyRule_pkey",
      detail: expect.stringContaining("(Thing)"),
    });
    expect(await tallied()).toEqual({ "true/a/2026-04-01": "1 rows, 1.00" });
  });

  it("a table that there is not", async () => {
    await expect(pool.query(`SELECT nova_track('Thin', moment => 'date')`)).rejects.toThrow(
      'relation "public.Thin" does not exist',
    );
    expect((await pool.query(`SELECT FROM "TallyRule" WHERE entity = 'Thin'`)).rowCount).toBe(0);
  });
});
