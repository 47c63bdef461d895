import "server-only";
import { once } from "node:events";
import { text } from "node:stream/consumers";
import { startChild } from "../run-in-child";
import { errorIn, missingIn } from "./child-complaint";

/**
 * The bytes of a backup, made in a process of its own while they are read: deriving the key takes a second of CPU and 128 MB, and
 * encrypting keeps a thread busy. A failure throws; ending the iteration ends the process. `onMissing` is called at the end, as
 * `createBackup` does.
 */
export async function* makeInChild(
  passphrase: string,
  onMissing?: (pictures: number) => Promise<void>,
): AsyncGenerator<Uint8Array> {
  const child = startChild("nova-backup", passphrase, { args: ["stream"] });
  const ended = once(child, "close");
  ended.catch(() => {}); // waited for below, unless nobody reads so far
  const complaint = text(child.stderr);
  try {
    yield* child.stdout;
    await ended;
    if (child.exitCode !== 0) throw errorIn(await complaint);
    await onMissing?.(missingIn(await complaint));
  } finally {
    child.kill("SIGKILL");
  }
}
