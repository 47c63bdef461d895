import { once } from "node:events";
import { text } from "node:stream/consumers";
import { missingLine } from "../backup/child-complaint";
import { createBackup } from "../backup/create";
import { expendable, newestIn } from "../backup/daily/keep";
import { openPlace, openPlaces, removeChosen } from "../backup/daily/place";
import type { DailyResult } from "../backup/daily/types";
import { backupName } from "../backup/name";
import { nothingToTest } from "../backup/refusals";
import { sourceOf } from "../backup/source";
import { failureOf } from "../child-failure";
import { env } from "../env";
import { testRestore } from "./restore/test-restore";

/**
 * The child process of backups: `stream` writes one to the standard output (lib/backup/make-in-child.ts). `make` makes a daily one and
 * removes expendable ones, `test` restores the newest into a throwaway database (lib/backup/daily/run-daily-child.ts); they write a result
 * as JSON. Standard input: the passphrase; standard error: a failure, or what there is to say.
 */

const work: Record<string, (passphrase: string) => Promise<DailyResult | undefined>> = { stream, make, test };

const source = () => sourceOf(env(), String(process.env.DATABASE_URL), String(process.env.NEXTAUTH_SECRET));

async function stream(passphrase: string) {
  const onMissing = (pictures: number) => void process.stderr.write(missingLine(pictures));
  for await (const bytes of createBackup(await source(), { passphrase, onMissing })) await write(bytes);
  return undefined;
}

async function make(passphrase: string) {
  const places = openPlaces(env());
  const name = backupName();
  let missing = 0;
  const onMissing = (pictures: number) => {
    missing = pictures;
  };
  const bytes = await places[0].write(name, createBackup(await source(), { passphrase, onMissing }));
  // The copy is there, whether or not older ones can go: keys of a bucket may lack the right to list or to delete.
  await removeChosen(places, expendable).catch((error) => process.stderr.write(`older copies stay: ${error}`));
  return { name, bytes, missing };
}

async function test(passphrase: string) {
  const place = openPlace(env());
  const name = newestIn(await place.names());
  if (!name) throw nothingToTest();
  const bytes = await place.withFile(name, (file) => testRestore(file, passphrase, env().DATA_DIR));
  return { name, bytes };
}

// Ctrl-C, and the end of the terminal, reach this process too: it ends by itself, and so does the throwaway database of a test.
for (const signal of ["SIGINT", "SIGHUP"]) process.on(signal, () => {});

async function run() {
  const passphrase = await text(process.stdin);
  const done = await work[process.argv[2] ?? ""]?.(passphrase);
  if (done) await write(JSON.stringify(done));
}

async function write(bytes: string | Uint8Array) {
  if (!process.stdout.write(bytes)) await once(process.stdout, "drain");
}

// The reader has gone away.
process.stdout.on("error", () => process.exit(1));

run().catch((error) => {
  process.stderr.write(JSON.stringify(failureOf(error)));
  process.exitCode = 1;
});
