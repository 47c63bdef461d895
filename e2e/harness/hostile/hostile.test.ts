import { spawn } from "node:child_process";
import path from "node:path";
import readline from "node:readline";
import { expect, test } from "vitest";

/** Milliseconds for one text: hundreds of times what it takes, and a hundredth of what it took. */
const PATIENCE = 10_000;

/** The last thing that the script said, having been ended if it was silent for too long, and what it complained of. */
async function run(script: string) {
  const child = spawn(process.execPath, ["--import", "tsx", path.join(import.meta.dirname, script)]);
  const end = () => child.kill("SIGKILL");
  let last = "";
  let wrong = "";
  let silence = setTimeout(end, 6 * PATIENCE); // it has to be translated first
  child.stderr.on("data", (text) => {
    wrong += text;
  });
  for await (const line of readline.createInterface({ input: child.stdout })) {
    last = line;
    clearTimeout(silence);
    silence = setTimeout(end, PATIENCE);
  }
  clearTimeout(silence);
  return { last, wrong };
}

test.each(["on-the-server.ts", "in-the-editor.ts"])(
  "no text keeps what reads it busy: %s",
  async (script) => expect(await run(script)).toEqual({ last: "all read", wrong: "" }),
  300_000,
);
