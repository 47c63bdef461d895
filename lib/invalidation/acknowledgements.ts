import { withTimeout } from "../with-timeout";
import type { PeerMessage } from "./messages";

type Save = { acknowledged: Set<string>; missing: Set<string>; complete?: (yes: true) => void };

/** The peers, and which of them have acknowledged which save. */
export class Acknowledgements {
  /** Processes that may have cached something. */
  readonly peers = new Set<string>();
  /** Those that have left, for good: what they sent before, or the database's list of peers, may be read after their `bye`. */
  readonly #left = new Set<string>();
  /** Pending saves, by call id. */
  readonly #saves = new Map<string, Save>();

  constructor(private readonly self: string) {}

  know(peers: readonly string[]) {
    for (const peer of peers) if (!this.#left.has(peer)) this.peers.add(peer);
  }

  /** Acknowledgements count from now on; to be called before the save is sent. */
  expect(call: string) {
    const save: Save = { acknowledged: new Set(), missing: new Set() };
    this.#saves.set(call, save);
    return save;
  }

  forget(call: string) {
    this.#saves.delete(call);
  }

  hear(message: PeerMessage) {
    const { from } = message;
    if (from === this.self || this.#left.has(from)) return;
    this.peers.add(from);
    for (const [call, save] of this.#saves) {
      const isAcknowledged = "bye" in message || ("answers" in message && message.answers === call);
      if (!isAcknowledged) continue;
      save.acknowledged.add(from);
      if (save.missing.delete(from) && save.missing.size === 0) save.complete?.(true);
    }
    if (!("bye" in message)) return;
    this.peers.delete(from);
    this.#left.add(from);
  }

  /** Resolves once all peers have acknowledged it, or after the timeout: then the others are `missing`. */
  async complete(save: Save, timeoutMs: number) {
    for (const peer of this.peers) if (!save.acknowledged.has(peer)) save.missing.add(peer);
    const complete = new Promise<true>((resolve) => {
      save.complete = resolve;
    });
    if (save.missing.size > 0) await withTimeout(timeoutMs, complete);
  }
}
