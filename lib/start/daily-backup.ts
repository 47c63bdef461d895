import { once } from "node:events";
import { text } from "node:stream/consumers";
import { failureOf } from "../backup/child-failure";
import { createBackup } from "../backup/create";
import { backupsIn, expendable } from "../backup/daily/keep";
import { openPlace, type Place } from "../backup/daily/place";
import type { DailyResult } from "../backup/daily/types";
import { backupName } from "../backup/name";
import { nothingToTest } from "../backup/refusals";
import { sourceOf } from "../backup/source";
import { env } from "../env";
import { testRestore } from "./test-restore";

/**
 * The child process of the daily backups (lib/backup/daily): `make` makes one and removes expendable ones, `test` restores the newest
 * into a throwaway database. Standard input: the passphrase; standard output: the result as JSON; standard error: a failure.
 */

const work: Record<string, (passphrase: string) => Promise<DailyResult>> = { make, test };

async function make(passphrase: string) {
  const place = openPlace(env());
  const source = await sourceOf(env(), String(process.env.DATABASE_URL), String(process.env.NEXTAUTH_SECRET));
  const name = backupName();
  let missing = 0;
  const onMissing = (pictures: number) => {
    missing = pictures;
  };
  const bytes = await place.write(name, createBackup(source, { passphrase, onMissing }));
  // The copy is there, whether or not older ones can go: keys of a bucket may lack the right to list or to delete.
  await removeExpendable(place).catch((error) => process.stderr.write(`older copies stay: ${error}`));
  return { name, bytes, missing };
}

async function removeExpendable(place: Place) {
  for (const old of expendable(await place.names())) await place.remove(old);
}

async function test(passphrase: string) {
  const place = openPlace(env());
  const [name] = backupsIn(await place.names());
  if (!name) throw nothingToTest();
  const bytes = await place.withFile(name, (file) => testRestore(file, passphrase, env().DATA_DIR));
  return { name, bytes };
}

// Ctrl-C, and the end of the terminal, reach this process too: it ends by itself, and so does the throwaway database of a test.
for (const signal of ["SIGINT", "SIGHUP"]) process.on(signal, () => {});

async function run() {
  const passphrase = await text(process.stdin);
  const done = await work[process.argv[2] ?? ""]?.(passphrase);
  if (!process.stdout.write(JSON.stringify(done))) await once(process.stdout, "drain");
}

run().catch((error) => {
  process.stderr.write(JSON.stringify(failureOf(error)));
  process.exitCode = 1;
});
