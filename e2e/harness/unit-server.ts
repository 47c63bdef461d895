import { mkdtemp, rm } from "node:fs/promises";
import os from "node:os";
import path from "node:path";
import type { TestProject } from "vitest/node";
import { startEmbedded } from "../../prisma/embedded";
import { applyMigrations } from "../../prisma/migrate";

declare module "vitest" {
  interface ProvidedContext {
    /** A database with every migration and no row; test files get copies of it. */
    databaseUrl: string;
    dataDir: string;
  }
}

/** One PostgreSQL for the whole run. */
export default async function unitServer(project: TestProject) {
  const dataDir = await mkdtemp(path.join(os.tmpdir(), "nova-unit-"));
  const database = await startEmbedded({ dataDir, durable: false });
  await applyMigrations(database.url);
  project.provide("databaseUrl", database.url);
  project.provide("dataDir", dataDir);
  return async () => {
    await database.stop();
    await rm(dataDir, { recursive: true, force: true });
  };
}
