import { type ChildProcess, type SpawnOptions, spawn } from "node:child_process";

/** The processes that this one started and still waits for, so that a stop can end them too. */
const running = new Set<ChildProcess>();

export function startNode(args: readonly string[], options: SpawnOptions): ChildProcess {
  const child = spawn(process.execPath, args, options);
  running.add(child);
  child.once("exit", () => running.delete(child));
  return child;
}

/** Resolves with the exit code; a signal counts as a failure. `onMessage` hears what the child sends over IPC. */
export function exitCode(child: ChildProcess, onMessage?: (message: unknown) => void): Promise<number> {
  if (onMessage) child.on("message", onMessage);
  return new Promise((resolve, reject) => {
    child.once("error", reject);
    child.once("close", (code) => resolve(code ?? 1));
  });
}

export function endChildren(signal: NodeJS.Signals) {
  for (const child of running) child.kill(signal);
}
