import { once } from "node:events";
import { text } from "node:stream/consumers";
import { env } from "../env";
import { AppError, type ErrorCode, toAppError } from "../errors";
import { createBackup } from "./create";
import { sourceOf } from "./source";

/** What the process says on its standard error when it could not make the copy. */
export type Failure = { refused: { code: ErrorCode; message: string } } | { bug: string };

/** Writes a copy to the standard output, under the passphrase of the standard input (make-apart.ts). */
async function run() {
  const passphrase = await text(process.stdin);
  const source = await sourceOf(env(), String(process.env.DATABASE_URL), String(process.env.NEXTAUTH_SECRET));
  for await (const bytes of createBackup(source, { passphrase }))
    if (!process.stdout.write(bytes)) await once(process.stdout, "drain");
}

function failureOf(error: unknown): Failure {
  const expected = toAppError(error);
  if (expected instanceof AppError) return { refused: { code: expected.code, message: expected.message } };
  return { bug: String(error instanceof Error ? error.stack : error) };
}

// Whoever reads it has gone.
process.stdout.on("error", () => process.exit(1));

run().catch((error) => {
  process.stderr.write(JSON.stringify(failureOf(error)));
  process.exitCode = 1;
});
