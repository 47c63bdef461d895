import { createInterface } from "node:readline/promises";
import { Writable } from "node:stream";

export async function ask(question: string): Promise<string> {
  const terminal = createInterface({ input: process.stdin, output: process.stdout });
  try {
    return (await terminal.question(question)).trim();
  } finally {
    terminal.close();
  }
}

/** Nothing of what is typed appears. */
export async function askSecret(question: string): Promise<string> {
  process.stdout.write(question);
  const nowhere = new Writable({ write: (_chunk, _encoding, done) => done() });
  const terminal = createInterface({ input: process.stdin, output: nowhere, terminal: true });
  try {
    return (await terminal.question("")).trim();
  } finally {
    terminal.close();
    process.stdout.write("\n");
  }
}
