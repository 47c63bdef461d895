import { spawnSync } from "node:child_process";
import { mkdtemp, rm } from "node:fs/promises";
import os from "node:os";
import path from "node:path";
import { fileURLToPath } from "node:url";
import pg from "pg";
import { startEmbedded } from "../../lib/start/postgres/embedded";
import { applyMigrations } from "../../prisma/migrate";

/**
 * `node --import tsx e2e/bench/exports.ts [rows]`: the cost of exporting so many donations (default: 100,000) in each
 * format, in a process and a database of its own: bytes, seconds and peak memory.
 */
const COUNTS = [1_000, Number(process.argv[2] ?? 100_000)];

const dataDir = await mkdtemp(path.join(os.tmpdir(), "nova-exports-"));
const database = await startEmbedded({ dataDir, durable: false });
try {
  await applyMigrations(database.url);
  const client = new pg.Client({ connectionString: database.url });
  await client.connect();
  for (const count of COUNTS) {
    await client.query('TRUNCATE "Donation"');
    await client.query(
      `INSERT INTO "Donation" (id, kind, amount, date, donor, "donorPublic", acao, items, notes, "updatedAt")
       SELECT gen_random_uuid(), (CASE WHEN n % 3 = 0 THEN 'IN_KIND' ELSE 'MONEY' END)::"DonationKind", n % 5000 + 0.5,
         DATE '2026-11-01' - n % 3000, 'Pessoa ' || n, n % 4 = 0, 'Ação ' || n % 50, n || ' frascos de óleo',
         'Compra de ' || n || ' frascos, nota guardada', now() FROM generate_series(1, $1::int) AS n`,
      [count],
    );
    await client.query('ANALYZE "Donation"');
    for (const format of ["csv", "json", "xlsx", "pdf"]) measure(format, database.url);
  }
  await client.end();
} finally {
  await database.stop();
  await rm(dataDir, { recursive: true, force: true });
}

function measure(format: string, url: string) {
  const script = fileURLToPath(new URL("./export-once.ts", import.meta.url));
  spawnSync(process.execPath, ["--conditions=react-server", "--import", "tsx", script, format], {
    env: { ...process.env, DATABASE_URL: url },
    stdio: "inherit",
  });
}
