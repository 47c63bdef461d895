import { existsSync } from "node:fs";
import { mkdir, readdir, readFile, rename, stat, writeFile } from "node:fs/promises";
import path from "node:path";
import { expect, test } from "vitest";
import { startEmbedded } from "./embedded";
import { installationInTest, query } from "./embedded.fixture";

/** One cluster goes through all of it, as an installation does over the years. */
const installation = installationInTest();

test("the first start makes a cluster, tidying up after one that was interrupted", async () => {
  await mkdir(path.join(installation.dataDir, "postgres-incompleto-abc", "base"), { recursive: true });
  const database = await startEmbedded({ dataDir: installation.dataDir });
  expect(database.created).toBe(true);
  expect(new URL(database.url).hostname).toBe("127.0.0.1");
  await query(database.url, "create table note (word text)");
  await query(database.url, "insert into note values ('Zebra'), ('água'), ('Bola')");
  expect(await readdir(installation.dataDir)).not.toContain("postgres-incompleto-abc");
  expect((await stat(path.join(installation.dataDir, "postgres-password"))).mode & 0o777).toBe(0o600);
  await database.stop();
  expect(existsSync(installation.pidFile())).toBe(false);
});

test("words are in Portuguese order", async () => {
  const database = await startEmbedded({ dataDir: installation.dataDir });
  expect(await query(database.url, "select word from note order by word")).toEqual([
    { word: "água" },
    { word: "Bola" },
    { word: "Zebra" },
  ]);
  await database.stop();
});

test("the product owns its database, and has no rights beyond it", async () => {
  const database = await startEmbedded({ dataDir: installation.dataDir });
  await query(
    database.url,
    "create extension unaccent; create schema own; alter table note add more text; drop schema own",
  );
  for (const forbidden of [
    "copy (select 1) to program 'true'",
    "select pg_read_file('PG_VERSION')",
    "create role other",
    "create database other",
    "alter system set work_mem = '1GB'",
  ])
    await expect(query(database.url, forbidden)).rejects.toThrow(/permission denied/);
  await database.stop();
});

test.skipIf(process.platform !== "linux")("the server's environment holds nothing of the product's", async () => {
  process.env.ADMIN_PASSWORD = "senha-do-primeiro-acesso";
  const database = await startEmbedded({ dataDir: installation.dataDir });
  const variables = (await readFile(`/proc/${await installation.serverPid()}/environ`, "utf8"))
    .split("\0")
    .filter(Boolean);
  expect(variables.map((line) => line.split("=", 1)[0]).sort()).toEqual(["LC_ALL", "NODE_ENV", "PATH", "TZ"]);
  await database.stop();
  delete process.env.ADMIN_PASSWORD;
});

test("a password of another installation ends the start with a sentence, and leaves no server behind", async () => {
  const file = path.join(installation.dataDir, "postgres-password");
  const good = await readFile(file, "utf8");
  await writeFile(file, "de-outra-instalacao");
  await expect(startEmbedded({ dataDir: installation.dataDir })).rejects.toThrow(
    /A senha em .*postgres-password não é a do banco/,
  );
  expect(existsSync(installation.pidFile())).toBe(false);
  await writeFile(file, good);
  await (await startEmbedded({ dataDir: installation.dataDir })).stop();
});

test("what is not a whole cluster is neither filled nor given another password", async () => {
  const version = path.join(installation.dataDir, "postgres", "PG_VERSION");
  const password = await readFile(path.join(installation.dataDir, "postgres-password"), "utf8");
  await rename(version, `${version}.fora`);
  await expect(startEmbedded({ dataDir: installation.dataDir })).rejects.toThrow("não é um banco de dados inteiro");
  expect(await readFile(path.join(installation.dataDir, "postgres-password"), "utf8")).toBe(password);
  await rename(`${version}.fora`, version);
  await (await startEmbedded({ dataDir: installation.dataDir })).stop();
});

test("a cluster of another major version is left alone, and the start says the way over", async () => {
  const version = path.join(installation.dataDir, "postgres", "PG_VERSION");
  const present = await readFile(version, "utf8");
  const start = () => startEmbedded({ dataDir: installation.dataDir });
  await writeFile(version, "17\n");
  await expect(start()).rejects.toMatchObject({
    message: expect.stringMatching(/é do PostgreSQL 17, e este Nova traz o 18\. Nada foi mudado/),
    advice: expect.stringMatching(/npm run backup.*mv .*postgres .*postgres-17.*npm run restore/s),
  });
  await writeFile(version, "19\n");
  await expect(start()).rejects.toMatchObject({ advice: expect.stringContaining("Use uma versão do Nova que traga") });
  await writeFile(version, present);
  await (await start()).stop();
});
