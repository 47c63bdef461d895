import type pg from "pg";
import { renewCollation } from "../../prisma/collation";
import { WAITING, withDatabaseLock } from "../../prisma/database-lock";
import { applyMigrations } from "../../prisma/migrate";
import { readablePassword } from "../auth/readable-password";
import { entities } from "../entities";
import { env } from "../env";
import { AppError, messageOf } from "../errors";
import { pictureEntity } from "../media/entity";
import { StartError } from "../outage/start-error";
import { storageFault } from "../storage/check";
import { s3Place } from "../storage/s3";
import { countOf } from "../text";
import { FIRST_ACCOUNT } from "../users/first-account";
import { box, createSteps, explainFailure } from "./terminal/steps";

/**
 * Brings a database to where the application can start: migrations, sample data, a first administrator. A process of its own,
 * so that the memory of all this is gone afterwards.
 */

const { step, note } = createSteps();
const migrationsOnly = process.argv.includes("--migrations-only");
/**
 * Tables with a row once a person or an import has written anything. Not Image: an interrupted start leaves pictures
 * without an owner.
 */
const WRITTEN = new Set(["Change", "Setting", ...entities.flatMap(({ table }) => table ?? [])]);
WRITTEN.delete(pictureEntity.table);

async function prepare(url: string) {
  const onWait = () => note(WAITING);
  await step("Estrutura do banco de dados", async ({ setText }) => {
    const applied = await applyMigrations(url, { onWait });
    const news = countOf(applied.length, "migração aplicada", "migrações aplicadas");
    if (applied.length > 0) setText(`Estrutura do banco de dados: ${news}`);
  });
  await rebuildAfterCollationChange(url);
  await installJobs();
  if (migrationsOnly) return;
  await reachStorage();
  // Instances that start together fill it once.
  await withDatabaseLock(url, { onWait }, async (client) => {
    if (env().SAMPLE_DATA && (await isEmpty(client))) await seed();
    await ensureAdministrator();
  });
}

/** Rebuilds the indexes after a change of the collation. Where this role may not, tells the operator what to do, and the start goes on. */
async function rebuildAfterCollationChange(url: string) {
  try {
    if (await renewCollation(url, () => note("A ordem das letras mudou no PostgreSQL: refazendo os índices…")))
      note("Índices refeitos.");
  } catch (error) {
    const reason = messageOf(error);
    note(`A ordem das letras mudou no PostgreSQL, e os índices não puderam ser refeitos (${reason}).`);
    note("Peça a quem cuida dele: REINDEX DATABASE, e ALTER DATABASE … REFRESH COLLATION VERSION.");
  }
}

/** The queue's own tables, beside ours: a visitor's message is stored and queued as one. */
async function installJobs() {
  const { installQueue } = await import("../messages/delivery-queue");
  await installQueue();
}

/** Sample pictures go there, too. What is wrong ends a first start; a site that was on air before comes up, as its pages do without. */
async function reachStorage() {
  const place = s3Place(env());
  if (!place) return;
  const name = `Imagens em ${place.bucket}`;
  const fault = await step(name, async ({ setText }) => {
    const found = await storageFault(place, { onWait: () => setText(`${name} (foi preciso esperar)`) });
    if (found && !(await isSetUp())) throw new StartError(found);
    if (found) setText(`${name}: fora do alcance`);
    return found;
  });
  if (fault) note(`${fault}\nO site inicia assim mesmo, sem as imagens, até que isso se resolva.`);
}

const isSetUp = async () => (await import("../users/service")).hasAdministrator();

/** Whether the database has neither content nor sample data. */
async function isEmpty(client: pg.Client) {
  const rows = [...WRITTEN].map((table) => `EXISTS (SELECT FROM "${table}")`);
  const { rowCount } = await client.query(`SELECT WHERE ${rows.join(" OR ")}`);
  return rowCount === 0;
}

async function seed() {
  await step("Conteúdo de exemplo", async ({ setText }) => {
    const { seedSampleData } = await import("../../prisma/seed");
    await seedSampleData((text) => setText(`Conteúdo de exemplo: ${text}`));
    setText("Conteúdo de exemplo");
  });
}

async function ensureAdministrator() {
  const { createFirstAdministrator, hasAdministrator } = await import("../users/service");
  if (await hasAdministrator()) return;
  const { ADMIN_NAME: name = FIRST_ACCOUNT.name, ADMIN_EMAIL: email = FIRST_ACCOUNT.email } = env();
  const { ADMIN_PASSWORD: given, SITE_URL } = env();
  const password = given ?? readablePassword();
  const create = () => createFirstAdministrator({ name, email, password }).catch(asStartError);
  await step(`Primeiro administrador: ${email}`, create);
  if (given) return note(`Entre em ${SITE_URL}/login com ${email} e a senha de ADMIN_PASSWORD.`);
  const lines = [
    "Primeiro acesso ao painel. Anote: esta senha não será mostrada de novo.",
    "",
    `Endereço  ${SITE_URL}/login`,
    `E-mail    ${email}`,
    `Senha     ${password}`,
    "",
    "Esqueceu? Crie outra com: npm run admin",
  ];
  // The end of this process does not wait for it on Windows.
  await new Promise((written) => process.stdout.write(`\n${box(lines)}\n\n`, written));
}

// A supervisor that was killed takes its database along, or starts again and does the same.
process.once("disconnect", () => process.exit(1));

/** A guessable password is reported to the operator, and no bug. */
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
