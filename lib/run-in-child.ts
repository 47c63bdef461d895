import "server-only";
import { type SpawnOptionsWithoutStdio, spawn } from "node:child_process";
import { once } from "node:events";
import { buffer, text } from "node:stream/consumers";
import { type ChildScript, childScripts } from "./child-scripts";

type ChildOptions = SpawnOptionsWithoutStdio & { nodeOptions?: string[]; args?: string[] };

/** The script in a child process, of the build in production and its source elsewhere, with this as its standard input. */
export function startChild(
  script: ChildScript,
  input: string | Uint8Array,
  { nodeOptions = [], args = [], ...options }: ChildOptions,
) {
  const isBuilt = process.env.NODE_ENV === "production";
  const file = isBuilt ? [`.next/${script}.mjs`] : ["--import", "tsx", childScripts[script]];
  const child = spawn(process.execPath, [...nodeOptions, ...file, ...args], { ...options, windowsHide: true });
  child.stdin.on("error", () => {}); // it ended before it had read everything
  child.stdin.end(input);
  return child;
}

type Options = { timeoutMs: number; memoryMb: number };

/**
 * Runs the script in a child process with the bytes as its standard input, so that hostile ones exhaust only that process. (A thread
 * would share this process's --max-old-space-size, which V8 puts above a thread's own limit.) Resolves with its output and exit code:
 * null after the timeout, another one than 0 when it ran out of memory. Throws for 1: the script could not start.
 */
export async function runInChild(script: ChildScript, bytes: Uint8Array, { timeoutMs, memoryMb }: Options) {
  const nodeOptions = [`--max-old-space-size=${memoryMb}`];
  const env = environment();
  const child = startChild(script, bytes, { nodeOptions, env, timeout: timeoutMs, killSignal: "SIGKILL" });
  const [output, complaint] = await Promise.all([buffer(child.stdout), text(child.stderr), once(child, "close")]);
  if (child.exitCode === 1) throw new Error(complaint);
  return { output, exitCode: child.exitCode };
}

/** Without secrets and options for node: only variables that the operating system needs. */
function environment(): NodeJS.ProcessEnv {
  const { NODE_ENV, PATH, SystemRoot, TEMP, TMP, TMPDIR } = process.env;
  return { NODE_ENV, PATH, SystemRoot, TEMP, TMP, TMPDIR };
}
