import type { IncomingMessage } from "node:http";
import { clientAddressHeader } from "../../internal-headers";
import { invalidations } from "../../invalidation/invalidations.mjs";

/** A fetch's wait for the turn of the request's address: until the signal; `onTurn`: it has come. */
export type Turn = { request: IncomingMessage; onTurn: () => void; signal: AbortSignal };

/**
 * One fetch for many requests (request coalescing). It waits in the queue of each address that asks, and the first turn that comes is used
 * for all: an address with many waiting requests delays only its own.
 */
export class SharedFetch<Result> {
  /** The generation in which its turn came: until then it is younger than every save. */
  began?: number;
  readonly outcome: Promise<Result>;
  readonly #waits = new Map<string, AbortController>();
  #settle!: { resolve(result: Result): void; reject(error: unknown): void };

  /** `after`: never rejects. */
  constructor(
    private readonly fetch: (turn: Turn) => Promise<Result>,
    private readonly after: Promise<unknown> = Promise.resolve(),
  ) {
    this.outcome = new Promise((resolve, reject) => {
      this.#settle = { resolve, reject };
    });
  }

  /** Waits in the queue of this request's address, too. */
  join(request: IncomingMessage) {
    const client = String(request.headers[clientAddressHeader]);
    if (this.began !== undefined || this.#waits.has(client)) return;
    const wait = new AbortController();
    this.#waits.set(client, wait);
    void this.#ask(client, request, wait.signal);
  }

  async #ask(client: string, request: IncomingMessage, signal: AbortSignal) {
    await this.after;
    if (signal.aborted) return;
    try {
      this.#settle.resolve(await this.fetch({ request, onTurn: () => this.#begin(client), signal }));
    } catch (error) {
      this.#waits.delete(client);
      if (!signal.aborted && this.#waits.size === 0) this.#settle.reject(error);
    }
  }

  #begin(client: string) {
    this.began = invalidations.generation;
    this.#waits.delete(client);
    for (const wait of this.#waits.values()) wait.abort();
    this.#waits.clear();
  }
}
