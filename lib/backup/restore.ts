import type pg from "pg";
import type { Storage } from "../storage/types";
import { type CheckedBackup, readParts } from "./check";
import { entryOf, type Options } from "./create";
import { HEADER, MANIFEST, SECRET, storedName } from "./format";
import { beginLoading, type Loading, type Migrations } from "./load";
import { damaged } from "./refusals";

interface Target {
  /** Holds the lock of the migrations. */
  client: pg.Client;
  storage: Storage;
  migrations: Migrations;
}

/**
 * Brings a checked backup back: the pictures, whose names nothing else has, then everything in the database as one transaction. Whatever
 * ends it before its COMMIT leaves the database as it was. Resolves with the session secret, if the backup has one,
 * and the tables that are not the product's.
 */
export async function restoreBackup(
  file: string,
  { passphrase, onPart }: Options,
  { header, sha256 }: CheckedBackup,
  { client, storage, migrations }: Target,
) {
  let loading: Loading | undefined;
  let secret: string | undefined;
  let isWhole = false;
  try {
    for await (const part of readParts(file, passphrase)) {
      onPart?.({ name: part.name, bytes: part.content.length });
      const stored = storedName(part.name);
      if (part.name === HEADER) continue;
      if (stored) {
        await storage.write(stored, part.content);
        continue;
      }
      loading ??= await beginLoading(client, header, migrations);
      if (part.name === SECRET) secret = part.content.toString("utf8");
      else if (part.name === MANIFEST) isWhole = entryOf(part).sha256 === sha256;
      else await loading.add(part);
    }
    // The file may have been exchanged since it was checked.
    if (!loading || !isWhole) throw damaged();
    await loading.commit();
  } catch (error) {
    loading?.cancel();
    await client.query("ROLLBACK").catch(() => {}); // a connection that is gone has done so
    throw error;
  }
  return { secret, skipped: loading.skipped };
}
