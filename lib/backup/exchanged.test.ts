import { expect, test } from "vitest";
import { backUp, folderStorage, newDatabase, OPTIONS, rowsOf, sourceOf, withClient } from "../../e2e/harness/backups";
import { applyWithin, listMigrations } from "../../prisma/migrate";
import { db } from "../db/client";
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
