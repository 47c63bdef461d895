import pg from "pg";
import { env } from "../lib/env";
import { AppError } from "../lib/errors";
import { checkStorage } from "../lib/start/check-storage";
import { readablePassword } from "../lib/start/password";
import { createSteps, explainFailure, StartError } from "../lib/start/steps";
import { s3Place } from "../lib/storage/s3";
import { applyMigrations } from "./migrate";

/**
 * Brings a database to where the application can start: migrations, sample data, a first administrator. A process of its own,
 * so that the memory of all this is gone afterwards.
 */

/** Told to the supervisor, which shows it once everything else is done. */
export interface FirstAdministrator {
  email: string;
  /** Only when it was made up here; one from the environment is known already. */
  password?: string;
}

const { step } = createSteps();
const migrationsOnly = process.argv.includes("--migrations-only");
/** Another number than the migrations' own lock: instances that start together fill the database once. */
const lockKey = 20_260_703;
const seedingMark = "nova: sample data under way";

async function prepare(url: string) {
  await step("Estrutura do banco de dados", async ({ say }) => {
    const applied = await applyMigrations(url);
    if (applied.length === 1) say("Estrutura do banco de dados: 1 migração aplicada");
    if (applied.length > 1) say(`Estrutura do banco de dados: ${applied.length} migrações aplicadas`);
  });
  await installJobs();
  if (migrationsOnly) return;
  await reachStorage();
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  await client.query("select pg_advisory_lock($1)", [lockKey]);
  if (env().SAMPLE_DATA && (await needsSampleData(client))) await seed(client);
  await ensureAdministrator();
  await client.end();
}

/** The queue's own tables, beside ours: a visitor's message is stored and queued as one. */
async function installJobs() {
  const { installQueue } = await import("../lib/jobs/queue");
  await installQueue();
}

/** Sample pictures go there, too. */
async function reachStorage() {
  const place = s3Place(env());
  if (!place) return;
  const name = `Imagens em ${place.bucket}`;
  await step(name, ({ say }) => checkStorage(place, { onWait: () => say(`${name} (foi preciso esperar)`) }));
}

/** A database without a single row; or one whose first filling was cut short, which is emptied to begin again. */
async function needsSampleData(client: pg.Client) {
  const tables = await tableNames(client);
  const { rows } = await client.query("select obj_description('_prisma_migrations'::regclass) as mark");
  if (rows[0]?.mark === seedingMark) {
    await client.query(`truncate ${tables.join(", ")}`);
    return true;
  }
  for (const table of tables) {
    if ((await client.query(`select from ${table} limit 1`)).rowCount) return false;
  }
  return true;
}

async function tableNames(client: pg.Client) {
  const { rows } = await client.query<{ name: string }>(
    "select quote_ident(tablename) as name from pg_tables where schemaname = current_schema() and tablename <> '_prisma_migrations'",
  );
  return rows.map((row) => row.name);
}

async function seed(client: pg.Client) {
  await step("Conteúdo de exemplo", async ({ say }) => {
    await client.query(`comment on table _prisma_migrations is '${seedingMark}'`);
    const { seedSampleData } = await import("./seed");
    await seedSampleData((text) => say(`Conteúdo de exemplo: ${text}`));
    await client.query("comment on table _prisma_migrations is null");
    say("Conteúdo de exemplo");
  });
}

async function ensureAdministrator() {
  const { createFirstAdministrator, hasAdministrator } = await import("../lib/users/service");
  if (await hasAdministrator()) return;
  const {
    ADMIN_NAME: name = "Administração Nova",
    ADMIN_EMAIL: email = "admin@nova.local",
    ADMIN_PASSWORD: given,
  } = env();
  const password = given ?? readablePassword();
  const create = () => createFirstAdministrator({ name, email, password }).catch(asStartError);
  await step(`Primeiro administrador: ${email}`, create);
  const told: FirstAdministrator = given ? { email } : { email, password };
  process.send?.(told);
}

/** A password that is too easy is the operator's to change, and no fault of the product. */
function asStartError(error: unknown): never {
  if (!(error instanceof AppError)) throw error;
  throw new StartError(Object.values(error.fields ?? { "": error.message }).join("\n"), "Ajuste ADMIN_* no .env.");
}

prepare(env().DATABASE_URL ?? "").then(
  () => process.exit(0),
  (error) => {
    explainFailure(error);
    process.exit(1);
  },
);
