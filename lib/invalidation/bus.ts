import { randomBytes, randomUUID } from "node:crypto";
import { setTimeout as sleep } from "node:timers/promises";
import { Acknowledgements } from "./acknowledgements";
import { type Connection, connect } from "./connection";
import type { Invalidations } from "./invalidations.mjs";
import { read, type SaveMessage } from "./messages";
import { EVERYTHING } from "./tag-marks.mjs";

/** `invalidations`: this process's own. `say`: for the log. */
type Options = { databaseUrl: string; invalidations: Invalidations; say(text: string): void; timing?: typeof TIMING };

/** For which others wait for what is in flight here: less than their patience. */
const PEER_DRAIN_MS = 2_000;

const TIMING = { proofMs: 1_000, leaseMs: 3_000, retryMs: 250 };
/** On top of the lease, before a peer that has not acknowledged is cut. */
const GRACE_MS = 500;

/**
 * What one process saves is stale in all others before the save is acknowledged: over LISTEN and NOTIFY of the database
 * that they share. Each proves again and again that it hears the others, which renews the lease on what it keeps; a peer
 * that does not acknowledge is waited for until its lease is over, and cut.
 *
 *                   LISTEN             hello; all is stale; ready            proof: lease renewed
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
  /** Something was saved that could not be told. */
  #isUntold = false;
  /** And the log says so. */
  #isDeaf = false;

  constructor(options: Options) {
    this.#options = { timing: TIMING, ...options };
    options.invalidations.trusted = false;
    options.invalidations.tellOthers = (tags) => this.tell(tags);
    this.#running = this.#run();
  }

  /** Resolves once it has joined; rejects when that takes too long. It goes on trying in either case. */
  async ready(timeoutMs: number) {
    for (const end = Date.now() + timeoutMs; !this.#options.invalidations.trusted; await sleep(10))
      if (Date.now() > end) throw new Error("does not listen yet");
  }

  /** Resolves, with how many acknowledged, when what the other processes keep of the tags is stale. */
  async tell(tags: readonly string[]) {
    const { say, timing } = this.#options;
    const call = randomUUID();
    const save = this.#acknowledgements.expect(call);
    try {
      const connection = await this.#send({ from: this.#self, call, tags: [...tags] });
      if (connection) {
        await this.#acknowledgements.complete(save, timing.leaseMs + GRACE_MS);
        for (const peer of save.missing) await this.#giveUp(peer, connection);
      } else {
        this.#isUntold = true;
        say("could not tell other processes what was saved: the database is out of reach");
      }
      return save.acknowledged.size;
    } finally {
      this.#acknowledgements.forget(call);
    }
  }

  async close() {
    this.#closing.abort();
    await this.#running;
  }

  async #run() {
    const { say, timing } = this.#options;
    while (!this.#closing.signal.aborted) {
      await this.#runConnection().catch((error) => {
        if (!this.#isDeaf) say(`does not hear other processes, nothing is served from memory: ${error}`);
        this.#isDeaf = true;
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
      invalidations.trusted = false; // before nobody waits for it any more
      await connection.leave();
      await connection.notify({ from: this.#self, bye: true });
    } finally {
      invalidations.trusted = false;
      this.#connection = undefined;
      void connection.close();
    }
  }

  async #join(connection: Connection) {
    const { invalidations, say } = this.#options;
    const from = this.#self;
    await connection.notify({ from, hello: true });
    this.#acknowledgements.know(await connection.peers());
    invalidations.mark([EVERYTHING]); // what was saved before was not heard
    await invalidations.drained([EVERYTHING], PEER_DRAIN_MS);
    if (this.#isUntold) await connection.notify({ from, call: "", tags: [EVERYTHING] });
    this.#isUntold = false;
    await connection.notify({ from, ready: true });
    await this.#renewLease(connection);
    if (this.#isDeaf) say("hears other processes again");
    this.#isDeaf = false;
  }

  /** Counted from the question, for the answer may have been under way for long. */
  async #renewLease(connection: Connection) {
    const asked = performance.now();
    await connection.prove();
    this.#options.invalidations.renewLease(asked + this.#options.timing.leaseMs);
  }

  #hear(text: string) {
    const message = read(text);
    if (!message) return;
    if ("saved" in message) return this.#options.invalidations.mark(message.saved);
    this.#acknowledgements.hear(message);
    if ("call" in message && message.from !== this.#self) void this.#acknowledge(message);
  }

  async #acknowledge({ call, tags }: SaveMessage) {
    const { invalidations } = this.#options;
    invalidations.mark(tags);
    await invalidations.drained(tags, PEER_DRAIN_MS);
    if (call) await this.#connection?.notify({ from: this.#self, answers: call }).catch(() => {});
  }

  /** Over which connection all were told who listen; undefined when none held in time. */
  async #send(message: SaveMessage) {
    const { leaseMs, retryMs } = this.#options.timing;
    for (const end = Date.now() + leaseMs + GRACE_MS; Date.now() < end; await sleep(retryMs)) {
      const connection = this.#connection;
      if (!connection) continue;
      try {
        await connection.notify(message);
        this.#acknowledgements.know(await connection.peers());
        return connection;
      } catch {} // it broke
    }
    return undefined;
  }

  /** Its lease is over. Should it still be there, it finds out, listens anew, and begins with nothing. */
  async #giveUp(peer: string, connection: Connection) {
    this.#acknowledgements.peers.delete(peer);
    const isCut = await connection.cut(peer).catch(() => false);
    this.#options.say(`process ${peer} ${isCut ? "did not answer: its line is cut" : "is gone"}`);
  }

  async #pause(milliseconds: number) {
    await sleep(milliseconds, undefined, { signal: this.#closing.signal }).catch(() => {});
  }
}

export const openBus = (options: Options) => new Bus(options);
