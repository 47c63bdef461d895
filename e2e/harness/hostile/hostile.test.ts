import { spawn } from "node:child_process";
import path from "node:path";
import readline from "node:readline";
import { expect, test } from "vitest";

/** Time limit for one text: hundreds of times the usual time, and a hundredth of that of a quadratic reader. */
const TEXT_TIMEOUT_MS = 10_000;

/** Runs a script and returns its last line and its errors; kills it after a time without output. */
async function run(script: string) {
  const child = spawn(process.execPath, ["--import", "tsx", path.join(import.meta.dirname, script)]);
  const end = () => child.kill("SIGKILL");
  let last = "";
  let errors = "";
  let timer = setTimeout(end, 6 * TEXT_TIMEOUT_MS); // includes the compilation of the script
  child.stderr.on("data", (text) => {
    errors += text;
  });
  for await (const line of readline.createInterface({ input: child.stdout })) {
    last = line;
    clearTimeout(timer);
    timer = setTimeout(end, TEXT_TIMEOUT_MS);
  }
  clearTimeout(timer);
  return { last, errors };
}

test.each(["on-the-server.ts", "in-the-editor.ts"])(
  "no text keeps what reads it busy: %s",
  async (script) => expect(await run(script)).toEqual({ last: "all read", errors: "" }),
  300_000,
);
