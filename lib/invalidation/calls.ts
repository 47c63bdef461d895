import { setTimeout as sleep } from "node:timers/promises";
import type { Message } from "./messages";

/** A save that other processes have to answer. */
interface Call {
  waitingFor: Set<string>;
  answered: Set<string>;
  /** Came too late to hear the call; undefined until this process has heard it itself, for all hear all in one order. */
  newcomers?: Set<string>;
  done?: () => void;
}

/** Which processes there are, and which still have to answer what, by what was heard from them. */
export function createCalls(self: string) {
  /** Those who may be keeping something. */
  const known = new Set<string>();
  const open = new Map<string, Call>();

  function hear(message: Exclude<Message, { saved: string[] }>) {
    const { from } = message;
    if (from === self) {
      const own = "call" in message && open.get(message.call);
      if (own) own.newcomers = new Set();
      return;
    }
    known.add(from);
    if ("answers" in message) settle(from, open.get(message.answers));
    for (const call of open.values()) {
      if ("hello" in message) call.newcomers?.add(from);
      if ("ready" in message && call.newcomers?.has(from)) settle(from, call);
      if ("bye" in message) settle(from, call);
    }
    if ("bye" in message) known.delete(from);
  }

  function settle(name: string, call: Call | undefined) {
    if (!call) return;
    call.answered.add(name);
    call.waitingFor.delete(name);
    if (call.waitingFor.size === 0) call.done?.();
  }

  /** Resolves with who did not answer in so many milliseconds, and with how many did. */
  async function answers(id: string, patience: number) {
    const call = open.get(id);
    if (!call) return { answered: 0, silent: [] };
    call.waitingFor = new Set([...known].filter((name) => !call.answered.has(name)));
    if (call.waitingFor.size > 0) {
      const done = new Promise<void>((resolve) => {
        call.done = resolve;
      });
      await atMost(patience, done);
    }
    return { answered: call.answered.size, silent: [...call.waitingFor] };
  }

  return {
    known,
    hear,
    answers,
    open: (id: string) => open.set(id, { waitingFor: new Set(), answered: new Set() }),
    close: (id: string) => open.delete(id),
  };
}

/** Undefined when it takes longer than so many milliseconds. */
export async function atMost<Value>(milliseconds: number, work: Promise<Value>): Promise<Value | undefined> {
  const late = new AbortController();
  const tooLate = sleep(milliseconds, undefined, { signal: late.signal }).catch(() => undefined);
  return Promise.race([work, tooLate]).finally(() => late.abort());
}
