import { cp, mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
import os from "node:os";
import path from "node:path";
import pg from "pg";
import { afterAll, beforeAll, beforeEach, expect, inject, test } from "vitest";
import { applyMigrations, diffSchema, migrationsFolder } from "./migrate";

const empty = new URL(inject("databaseUrl"));
const server = new pg.Client({ connectionString: String(process.env.DATABASE_URL) });

beforeAll(() => server.connect());
afterAll(() => server.end());

beforeEach(async () => {
  const name = `migrate_${process.pid}`;
  await server.query(`drop database if exists ${name} with (force)`);
  await server.query(`create database ${name}`);
  empty.pathname = `/${name}`;
  return async () => {
    await server.query(`drop database if exists ${name} with (force)`);
  };
});

async function withBadMigration(sql: string) {
  const folder = await mkdtemp(path.join(os.tmpdir(), "nova-migrations-"));
  await cp(migrationsFolder, folder, { recursive: true });
  await mkdir(path.join(folder, "29991231235959_ruim"));
  await writeFile(path.join(folder, "29991231235959_ruim", "migration.sql"), sql);
  return folder;
}

test("the migrations produce exactly schema.prisma, and a second run has nothing to do", async () => {
  expect((await applyMigrations(empty.href)).length).toBeGreaterThan(0);
  expect(await applyMigrations(empty.href)).toEqual([]);
  expect(await diffSchema(empty.href)).toBe("");
});

test("two instances that start together take turns", async () => {
  const [one, other] = await Promise.all([applyMigrations(empty.href), applyMigrations(empty.href)]);
  expect([one.length, other.length].sort()).toEqual([0, Math.max(one.length, other.length)]);
});

test("a migration that fails is named, leaves nothing behind, and does not block the corrected one", async () => {
  const bad = await withBadMigration("create table half (a int); select * from nowhere;");
  await expect(applyMigrations(empty.href, bad)).rejects.toThrow(/29991231235959_ruim[\s\S]*nowhere/);
  expect(await diffSchema(empty.href)).toBe("");

  const corrected = await withBadMigration("create table whole (a int); -- with a ; in a comment\nselect 1;");
  expect(await applyMigrations(empty.href, corrected)).toEqual(["29991231235959_ruim"]);
  expect(await diffSchema(empty.href)).toContain('DROP TABLE "whole"');
  await Promise.all([bad, corrected].map((folder) => rm(folder, { recursive: true })));
});
