import { mkdir, mkdtemp, readdir, stat, writeFile } from "node:fs/promises";
import os from "node:os";
import path from "node:path";
import { expect, test, vi } from "vitest";
import { backUp, folderStorage, OPTIONS, sourceOf } from "../../../e2e/harness/backups";
import { NOT_COPIED } from "../../backup/create";
import type { restoreBackup } from "../../backup/restore";
import { db } from "../../db/client";
import { testRestore } from "./test-restore";

const faults: ((...given: Parameters<typeof restoreBackup>) => Promise<unknown>)[] = [];

vi.mock("../../backup/restore", async (original) => {
  const real = await original<{ restoreBackup: typeof restoreBackup }>();
  return {
    async restoreBackup(...given: Parameters<typeof restoreBackup>) {
      const done = await real.restoreBackup(...given);
      await faults.shift()?.(...given);
      return done;
    },
  };
});

/** Free bytes that are found next. */
const rooms: number[] = [];

vi.mock("node:fs", async (original) => {
  const real = await original<typeof import("node:fs")>();
  const statfsSync = (folder: string) =>
    rooms.length > 0 ? { bavail: rooms.shift(), bsize: 1 } : real.statfsSync(folder);
  return { ...real, statfsSync };
});

const dataDir = await mkdtemp(path.join(os.tmpdir(), "nova-"));

const NAME = "images/a/original.webp";

async function copy() {
  await db.setting.upsert({ where: { key: "k" }, create: { key: "k", value: 1 }, update: {} });
  const pictures = await folderStorage();
  await pictures.write(NAME, Buffer.from("x"));
  return backUp(sourceOf(String(process.env.DATABASE_URL), pictures));
}

test("what came back as it was passes, once at a time; nothing is left of it, nor of a test that was killed", async () => {
  await mkdir(path.join(dataDir, "restore-test/data/postgres"), { recursive: true });
  await writeFile(path.join(dataDir, "restore-test/data/postgres/PG_VERSION"), "1");
  const file = await copy();
  const both = await Promise.allSettled([1, 2].map(() => testRestore(file, OPTIONS.passphrase, dataDir)));
  expect(both.map(({ status }) => status).sort()).toEqual(["fulfilled", "rejected"]);
  expect(both.find(({ status }) => status === "fulfilled")).toMatchObject({ value: (await stat(file)).size });
  expect(both.find(({ status }) => status === "rejected")).toMatchObject({ reason: { code: "conflict" } });
  expect(await readdir(dataDir)).toEqual([]);
});

test("a copy from before some tables were left out passes", async () => {
  await db.rateLimit.create({ data: { key: "login:hash", points: 1 } });
  NOT_COPIED.delete("RateLimit");
  const file = await copy();
  NOT_COPIED.add("RateLimit");
  expect(await testRestore(file, OPTIONS.passphrase, dataDir)).toBe((await stat(file)).size);
});

test("a row or a picture that did not come back as it was is named", async () => {
  const file = await copy();
  faults.push(async (_file, _options, _checked, { client }) => client.query(`UPDATE "Setting" SET value = '2'`));
  await expect(testRestore(file, OPTIONS.passphrase, dataDir)).rejects.toThrow(
    "tables/Setting.copy.0001 não voltou igual",
  );
  faults.push(async (_file, _options, _checked, { storage }) => storage.write(NAME, Buffer.from("y")));
  await expect(testRestore(file, OPTIONS.passphrase, dataDir)).rejects.toThrow(`${NAME} não voltou igual`);
});

test("one that takes the room of the site's database on the disk is given up, and leaves nothing", async () => {
  const file = await copy();
  for (const checked of [[0], [1e12, 0]]) {
    rooms.push(...checked);
    await expect(testRestore(file, OPTIONS.passphrase, dataDir)).rejects.toThrow("não coube");
    expect(rooms).toEqual([]);
  }
  expect(await readdir(dataDir)).toEqual([]);
});
