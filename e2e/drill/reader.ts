import { setTimeout as sleep } from "node:timers/promises";
import type { Answered, Client } from "./ask";
import type { Ledger } from "./ledger";
import type { Saved } from "./saver";
import { isOlderList, isOlderPage, type Version } from "./versions";

interface Options {
  client: Client;
  ledger: Ledger;
  shownIn(text: string): Version[];
  /** Interval of the reads besides those right after a save. */
  pauseMs: number;
}

/** One read of a page that shows, or should show, an article. */
export interface Look {
  path: string;
  verdict: "current" | "old" | "stale";
  /** Details for the report. */
  detail: string;
}

const LISTS = ["/posts", "/", "/feed.xml", "/api/posts"];

/**
 * Reads the pages right after each save and periodically: none may be older than a save that was acknowledged before
 * the request.
 */
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
    // An error is not an old page; a 404 for a saved article is.
    if (!("status" in outcome) || ![200, 404].includes(outcome.status)) return;
    const shown = shownIn(outcome.text);
    const verdict = verdictOf(outcome, isOlder(shown, saved));
    const newest = shown.map(({ article, version }) => `${article}.${version}`)[0];
    const detail = `${outcome.status} ${outcome.headers["x-nextjs-cache"] ?? ""} mostra ${newest ?? "nada"}, salvo ${saved.article}.${saved.version}`;
    looks.push({ path, verdict, detail });
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
