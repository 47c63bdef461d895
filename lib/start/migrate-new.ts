import { mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
import os from "node:os";
import path from "node:path";
import { diffSchema } from "../../prisma/diff-schema";
import { applyMigrations, migrationsFolder } from "../../prisma/migrate";
import { StartError } from "../outage/start-error";
import { startEmbedded } from "./postgres/embedded";
import { runCommand } from "./terminal/run";
import { steps } from "./terminal/steps";

/** `npm run migrate:new -- nome`: writes the SQL that leads from the existing migrations to schema.prisma. Read it before committing. */

void runCommand(async () => {
  const name = migrationName();
  const dataDir = await mkdtemp(path.join(os.tmpdir(), "nova-migration-"));
  const database = await startEmbedded({ dataDir, durable: false });
  try {
    await applyMigrations(database.url);
    const sql = await diffSchema(database.url);
    if (!sql) return steps.note("O schema.prisma já é o que as migrações produzem; nada a escrever.");
    const stamp = new Date().toISOString().replace(/\D/g, "").slice(0, 14);
    const folder = path.join(migrationsFolder, `${stamp}_${name}`);
    await mkdir(folder, { recursive: true });
    await writeFile(path.join(folder, "migration.sql"), `${sql}\n`);
    steps.note(`Escrita: ${path.relative(process.cwd(), folder)}/migration.sql`);
    steps.note("Leia-a antes de usar.");
  } finally {
    await database.stop();
    await rm(dataDir, { recursive: true, force: true });
  }
});

function migrationName() {
  const name = process.argv[2] ?? "";
  if (/^[a-z0-9_]+$/.test(name)) return name;
  throw new StartError(
    "Dê um nome à migração, com letras minúsculas, números e _.",
    "npm run migrate:new -- adiciona_telefone",
  );
}
