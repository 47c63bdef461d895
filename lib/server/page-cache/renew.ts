import { IncomingMessage } from "node:http";
import { Socket } from "node:net";
import { invalidations } from "../../invalidation/invalidations.mjs";
import { log } from "../../log";
import type { Encoding } from "./encodings";
import type { Entry } from "./entry";
import type { Questions } from "./questions";
import { isDocument } from "./request";
import type { Store } from "./store";

/** Pages that are asked for after a save before anybody comes. */
const MOST = 6;

type Options = {
  store: Store;
  questions: Questions;
  /** Milliseconds between two looks: for so long nothing was saved and nobody waits, and then it is one page's turn. */
  pause: number;
};

/**
 * After a save, asks for the pages that visitors read most, so that the first of them does not wait for the framework. One
 * page a look, and none while somebody waits: neither a save nor a visitor finds the framework busy with more than one. Many
 * saves are as one; what was made between two of them is asked for again like all else, so nothing old comes of it.
 */
export function renewVisited({ store, questions, pause }: Options) {
  let known = invalidations.generation;
  let due: Entry[] | undefined = [];
  let working = false;

  function look() {
    const { generation, trusted } = invalidations;
    if (generation !== known) {
      known = generation;
      due = undefined; // what that is shows once it is quiet
      return;
    }
    if (!trusted || working || questions.busy) return;
    due ??= mostVisited(store);
    const next = due.shift();
    if (!next || next.began === generation || !store.has(next)) return;
    working = true;
    void renew(next)
      .catch((error) => log.error(error))
      .finally(() => {
        working = false;
      });
  }

  async function renew(known: Entry) {
    const outcome = await questions.ask({ key: known.key, request: nobodysRequest(), known }).outcome;
    if (typeof outcome !== "object") {
      due = []; // it fails: visitors will see when it does no more
      return;
    }
    for (const encoding of known.encodings()) await make(outcome.entry, encoding);
  }

  async function make(entry: Entry, encoding: Encoding) {
    await entry.make(encoding);
    store.resized(entry);
  }

  setInterval(look, pause).unref();
}

/** And each counts for half from now on: what nobody reads any more is forgotten after some saves. */
function mostVisited(store: Store) {
  const entries = [...store.entries()];
  const documents = entries.filter(({ key, status, visits }) => visits > 0 && status === 200 && isDocument(key));
  const most = documents.sort((a, b) => b.visits - a.visits).slice(0, MOST);
  for (const entry of entries) entry.visits = Math.floor(entry.visits / 2);
  return most;
}

/** What everybody gets does not depend on who asks. */
function nobodysRequest() {
  return Object.assign(new IncomingMessage(new Socket()), { httpVersion: "1.1", headers: { host: "localhost" } });
}
