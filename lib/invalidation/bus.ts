import { randomBytes, randomUUID } from "node:crypto";
import { setTimeout as sleep } from "node:timers/promises";
import { Acknowledgements } from "./acknowledgements";
import { type Connection, connect } from "./connection";
import type { Invalidations } from "./invalidations.mjs";
import { parse, type SaveMessage } from "./messages";
import { EVERYTHING } from "./tag-marks.mjs";

/** `invalidations`: this process's own. `warn`: writes to the log. */
type Options = { databaseUrl: string; invalidations: Invalidations; warn(text: string): void; timing?: typeof TIMING };

/** How long this process drains for a peer's save before it acknowledges, finished or not: the peer cuts it after lease and grace. */
const PEER_DRAIN_MS = 2_000;

const TIMING = { proofMs: 1_000, leaseMs: 3_000, retryMs: 250 };
/** Grace on top of the lease, before a peer that has not acknowledged is cut. */
const GRACE_MS = 500;

/**
 * A save of one process is stale in the caches of all others before it is acknowledged: over LISTEN and NOTIFY of the database
 * that they share. Each proves every second that it receives notifications, which renews the lease on its caches; a peer that
 * does not acknowledge is waited for until its lease is over, and its session is ended.
 *
 *                   LISTEN             hello; all is stale; drained          proof: lease renewed
 *   disconnected ----------> joining ------------------------------> joined ----------------------.
 *    untrusted              untrusted                               trusted <---------------------'
 *        ^                      |                                      |
 *        '---- after retryMs ---+------ connection lost or cut, -------+---> closed: name taken away, bye
 *                                             no proof
 */
export class Bus {
  readonly #options: Required<Options>;
  readonly #self = randomBytes(6).toString("hex");
  readonly #acknowledgements = new Acknowledgements(this.#self);
  readonly #closing = new AbortController();
  readonly #running: Promise<void>;
  #connection?: Connection;
  /** The connection failed, and the failure is logged. */
  #isDown = false;

  constructor(options: Options) {
    this.#options = { timing: TIMING, ...options };
    options.invalidations.trusted = false;
    options.invalidations.invalidatePeers = (tags) => this.invalidatePeers(tags);
    this.#running = this.#run();
  }

  /** Resolves once it has joined; rejects after the timeout. In either case it keeps trying. */
  async ready(timeoutMs: number) {
    for (const end = Date.now() + timeoutMs; !this.#options.invalidations.trusted; await sleep(10))
      if (Date.now() > end) throw new Error("does not listen yet");
  }

  /** Resolves when everything of the tags is stale in the other processes. */
  async invalidatePeers(tags: readonly string[]) {
    const { warn, timing } = this.#options;
    const call = randomUUID();
    const save = this.#acknowledgements.expect(call);
    try {
      const connection = await this.#send({ from: this.#self, call, tags: [...tags] });
      if (connection) {
        await this.#acknowledgements.complete(save, timing.leaseMs + GRACE_MS);
        for (const peer of save.missing) await this.#giveUp(peer, connection);
      } else {
        // Its tags went out with the COMMIT; only their acknowledgement is missing.
        warn("could not tell other processes what was saved: the database is out of reach");
      }
    } finally {
      this.#acknowledgements.forget(call);
    }
  }

  async close() {
    this.#closing.abort();
    await this.#running;
  }

  async #run() {
    const { warn, timing } = this.#options;
    while (!this.#closing.signal.aborted) {
      await this.#runConnection().catch((error) => {
        if (!this.#isDown) warn(`does not hear other processes, nothing is served from memory: ${error}`);
        this.#isDown = true;
      });
      await this.#pause(timing.retryMs);
    }
  }

  /** From a new connection to its end. */
  async #runConnection() {
    const { databaseUrl, invalidations, timing } = this.#options;
    const hear = (text: string) => this.#hear(text);
    const connection = await connect({ databaseUrl, self: this.#self, timeoutMs: timing.leaseMs, hear });
    try {
      this.#connection = connection;
      await this.#join(connection);
      while (!this.#closing.signal.aborted) {
        await Promise.race([this.#pause(timing.proofMs), connection.lost]);
        await this.#renewLease(connection);
      }
      invalidations.trusted = false; // before peers stop waiting for this process
      await connection.leave();
      await connection.notify({ from: this.#self, bye: true });
    } finally {
      invalidations.trusted = false;
      this.#connection = undefined;
      void connection.close();
    }
  }

  async #join(connection: Connection) {
    const { invalidations, warn } = this.#options;
    const from = this.#self;
    await connection.notify({ from, hello: true });
    this.#acknowledgements.know(await connection.peers());
    invalidations.mark([EVERYTHING]); // saves before LISTEN were missed
    await invalidations.drained([EVERYTHING], PEER_DRAIN_MS);
    await this.#renewLease(connection);
    if (this.#isDown) warn("hears other processes again");
    this.#isDown = false;
  }

  /** Counted from the request, because the answer may have taken long. */
  async #renewLease(connection: Connection) {
    const asked = performance.now();
    await connection.prove();
    this.#options.invalidations.renewLease(asked + this.#options.timing.leaseMs);
  }

  #hear(text: string) {
    const message = parse(text);
    if (!message) return;
    if ("saved" in message) return this.#options.invalidations.mark(message.saved);
    this.#acknowledgements.hear(message);
    if ("call" in message && message.from !== this.#self) void this.#acknowledge(message);
  }

  async #acknowledge({ call, tags }: SaveMessage) {
    const { invalidations } = this.#options;
    invalidations.mark(tags);
    await invalidations.drained(tags, PEER_DRAIN_MS);
    await this.#connection?.notify({ from: this.#self, answers: call }).catch(() => {});
  }

  /** The connection over which the save reached all peers; undefined when none held in time. */
  async #send(message: SaveMessage) {
    const { leaseMs, retryMs } = this.#options.timing;
    for (const end = Date.now() + leaseMs + GRACE_MS; Date.now() < end; await sleep(retryMs)) {
      const connection = this.#connection;
      if (!connection) continue;
      try {
        await connection.notify(message);
        this.#acknowledgements.know(await connection.peers());
        return connection;
      } catch {} // the connection broke
    }
    return undefined;
  }

  /** Its lease is over. If the peer still runs, it loses its session, listens again, and begins with everything stale. */
  async #giveUp(peer: string, connection: Connection) {
    this.#acknowledgements.peers.delete(peer);
    const outcome = await connection.cut(peer).then(
      (isCut) => (isCut ? "did not answer: its session is ended" : "is gone"),
      (error) => `did not answer, and its session could not be ended: ${error}`,
    );
    this.#options.warn(`process ${peer} ${outcome}`);
  }

  async #pause(milliseconds: number) {
    await sleep(milliseconds, undefined, { signal: this.#closing.signal }).catch(() => {});
  }
}
