import { Counter, collectDefaultMetrics, Gauge, Registry } from "prom-client";
import { coalesced } from "../../coalesced";
import { invalidations } from "../../invalidation/invalidations.mjs";
import type { DatabaseState } from "../../process-state";
import { statistics } from "../page-cache/statistics";

/** The state of Next's thread, as the metrics read it. */
export interface Sources {
  databaseState(): Promise<DatabaseState>;
  /** False while its event loop is blocked. */
  readonly isUp: boolean;
  /** Seconds of work of its event loop since it began. */
  activeSeconds(): number;
}

/** The metrics of this process except its requests (requests.ts). Each value is read at the scrape. */
export function createRegistry(build: string, sources: Sources) {
  const registry = new Registry();
  collectDefaultMetrics({ register: registry });
  const add = adderTo(registry);
  /** One query for all gauges of one scrape. */
  const database = coalesced(() => sources.databaseState());
  add(
    "nova_info",
    "1, with the build that runs: machines behind one balancer should have the same",
    () => [{ build, count: 1 }],
    "build",
  );
  add(
    "nova_page_cache_total",
    "How requests were answered: from memory (hit), by Next (miss, revalidated), stale because Next failed (stale), past the cache (passed)",
    () => {
      const { hits, misses, revalidated, stale, passed } = statistics;
      const results = Object.entries({ hit: hits, miss: misses, revalidated, stale, passed });
      return results.map(([result, count]) => ({ result, count }));
    },
    "result",
  );
  add("nova_page_cache_entries", "Pages in the cache", () => statistics.entries);
  add("nova_page_cache_bytes", "Bytes of the pages in the cache", () => statistics.bytes);
  add("nova_invalidations_trusted", "1 while the saves of other processes arrive", () => Number(invalidations.trusted));
  add(
    "nova_invalidations_total",
    "Generations of the cache: saves that made its pages stale",
    () => invalidations.generation,
  );
  add("nova_next_active_seconds_total", "Seconds that Next's thread was at work", () => sources.activeSeconds());
  add(
    "nova_next_responding",
    "0 while Next's thread does not answer: the database's state is unknown, and after 30 s the thread is ended and another one starts",
    () => Number(sources.isUp),
  );
  add("nova_database_up", "1 while the database answers", async () => Number((await database()).up ?? 0));
  add("nova_database_connections", "Open connections of the pool", async () => (await database()).pool?.total);
  add("nova_database_connections_idle", "Those that wait for work", async () => (await database()).pool?.idle);
  add("nova_database_waiting", "Queries that wait for a connection", async () => (await database()).pool?.waiting);
  add(
    "nova_queue_jobs",
    "Jobs of the queue in the database, the same on every machine",
    async () => (await database()).jobs,
    "state",
  );
  add(
    "nova_contact_messages",
    "Messages of the contact form by what became of their mail, the same on every machine",
    async () => (await database()).messages,
    "delivery",
  );
  return registry;
}

/** Adds a counter, if the name is one of a counter; else a gauge. */
function adderTo(registry: Registry) {
  return (name: string, help: string, read: Read, label?: string) => {
    const Metric = name.endsWith("_total") ? Counter : Gauge;
    new Metric({
      name,
      help,
      labelNames: label ? [label] : [],
      registers: [registry],
      async collect() {
        const value = await read();
        this.reset();
        if (typeof value === "number") this.inc(value);
        else for (const { count, ...labels } of value ?? []) this.inc(labels, count);
      },
    });
  };
}

/** One number, or one for each value of the label. */
type Value = number | undefined | ({ count: number } & Record<string, string | number>)[];
type Read = () => Value | Promise<Value>;
