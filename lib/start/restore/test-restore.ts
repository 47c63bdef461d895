import { rm, stat } from "node:fs/promises";
import path from "node:path";
import pg from "pg";
import { applyWithin, listMigrations } from "../../../prisma/migrate";
import { type CheckedBackup, checkBackup } from "../../backup/check";
import { entryOf, type Options, partsOf } from "../../backup/create";
import { HEADER, SECRET } from "../../backup/format";
import { anotherUnderWay, differs, noRoomToTest } from "../../backup/refusals";
import { restoreBackup } from "../../backup/restore";
import { openSnapshot } from "../../backup/snapshot";
import { hasRoom } from "../../backup/write-file";
import { diskStorage } from "../../storage/disk";
import type { Storage } from "../../storage/types";
import { makeDataDir } from "../data-dir/data-dir";
import { acquireLock } from "../data-dir/lock";
import { startEmbedded } from "../postgres/embedded";

/**
 * Restores a copy into a PostgreSQL and a folder of its own, which are thrown away, and compares every chunk of every table and
 * every picture with the copy's checksums. Touches nothing of the site, and leaves its database room on the disk. Resolves with the
 * copy's bytes; a refusal says what is wrong. The folder's name stays the same, in DATA_DIR: what a killed test has left of people's
 * data goes with the next one. 'conflict' while another test of this machine has it.
 */
export async function testRestore(file: string, passphrase: string, dataDir: string) {
  const checked = await checkBackup(file, { passphrase }, await listMigrations());
  const folder = path.join(dataDir, "restore-test");
  const lock = await acquireLock(folder);
  if (!lock) throw anotherUnderWay();
  await rm(folder, { recursive: true, force: true });
  await makeDataDir(folder);
  const storage = diskStorage(() => folder);
  function onPart() {
    if (!hasRoom(folder)) throw noRoomToTest();
  }
  try {
    onPart();
    const database = await startEmbedded({ dataDir: path.join(folder, "data"), durable: false });
    try {
      await restore(file, { passphrase, onPart }, checked, database.url, storage);
      await compare(checked, database.url, storage);
    } finally {
      await database.stop();
    }
  } finally {
    await rm(folder, { recursive: true, force: true });
    await lock.release();
  }
  return (await stat(file)).size;
}

async function restore(file: string, options: Options, checked: CheckedBackup, url: string, storage: Storage) {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    // No later migrations: what is compared is what was copied.
    const migrations = { known: checked.header.migrations, apply: applyWithin };
    await restoreBackup(file, options, checked, { client, storage, migrations });
  } finally {
    await client.end();
  }
}

async function compare({ entries }: CheckedBackup, databaseUrl: string, storage: Storage) {
  const snapshot = await openSnapshot(databaseUrl);
  const found = new Map<string, string>();
  try {
    for await (const part of partsOf({ databaseUrl, storage, pictures: "disk", variables: [] }, snapshot))
      found.set(part.name, entryOf(part).sha256);
  } finally {
    await snapshot.close();
  }
  for (const { name, sha256 } of entries)
    if (![HEADER, SECRET].includes(name) && found.get(name) !== sha256) throw differs(name);
}
