import "server-only";
import { spawn } from "node:child_process";
import { once } from "node:events";
import { buffer, text } from "node:stream/consumers";

/** A script that runs in a process of its own: its source, and where `npm run build` puts it as plain JavaScript. */
export type ApartScript = { source: string; bundle: string };

type Options = { timeoutMs: number; memoryMb: number };

/**
 * Runs the script over the bytes in a process of its own: hostile ones cost that process its life, and hold nobody up. (A thread would
 * share this process's --max-old-space-size, which V8 puts above a thread's own limit.) Gives what it wrote and its exit code: null when
 * it ran out of time, not 0 out of memory. Throws when it could not even begin, which is code 1.
 */
export async function runApart({ source, bundle }: ApartScript, bytes: Uint8Array, { timeoutMs, memoryMb }: Options) {
  const script = process.env.NODE_ENV === "production" ? [bundle] : ["--import", "tsx", source];
  const child = spawn(process.execPath, [`--max-old-space-size=${memoryMb}`, ...script], {
    env: environment(),
    stdio: "pipe",
    timeout: timeoutMs,
    killSignal: "SIGKILL",
    windowsHide: true,
  });
  child.stdin.on("error", () => {}); // it ended before it had read everything
  child.stdin.end(bytes);
  const [output, complaint] = await Promise.all([buffer(child.stdout), text(child.stderr), once(child, "close")]);
  if (child.exitCode === 1) throw new Error(complaint);
  return { output, exitCode: child.exitCode };
}

/** No secrets, nor options for node: only what an operating system wants. */
function environment(): NodeJS.ProcessEnv {
  const { NODE_ENV, PATH, SystemRoot, TEMP, TMP, TMPDIR } = process.env;
  return { NODE_ENV, PATH, SystemRoot, TEMP, TMP, TMPDIR };
}
