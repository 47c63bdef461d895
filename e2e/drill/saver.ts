import { setTimeout as sleep } from "node:timers/promises";
import pg from "pg";
import { z } from "zod";
import type { Client } from "./ask";
import type { Ledger } from "./ledger";
import { lostOf, titles, type Version } from "./versions";

export interface Saved extends Version {
  id: string;
  permalink: string;
}

interface Options {
  client: Client;
  ledger: Ledger;
  authorization: string;
  pauseMs: number;
  /** Called right after each acknowledgement. */
  onSaved(saved: Saved): void;
}

/** After this time the outcome of a save is unknown, and its article is not saved again. */
const TIMEOUT_MS = 8_000;
const VERSIONS = 5;

const created = z.object({ _id: z.string(), permalink: z.string() });

/** An administrator who creates articles and edits them, one save after the other. */
export function startSaver({ client, ledger, authorization, pauseMs, onSaved }: Options) {
  const run = Math.random().toString(36).slice(2, 8);
  const { titleOf, shownIn } = titles(run);
  /** Acknowledged versions by the article's id. */
  const acknowledged = new Map<string, number[]>();
  let articles = 0;
  let over = false;

  /** Undefined without an acknowledgement. */
  async function save(version: Version, saved?: Saved) {
    const titulo = titleOf(version);
    const outcome = await ledger.record(
      { what: saved ? "salvar" : "criar", kind: "save", expected: saved ? 200 : 201 },
      () =>
        client.ask({
          method: saved ? "PUT" : "POST",
          path: saved ? `/api/posts/${saved.id}` : "/api/posts",
          headers: { authorization },
          body: { titulo, description: "Um texto.", autor: "Equipe", slug: "acoes" },
          reads: true,
          timeoutMs: TIMEOUT_MS,
        }),
    );
    return "status" in outcome && outcome.status === (saved ? 200 : 201) ? outcome.text : undefined;
  }

  async function writeArticle() {
    const first = { article: ++articles, version: 1 };
    const answer = await save(first);
    if (answer === undefined) return;
    const { _id: id, permalink } = created.parse(JSON.parse(answer));
    let saved: Saved = { ...first, id, permalink };
    acknowledge(saved);
    for (let version = 2; version <= VERSIONS && !over; version++) {
      await sleep(pauseMs);
      if ((await save({ ...first, version }, saved)) === undefined) return;
      saved = { ...saved, version };
      acknowledge(saved);
    }
  }

  function acknowledge(saved: Saved) {
    acknowledged.set(saved.id, [...(acknowledged.get(saved.id) ?? []), saved.version]);
    onSaved(saved);
  }

  const running = (async () => {
    while (!over) {
      await writeArticle();
      await sleep(pauseMs);
    }
  })();

  return {
    shownIn,
    /** Number of saves that are missing in the database, of those acknowledged until now: others follow while it is asked. */
    async countLost(databaseUrl: string) {
      const untilNow = [...acknowledged];
      const found = await titlesIn(
        databaseUrl,
        untilNow.map(([id]) => id),
      );
      const lost = untilNow.map(([id, versions]) => {
        const [shown] = shownIn(found.get(id) ?? "");
        return lostOf(versions, shown?.version);
      });
      return lost.reduce((sum, count) => sum + count, 0);
    },
    async stop() {
      over = true;
      await running;
    },
  };
}

async function titlesIn(connectionString: string, ids: readonly string[]) {
  const client = new pg.Client({ connectionString, connectionTimeoutMillis: 10_000 });
  client.on("error", () => {});
  await client.connect();
  try {
    const { rows } = await client.query<{ id: string; titulo: string }>(
      'select id, titulo from "Post" where id = any($1)',
      [ids],
    );
    return new Map(rows.map(({ id, titulo }) => [id, titulo]));
  } finally {
    await client.end();
  }
}
