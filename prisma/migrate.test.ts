import { cp, mkdir, mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import os from "node:os";
import path from "node:path";
import pg from "pg";
import { afterAll, beforeAll, beforeEach, expect, inject, test } from "vitest";
import { diffSchema } from "./diff-schema";
import { applyMigrations, listMigrations, migrationsFolder } from "./migrate";

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

test("a label of an enum stands where its type is made: a restore may use none that is added in its own transaction (before PostgreSQL 17)", async () => {
  const files = (await listMigrations()).map((name) => path.join(migrationsFolder, name, "migration.sql"));
  const statements = (await Promise.all(files.map((file) => readFile(file, "utf8")))).join("\n");
  const added = [...statements.matchAll(/ALTER TYPE "(\w+)" ADD VALUE (IF NOT EXISTS )?'(\w+)'/g)];
  expect(added.length).toBeGreaterThan(0);
  for (const [statement, type, ifNotExists, label] of added) {
    expect(ifNotExists, statement).toBeDefined();
    expect(statements).toMatch(new RegExp(`CREATE TYPE "${type}" AS ENUM \\([^)]*'${label}'`));
  }
});

test("an account without access keeps no power from before, and one with access keeps its role", async () => {
  const before = await mkdtemp(path.join(os.tmpdir(), "nova-migrations-"));
  await cp(migrationsFolder, before, { recursive: true });
  await rm(path.join(before, "20261126134500_no_access_no_role"), { recursive: true });
  await applyMigrations(empty.href, { from: before });
  await inEmptyDatabase(`
    INSERT INTO "User" (id, name, email, "passwordHash", "isAdmin", "updatedAt")
    SELECT access::text, '', access::text, '', access, now() FROM unnest(ARRAY[true, false]) AS access`);
  await inEmptyDatabase(`
    INSERT INTO "Trash" (id, entity, title, "userName", rows)
    SELECT 'u', 'user', '', '', '[{"table": "User", "rows": [{"isAdmin": false, "role": "ADMINISTRATION"}]}]'::jsonb`);
  await applyMigrations(empty.href);
  expect(await inEmptyDatabase(`SELECT rows #>> '{0,rows,0,role}' AS role FROM "Trash"`)).toEqual([
    { role: "READING" },
  ]);
  expect(await inEmptyDatabase(`SELECT "isAdmin", role::text FROM "User" ORDER BY "isAdmin"`)).toEqual([
    { isAdmin: false, role: "READING" },
    { isAdmin: true, role: "ADMINISTRATION" },
  ]);
});

test("two instances that start together take turns", async () => {
  const [one, other] = await Promise.all([applyMigrations(empty.href), applyMigrations(empty.href)]);
  expect([one.length, other.length].sort()).toEqual([0, Math.max(one.length, other.length)]);
});

test("a migration that fails is named, leaves nothing behind, and does not block the corrected one", async () => {
  await applyMigrations(empty.href);
  const bad = await withBadMigration("create table half (a int); select * from nowhere;");
  await expect(applyMigrations(empty.href, { from: bad })).rejects.toThrow(/29991231235959_ruim[\s\S]*nowhere/);
  expect(await diffSchema(empty.href)).toBe("");

  const corrected = await withBadMigration("create table whole (a int); -- with a ; in a comment\nselect 1;");
  expect(await applyMigrations(empty.href, { from: corrected })).toEqual(["29991231235959_ruim"]);
  expect(await diffSchema(empty.href)).toContain('DROP TABLE "whole"');
});

const unfinished =
  "insert into _prisma_migrations (id, checksum, migration_name) values ('1', '', '29991231235959_ruim')";

async function inEmptyDatabase<Row extends pg.QueryResultRow>(sql: string) {
  const client = new pg.Client({ connectionString: empty.href });
  client.on("error", () => {});
  await client.connect();
  try {
    return (await client.query<Row>(sql)).rows;
  } finally {
    await client.end();
  }
}

test("an update of which one migration fails leaves the database to the version from before", async () => {
  const before = await mkdtemp(path.join(os.tmpdir(), "nova-migrations-"));
  await cp(migrationsFolder, before, { recursive: true });
  await rm(path.join(before, "20261126134500_no_access_no_role"), { recursive: true });
  await applyMigrations(empty.href, { from: before });
  const bad = await withBadMigration("select * from nowhere");
  await expect(applyMigrations(empty.href, { from: bad })).rejects.toMatchObject({
    message: expect.stringContaining("29991231235959_ruim"),
    advice: expect.stringContaining("git checkout ORIG_HEAD && npm ci && npm start"),
  });
  expect(await applyMigrations(empty.href, { from: before })).toEqual([]);
});

test("a migration for which the disk has no room says so, and not in PostgreSQL's words", async () => {
  const full = await withBadMigration(
    "do $$ begin raise exception 'could not extend file' using errcode = '53100'; end $$",
  );
  await expect(applyMigrations(empty.href, { from: full })).rejects.toMatchObject({
    message: expect.stringContaining("O disco está cheio"),
    advice: expect.stringMatching(/como estava.*Libere espaço/),
  });
});

test("a database of a newer version is refused, as an older one removes what it does not know", async () => {
  const newer = await withBadMigration("create table newer (a int);");
  await applyMigrations(empty.href, { from: newer });
  await expect(applyMigrations(empty.href)).rejects.toThrow(/mais novo do que este.*29991231235959_ruim/);
});

test("no migration uses a value that another one adds to an enum: an update runs both in one transaction, which refuses that", async () => {
  const names = await listMigrations();
  const scripts = await Promise.all(
    names.map((name) => readFile(path.join(migrationsFolder, name, "migration.sql"), "utf8")),
  );
  for (const [place, script] of scripts.entries()) {
    const added = [...script.matchAll(/ADD VALUE (?:IF NOT EXISTS )?('[^']+')/gi)].map(([, value = ""]) => value);
    const later = scripts.slice(place + 1).filter((other) => added.some((value) => other.includes(value)));
    expect(later, names[place]).toEqual([]);
  }
});

test("a start that is cut off while a migration is noted as done can apply it again", async () => {
  await applyMigrations(empty.href);
  const more = await withBadMigration("create table whole (a int);");
  await inEmptyDatabase(`
    create function cut() returns trigger language plpgsql as
      'begin perform pg_terminate_backend(pg_backend_pid()); return new; end';
    create trigger cut before insert or update on _prisma_migrations
      for each row when (new.finished_at is not null) execute function cut()`);
  await expect(applyMigrations(empty.href, { from: more })).rejects.toThrow(/29991231235959_ruim/);
  await inEmptyDatabase("drop trigger cut on _prisma_migrations");
  expect(await applyMigrations(empty.href, { from: more })).toEqual(["29991231235959_ruim"]);
});

test("a migration that Prisma's CLI left unfinished is applied, once nobody holds its lock", async () => {
  await applyMigrations(empty.href);
  const more = await withBadMigration("create table whole (a int);");
  await inEmptyDatabase(unfinished);
  const cli = new pg.Client({ connectionString: empty.href });
  await cli.connect();
  await cli.query("select pg_advisory_lock(72707369)"); // prisma migrate deploy
  let applied: Promise<string[]> | undefined;
  await new Promise<void>((onWait) => {
    applied = applyMigrations(empty.href, { from: more, onWait });
    void applied.then(() => onWait());
  });
  expect(await inEmptyDatabase("select from _prisma_migrations where rolled_back_at is not null")).toHaveLength(0);
  await cli.end();
  expect(await applied).toEqual(["29991231235959_ruim"]);
  expect(await inEmptyDatabase("select from _prisma_migrations where rolled_back_at is not null")).toHaveLength(1);
});

test("a database with another program's tables is left alone", async () => {
  await inEmptyDatabase("create table theirs (a int)");
  await expect(applyMigrations(empty.href)).rejects.toThrow("já tem tabelas de outro programa");
});
