import { setTimeout as sleep } from "node:timers/promises";
import type { Answered, Client } from "./ask";
import type { Ledger } from "./ledger";
import type { Saved } from "./saver";
import { isOlderList, isOlderPage, type Version } from "./versions";

interface Options {
  client: Client;
  ledger: Ledger;
  shownIn(text: string): Version[];
  /** Milliseconds between two looks besides those right after a save. */
  pauseMs: number;
}

/** One answer that shows an article, or should. */
export interface Look {
  path: string;
  verdict: "current" | "old" | "stale";
  /** For who wants to know why. */
  said: string;
}

const LISTS = ["/posts", "/", "/feed.xml", "/api/posts"];

/** Somebody who looks at what was saved, right after each save and in between: nothing may be older than what was acknowledged before. */
export function startReader({ client, ledger, shownIn, pauseMs }: Options) {
  const looks: Look[] = [];
  let latest: Saved | undefined;
  let turn = 0;
  let over = false;

  function look() {
    const saved = latest;
    if (!saved) return Promise.resolve([]);
    const list = LISTS[turn++ % LISTS.length] ?? "/";
    return Promise.all([
      read(`/posts/${saved.permalink}`, "um artigo", saved, isOlderPage),
      read(list, list, saved, isOlderList),
    ]);
  }

  async function read(path: string, what: string, saved: Saved, isOlder: typeof isOlderPage) {
    const outcome = await ledger.record({ what: `ler ${what}`, kind: "read" }, () => client.ask({ path, reads: true }));
    // Who gets no page gets no old one; who hears that there is no such article does.
    if (!("status" in outcome) || ![200, 404].includes(outcome.status)) return;
    const shown = shownIn(outcome.text);
    const verdict = verdictOf(outcome, isOlder(shown, saved));
    const newest = shown.map(({ article, version }) => `${article}.${version}`)[0];
    const said = `${outcome.status} ${outcome.headers["x-nextjs-cache"] ?? ""} mostra ${newest ?? "nada"}, salvo ${saved.article}.${saved.version}`;
    looks.push({ path, verdict, said });
  }

  async function watch() {
    while (!over) {
      await Promise.race([look(), sleep(1_000)]);
      await sleep(pauseMs);
    }
  }
  const running = watch();

  return {
    looks,
    onSaved(saved: Saved) {
      latest = saved;
      void look();
    },
    async stop() {
      over = true;
      await running;
    },
  };
}

export function verdictOf({ headers }: Pick<Answered, "headers">, isOlder: boolean): Look["verdict"] {
  if (headers["x-nextjs-cache"] === "STALE") return "stale";
  return isOlder ? "old" : "current";
}
