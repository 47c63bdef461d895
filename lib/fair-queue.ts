import PQueue from "p-queue";

interface Options {
  /** Tasks that run at the same time, and of them those of one client. */
  concurrency: number;
  perClient?: number;
}

/** Of the places that are left, a client may wait in one of so many. */
const SHARE = 3;

/** A queue in which clients take turns: a client with many waiting tasks delays only its own. */
export class FairQueue {
  readonly #turns: PQueue;
  readonly #clients = new Map<string, PQueue>();
  readonly #perClient: number;

  constructor({ concurrency, perClient = concurrency }: Options) {
    this.#turns = new PQueue({ concurrency });
    this.#perClient = perClient;
  }

  /** Tasks that wait. */
  get size() {
    return [this.#turns, ...this.#clients.values()].reduce((sum, { size }) => sum + size, 0);
  }

  /** Those of one client that have not yet come to the front of its own queue. */
  sizeOf(client: string) {
    return this.#clients.get(client)?.size ?? 0;
  }

  /**
   * Whether one more task of this client may wait where there are so many places: it has a share of those that are left, a quarter of all
   * when it is alone. So a few clients never take all places, and a client without a task is refused only when each one is taken.
   */
  hasRoom(client: string, places: number) {
    return this.sizeOf(client) < (places - this.size) / SHARE;
  }

  /** Whether a task of this client would begin at once. */
  isFree(client: string) {
    return this.#turns.pending < this.#turns.concurrency && !this.#clients.has(client);
  }

  /** Runs a task in its turn. The signal ends its wait, by a rejection; a task that runs ends by itself. */
  add<Result>(client: string, task: () => Promise<Result>, signal: AbortSignal): Promise<Result> {
    return this.#queueOf(client).add(() => this.#turns.add(task, { signal }), { signal });
  }

  #queueOf(client: string) {
    const queue =
      this.#clients.get(client) ??
      new PQueue({ concurrency: this.#perClient }).on("idle", () => this.#clients.delete(client));
    this.#clients.set(client, queue);
    return queue;
  }
}
