import { once } from "node:events";
import { text } from "node:stream/consumers";
import { env } from "../env";
import { failureOf, missingLine } from "./child-failure";
import { createBackup } from "./create";
import { sourceOf } from "./source";

/**
 * Writes a backup to the standard output, under the passphrase of the standard input, and how many pictures it lacks to the standard
 * error (make-in-child.ts).
 */
async function run() {
  const passphrase = await text(process.stdin);
  const source = await sourceOf(env(), String(process.env.DATABASE_URL), String(process.env.NEXTAUTH_SECRET));
  const onMissing = (pictures: number) => void process.stderr.write(missingLine(pictures));
  for await (const bytes of createBackup(source, { passphrase, onMissing }))
    if (!process.stdout.write(bytes)) await once(process.stdout, "drain");
}

// The reader has gone away.
process.stdout.on("error", () => process.exit(1));

run().catch((error) => {
  process.stderr.write(JSON.stringify(failureOf(error)));
  process.exitCode = 1;
});
