import { randomBytes } from "node:crypto";
import { setTimeout as sleep } from "node:timers/promises";
import { atMost, createCalls } from "./calls";
import { EVERYTHING, type Invalidations } from "./invalidations.mjs";
import { type Connection, type Listener, listen } from "./listener";
import { type Message, read, write } from "./messages";

/**
 * What one process saves, all others end: over LISTEN and NOTIFY of the database that they share, and each says when it is
 * done. Every process proves again and again that it would hear; one that cannot prove it distrusts what it keeps, and
 * nobody waits for it longer than that takes. So nothing old is served after a save was acknowledged, whatever breaks.
 */
export interface Bus {
  /** Resolves once it listens; rejects when that takes too long. It goes on trying in either case. */
  ready(patience: number): Promise<void>;
  /** Resolves, with how many they were, when all other processes have ended what they keep under the tags. */
  tell(tags: readonly string[]): Promise<number>;
  close(): Promise<void>;
}

interface Options {
  databaseUrl: string;
  /** This process's own. */
  invalidations: Invalidations;
  /** For the log. */
  say(text: string): void;
  timing?: typeof TIMING;
}

const TIMING = {
  /** Milliseconds between two proofs that this process hears. */
  proof: 1_000,
  /** Milliseconds for which a proof holds. */
  lease: 3_000,
  /** Milliseconds until the next try to listen. */
  retry: 250,
};
/** Milliseconds on top of the lease, for who answers at the last moment. */
const MARGIN = 500;

export function openBus({ databaseUrl, invalidations, say, timing = TIMING }: Options): Bus {
  const self = randomBytes(6).toString("hex");
  const patience = timing.lease + MARGIN;
  const calls = createCalls(self);
  const waiting = new Set<(connection: Connection) => void>();
  const closing = new AbortController();
  let connection: Connection | undefined;
  /** Something was saved that could not be told. */
  let owing = false;
  /** And the log says so. */
  let deaf = false;
  let count = 0;

  invalidations.trusted = false;
  invalidations.tellOthers = tell;
  const listening = keepListening();

  async function keepListening() {
    while (!closing.signal.aborted) {
      try {
        await listenOnce();
      } catch (error) {
        if (!deaf) say(`does not hear other processes, nothing is served from memory: ${error}`);
        deaf = true;
      }
      await sleep(timing.retry, undefined, { signal: closing.signal }).catch(() => {});
    }
  }

  /** From a new connection to its end. */
  async function listenOnce() {
    const listener = await listen({ databaseUrl, self, timeout: timing.lease, hear });
    try {
      connection = listener;
      await listener.notify(write({ from: self, hello: true }));
      for (const { name } of await listener.others()) calls.known.add(name);
      invalidations.mark([EVERYTHING]); // what was saved before was not heard
      await invalidations.drained([EVERYTHING]);
      if (owing) await listener.notify(write({ from: self, call: "", tags: [EVERYTHING] }));
      owing = false;
      await listener.notify(write({ from: self, ready: true }));
      invalidations.renewLease(await prove(listener));
      if (deaf) say("hears other processes again");
      deaf = false;
      for (const resolve of waiting) resolve(listener);
      waiting.clear();
      while (!closing.signal.aborted) {
        const pause = sleep(timing.proof, undefined, { signal: closing.signal }).catch(() => {});
        await Promise.race([pause, listener.lost]);
        invalidations.renewLease(await prove(listener));
      }
      await listener.leave();
      await listener.notify(write({ from: self, bye: true }));
    } finally {
      invalidations.trusted = false;
      connection = undefined;
      void listener.close();
    }
  }

  /** Until when it holds: counted from the question, for the answer may have been under way for long. */
  async function prove(listener: Listener) {
    const asked = performance.now();
    await Promise.race([listener.prove(), listener.lost]);
    return asked + timing.lease;
  }

  function hear(text: string) {
    const message = read(text);
    if (!message) return;
    if ("saved" in message) return invalidations.mark(message.saved);
    calls.hear(message);
    if ("call" in message && message.from !== self) void end(message);
  }

  async function end({ call, tags }: Extract<Message, { call: string }>) {
    invalidations.mark(tags);
    await invalidations.drained(tags);
    if (call) await connection?.notify(write({ from: self, answers: call })).catch(() => {});
  }

  async function tell(tags: readonly string[]) {
    const id = `${self}-${count++}`;
    calls.open(id);
    try {
      for (const end = Date.now() + patience; ; ) {
        const line = await connected(end - Date.now());
        if (!line) break;
        const others = await line
          .notify(write({ from: self, call: id, tags }))
          .then(() => line.others())
          .catch(() => undefined);
        if (others) return await answered(id, line, others);
        await sleep(timing.retry); // the line broke
      }
      owing = true;
      say("could not tell other processes what was saved: the database is out of reach");
      return 0;
    } finally {
      calls.close(id);
    }
  }

  async function connected(within: number) {
    return connection ?? (within > 0 ? nextConnection(within) : undefined);
  }

  async function nextConnection(within: number) {
    let found: (connection: Connection) => void = () => {};
    const next = new Promise<Connection>((resolve) => {
      found = resolve;
    });
    waiting.add(found);
    return atMost(within, next).finally(() => waiting.delete(found));
  }

  /** Those whose line the database no longer has may not have noticed yet: they are waited for, too. */
  async function answered(id: string, line: Connection, others: readonly { name: string; pid: number }[]) {
    for (const { name } of others) calls.known.add(name);
    const { answered, silent } = await calls.answers(id, patience);
    for (const name of silent) {
      const pids = others.filter((other) => other.name === name).map(({ pid }) => pid);
      say(`process ${name} ${pids.length > 0 ? "did not answer: its line is cut" : "is gone"}`);
      calls.known.delete(name);
      // Should it still be there, it finds out, listens anew, and begins with nothing.
      for (const pid of pids) await line.cut(pid).catch(() => {});
    }
    return answered;
  }

  return {
    async ready(within) {
      if (!invalidations.trusted && !(await nextConnection(within))) throw new Error("does not listen yet");
    },
    tell,
    async close() {
      closing.abort();
      await listening;
    },
  };
}
