import { mkdtemp, readdir, readFile, stat, writeFile } from "node:fs/promises";
import os from "node:os";
import path from "node:path";
import { expect, test } from "vitest";
import { backUp, bringBack, folderStorage, newDatabase, OPTIONS, rowsOf, sourceOf } from "../../e2e/harness/backups";
import { db, pool } from "../db/client";
import { removeLeftoverFiles } from "../images/leftover-files";
import { originalName, PICTURES_LOCK_KEY } from "../images/names";
import { removePicturesIfUnused } from "../images/unused";
import { storage } from "../storage/storage";
import { readParts } from "./check";
import { createBackup } from "./create";
import { openSnapshot } from "./snapshot";
import { writeBackup } from "./write-file";

const source = String(process.env.DATABASE_URL);

async function rowsIn(file: string, table: string) {
  let rows = "";
  for await (const { name, content } of readParts(file, OPTIONS.passphrase))
    if (name.startsWith(`tables/${table}.copy.`)) rows += content;
  return rows;
}

test("a backup that is made while others write has one moment of all tables", async () => {
  await db.setting.createMany({
    data: [
      { key: "purse", value: 1000 },
      { key: "till", value: 0 },
    ],
  });
  await db.importedKey.create({ data: { key: "0" } });
  let writing = true;
  async function transfer() {
    for (let sum = 1; writing; sum++) {
      const client = await pool.connect();
      await client.query("BEGIN");
      await client.query(`UPDATE "Setting" SET value = to_jsonb(value::int - 1) WHERE key = 'purse'`);
      await client.query(`UPDATE "Setting" SET value = to_jsonb(value::int + 1) WHERE key = 'till'`);
      await client.query(`UPDATE "ImportedKey" SET key = $1`, [String(sum)]);
      await client.query("COMMIT");
      client.release();
    }
  }
  const transfers = transfer();
  try {
    for (let copies = 0; copies < 3; copies++) {
      const file = await backUp(sourceOf(source, await folderStorage()));
      const settings = await rowsIn(file, "Setting");
      // On a slow machine the purse is overdrawn.
      const [, purse] = /purse\t(-?\d+)/.exec(settings) ?? [];
      const [, till] = /till\t(\d+)/.exec(settings) ?? [];
      expect(Number(purse) + Number(till)).toBe(1000);
      expect(await rowsIn(file, "ImportedKey")).toContain(`${till}\t`);
    }
  } finally {
    writing = false;
    await transfers;
  }
});

test("it is made while it is read, and not ahead of that", async () => {
  const pictures = await folderStorage();
  for (let picture = 0; picture < 12; picture++) await pictures.write(`images/${picture}/o`, Buffer.alloc(1_000_000));
  const read: string[] = [];
  const copy = createBackup(sourceOf(source, pictures), { ...OPTIONS, onPart: ({ name }) => read.push(name) });
  for (let bytes = 0; bytes < 2_000_000; ) bytes += (await copy.next()).value?.length ?? 0;
  expect(read.length).toBeLessThan(8);
  await copy.return(undefined);
  // A reader that goes away leaves no lock behind.
  expect((await backUp(sourceOf(source, pictures))).length).toBeGreaterThan(0);
});

test("a picture that is removed meanwhile keeps its files until the backup is whole", async () => {
  await db.image.create({ data: { id: "p" } });
  await storage.write(originalName("p"), Buffer.from("x"));
  const copy = createBackup(sourceOf(source, storage), OPTIONS);
  await copy.next();
  expect(await removePicturesIfUnused(["p"])).toBe(1);
  const sweep = () => removeLeftoverFiles({ olderThan: new Date(Date.now() + 86_400_000) });
  await expect(sweep()).rejects.toThrow("a backup");
  expect(await storage.read(originalName("p"))).toBeDefined();
  await copy.return(undefined);
  await expect.poll(() => sweep().catch(() => undefined)).toMatchObject({ leftovers: 1 });
  expect(await storage.read(originalName("p"))).toBeUndefined();
});

test("a picture that is being removed when the backup begins is not in it: neither file nor row", async () => {
  await db.image.create({ data: { id: "going" } });
  const remover = await pool.connect();
  await remover.query("BEGIN");
  await remover.query("SELECT pg_advisory_xact_lock_shared($1)", [PICTURES_LOCK_KEY]);
  await remover.query(`DELETE FROM "Image" WHERE id = 'going'`);
  const copy = backUp(sourceOf(source, await folderStorage()));
  const isWaiting = () => db.$queryRaw`
    SELECT 1 FROM pg_locks JOIN pg_database ON pg_database.oid = pg_locks.database
    WHERE locktype = 'advisory' AND NOT granted AND datname = current_database()`;
  try {
    await expect.poll(isWaiting).toHaveLength(1);
  } finally {
    await remover.query("COMMIT");
    remover.release();
  }
  expect(await rowsIn(await copy, "Image")).not.toContain("going");
});

