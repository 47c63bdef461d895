import { withTimeout } from "../with-timeout";
import type { PeerMessage } from "./messages";

/** `newcomers`: peers that subscribed after the save; undefined until this process has received it itself, as NOTIFY has one order for all. */
type Save = {
  acknowledged: Set<string>;
  missing: Set<string>;
  newcomers?: Set<string>;
  complete?: (yes: true) => void;
};

/** The peers, and which of them have acknowledged which save. */
export class Acknowledgements {
  /** Processes that may have cached something. */
  readonly peers = new Set<string>();
  /** Pending saves, by call id. */
  readonly #saves = new Map<string, Save>();

  constructor(private readonly self: string) {}

  know(peers: readonly string[]) {
    for (const peer of peers) this.peers.add(peer);
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
    const own = "call" in message && from === this.self && this.#saves.get(message.call);
    if (own) own.newcomers = new Set();
    if (from === this.self) return;
    this.peers.add(from);
    for (const [call, save] of this.#saves) {
      if ("hello" in message) save.newcomers?.add(from);
      if (!acknowledges(message, call, save)) continue;
      save.acknowledged.add(from);
      if (save.missing.delete(from) && save.missing.size === 0) save.complete?.(true);
    }
    if ("bye" in message) this.peers.delete(from);
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

/** By an acknowledgement, by leaving, or by being ready: a peer that subscribed too late for the save has marked everything stale then. */
function acknowledges(message: PeerMessage, call: string, { newcomers }: Save) {
  if ("answers" in message) return message.answers === call;
  return "bye" in message || ("ready" in message && newcomers?.has(message.from) === true);
}
