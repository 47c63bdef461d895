import { createInterface } from "node:readline/promises";
import { Writable } from "node:stream";

/** Reads a line; the input of a secret is not echoed. */
export async function ask(question: string, { secret = false } = {}): Promise<string> {
  if (secret) process.stdout.write(question);
  const output = secret ? new Writable({ write: (_chunk, _encoding, done) => done() }) : process.stdout;
  const terminal = createInterface({ input: process.stdin, output, terminal: secret || undefined });
  try {
    return (await terminal.question(secret ? "" : question)).trim();
  } finally {
    terminal.close();
    if (secret) process.stdout.write("\n");
  }
}