test("pictures that have lost their files are told of, those of the web are not", async () => {
  const pictures = await folderStorage();
  await db.image.createMany({
    data: [{ id: "whole" }, { id: "lost" }, { id: "web", url: "https://exemplo.org/a.png" }],
  });
  await pictures.write(originalName("whole"), Buffer.from("x"));
  await pictures.write("images/lost/320.webp", Buffer.from("x"));
  const missing: number[] = [];
  const before = await db.image.count({ where: { url: null } });
  await backUp(sourceOf(source, pictures), { ...OPTIONS, onMissing: (count) => missing.push(count) });
  expect(missing).toEqual([before - 1]);
});

test("a second one at the same time is refused", async () => {
  const first = createBackup(sourceOf(source, storage), OPTIONS);
  await first.next();
  await expect(createBackup(sourceOf(source, storage), OPTIONS).next()).rejects.toMatchObject({
    code: "conflict",
    message: expect.stringContaining("Outra cópia de segurança está sendo feita"),
  });
  await first.return(undefined);
});

test("a file is written whole, for this user alone, or not at all", async () => {
  const file = await backUp(sourceOf(source, await folderStorage()));
  if (process.platform !== "win32") expect((await stat(file)).mode & 0o777).toBe(0o600);
  async function* broken() {
    yield Buffer.from("a");
    throw new Error("broken");
  }
  await expect(writeBackup(`${file}2`, broken())).rejects.toThrow("broken");
  expect(await readdir(path.dirname(file))).toEqual([path.basename(file)]);
  await writeFile(file, "mine");
  await expect(writeBackup(file, broken())).rejects.toThrow("já existe");
  expect(await readFile(file, "utf8")).toBe("mine");
  const later = `${file}3`;
  async function* whileAnotherComes() {
    yield Buffer.from("a");
    await writeFile(later, "mine");
  }
  await expect(writeBackup(later, whileAnotherComes())).rejects.toThrow("já existe");
  expect(await readFile(later, "utf8")).toBe("mine");
});

test("a second one to the same file at the same time harms nothing of the first", async () => {
  const file = path.join(await mkdtemp(path.join(os.tmpdir(), "nova-twice-")), "copy.nova");
  async function* refused() {
    yield await Promise.reject<Buffer>(new Error("refused"));
  }
  async function* first() {
    yield Buffer.from("a");
    await expect(writeBackup(file, refused())).rejects.toThrow("refused");
    yield Buffer.from("b");
  }
  expect(await writeBackup(file, first())).toBe(2);
  expect(await readFile(file, "utf8")).toBe("ab");
  expect(await readdir(path.dirname(file))).toEqual(["copy.nova"]);
});

test("a file that would take the database's room on the disk is not written", async () => {
  const folder = await mkdtemp(path.join(os.tmpdir(), "nova-room-"));
  async function* some() {
    yield Buffer.from("a");
  }
  const file = path.join(folder, "copy.nova");
  await expect(writeBackup(file, some(), { reservedBytes: Number.MAX_SAFE_INTEGER })).rejects.toThrow("pouco espaço");
  expect(await readdir(folder)).toEqual([]);
  expect(await writeBackup(file, some())).toBe(1);
});

test("hashes of visitors' addresses that only limit a rate are in no backup, and the restored site counts anew", async () => {
  await db.rateLimit.create({ data: { key: "login:hash-of-an-address", points: 3 } });
  const file = await backUp(sourceOf(source, await folderStorage()));
  expect(await rowsIn(file, "RateLimit")).toBe("");
  const target = await newDatabase();
  await bringBack(file, { url: target.url, storage: await folderStorage() });
  expect((await rowsOf(target.url)).RateLimit).toBe("");
  await target.drop();
});

test("PostgreSQL finds out in a minute that the machine of a backup lost its power, and waits for a slow one", async () => {
  const { client, close } = await openSnapshot(source);
  const { rows } = await client.query(`
    SELECT name, setting FROM pg_settings
    WHERE name IN ('tcp_keepalives_idle', 'idle_in_transaction_session_timeout') ORDER BY name`);
  expect(rows.map(({ setting }) => setting)).toEqual(["0", "30"]);
  await close();
});
