import PQueue from "p-queue";

interface Options {
  /** Tasks that run at the same time, and of them those of one client. */
  concurrency: number;
  perClient?: number;
}

/** What ends a task's wait. */
interface Wait {
  timeoutMs: number;
  signal?: AbortSignal;
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

  /** Runs a task in its turn. The timeout or the signal ends its wait, by a rejection; a task that runs ends by itself. */
  async add<Result>(client: string, task: () => Promise<Result>, { timeoutMs, signal }: Wait): Promise<Result> {
    const waiting = new AbortController();
    const leave = () => waiting.abort();
    const late = setTimeout(leave, timeoutMs);
    signal?.addEventListener("abort", leave);
    if (signal?.aborted) leave();
    function endWait() {
      clearTimeout(late);
      signal?.removeEventListener("abort", leave);
    }
    function turn() {
      endWait(); // p-queue would count a task that runs as ended, too
      return task();
    }
    const options = { signal: waiting.signal };
    return this.#queueOf(client)
      .add(() => this.#turns.add(turn, options), options)
      .finally(endWait);
  }

  #queueOf(client: string) {
    const queue =
      this.#clients.get(client) ??
      new PQueue({ concurrency: this.#perClient }).on("idle", () => this.#clients.delete(client));
    this.#clients.set(client, queue);
    return queue;
  }
}
