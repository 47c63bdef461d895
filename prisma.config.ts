import { defineConfig } from "prisma/config";

// The CLI would download a schema-engine binary; generate, validate and format do not use it,
// so any executable will do and nothing is fetched. Migrations: prisma/migrate.ts.
// Nor does it ask Prisma's servers for a newer version.
process.env.CHECKPOINT_DISABLE ??= "1";
process.env.PRISMA_SCHEMA_ENGINE_BINARY ??= process.execPath;

export default defineConfig({
  schema: "prisma/schema.prisma",
  migrations: { path: "prisma/migrations" },
  datasource: { url: process.env.DATABASE_URL ?? "" },
});
