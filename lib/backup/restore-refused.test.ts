import pg from "pg";
import { expect, test } from "vitest";
import {
  backUp,
  bringBack,
  folderStorage,
  newDatabase,
  OPTIONS,
  rowsOf,
  sourceOf,
  withClient,
} from "../../e2e/harness/backups";
import { applyWithin, listMigrations } from "../../prisma/migrate";
import { db } from "../db/client";
import { originalName } from "../images/names";
import type { Storage } from "../storage/types";
import { checkBackup } from "./check";
import { restoreBackup } from "./restore";

const source = String(process.env.DATABASE_URL);

test("a copy that was exchanged after it was checked changes nothing: it is another one than the person was told of", async () => {
  const [storage, known] = [await folderStorage(), await listMigrations()];
  const first = await backUp(sourceOf(source, storage));
  await db.setting.create({ data: { key: "later", value: {} } });
  const second = await backUp(sourceOf(source, storage));
  const target = await newDatabase();
  const checked = await checkBackup(first, OPTIONS, known);
  await withClient(target.url, async (client) => {
    const restoring = restoreBackup(second, OPTIONS, checked, {
      ...{ client, storage, migrations: { known, apply: applyWithin } },
    });
    await expect(restoring).rejects.toThrow("danificada");
  });
  expect(await rowsOf(target.url)).toEqual({});
  await target.drop();
});

test("a database of another program with Prisma's migrations is left alone, even to be replaced", async () => {
  const [storage, target] = [await folderStorage(), await newDatabase()];
  await withClient(target.url, async (client) => {
    await client.query("BEGIN");
    await applyWithin(client, (await listMigrations()).slice(0, 1));
    await client.query("COMMIT");
    await client.query("UPDATE _prisma_migrations SET migration_name = '20200101000000_their_first'");
  });
  const before = await rowsOf(target.url);
  const restoring = bringBack(await backUp(sourceOf(source, storage)), { url: target.url, storage, replace: true });
  await expect(restoring).rejects.toThrow("tabelas de outro programa");
  expect(await rowsOf(target.url)).toEqual(before);
  await target.drop();
});

test("a site that comes up while the pictures are brought back loses nothing that it saves", async () => {
  const [pictures, storage, target] = [await folderStorage(), await folderStorage(), await newDatabase()];
  await pictures.write(originalName("a"), Buffer.from("x"));
  const file = await backUp(sourceOf(source, pictures));
  await bringBack(file, { url: target.url, storage });
  const site = new pg.Client({ connectionString: target.url });
  const write: Storage["write"] = async (name, content) => {
    await site.connect();
    await site.query(`INSERT INTO "Setting" (key, value, "updatedAt") VALUES ('saved', '{}', now())`);
    await storage.write(name, content);
  };
  const restoring = bringBack(file, { url: target.url, storage: { ...storage, write }, replace: true });
  await expect(restoring).rejects.toThrow("está em uso");
  expect((await site.query(`SELECT FROM "Setting" WHERE key = 'saved'`)).rowCount).toBe(1);
  await site.end();
  await target.drop();
});
