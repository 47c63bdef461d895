import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from "prom-client";
import { invalidations } from "../../invalidation/invalidations.mjs";
import { statistics } from "../page-cache/statistics";
import { BUCKETS, type Requests } from "./requests";
import type { Database, Sources } from "./sources";

/**
 * What Prometheus reads of this process. Everything is asked for when it is read; `aggregator` says what several
 * processes of one machine make together.
 */
export function createRegistry(requests: Requests, build: string, sources: Sources) {
  const registry = new Registry();
  const registers = [registry];
  collectDefaultMetrics({ register: registry });

  new Gauge({
    name: "nova_info",
    help: "1, with the build that runs: machines behind one balancer should have the same",
    labelNames: ["build"],
    registers,
    aggregator: "first",
  }).set({ build }, 1);
  new Counter({
    name: "nova_http_requests_total",
    help: "Requests that have been answered, or whose line broke before",
    labelNames: ["kind", "method", "status"],
    registers,
    collect() {
      this.reset();
      for (const { value, kind, method, status } of requests.counts()) this.inc({ kind, method, status }, value);
    },
  });
  new Latencies(requests, registry);
  gauge("nova_http_requests_under_way", "Requests that are being answered", () => requests.underWay);

  new Counter({
    name: "nova_page_cache_total",
    help: "How requests were answered: from memory (hit), asked of Next (miss, revalidated), kept although Next failed (stale), not for the cache (passed)",
    labelNames: ["result"],
    registers,
    collect() {
      this.reset();
      const { hits, misses, revalidated, stale, passed } = statistics;
      for (const [result, value] of Object.entries({ hit: hits, miss: misses, revalidated, stale, passed }))
        this.inc({ result }, value);
    },
  });
  gauge("nova_page_cache_entries", "Pages kept", () => statistics.entries);
  gauge("nova_page_cache_bytes", "Bytes of the pages kept", () => statistics.bytes);
  gauge(
    "nova_invalidations_trusted",
    "1 while the saves of other processes are heard",
    () => asNumber(invalidations.trusted),
    "min",
  );
  counter(
    "nova_invalidations_total",
    "Times that everything kept was asked about again, after a save",
    () => invalidations.generation,
  );

  counter("nova_next_active_seconds_total", "Seconds that Next's thread was at work", () => sources.activeSeconds());
  gauge(
    "nova_next_responding",
    "0 while Next's thread does not answer: what lives with it is unknown, and after 30 s the process ends",
    () => asNumber(sources.responding()),
    "min",
  );
  const database = readTogether(() => sources.databaseState());
  gauge("nova_database_up", "1 while the database answers", async () => asNumber((await database()).up), "min");
  gauge("nova_database_connections", "Open connections of the pool", async () => (await database()).pool?.total);
  gauge("nova_database_connections_idle", "Those that wait for work", async () => (await database()).pool?.idle);
  gauge("nova_database_waiting", "Queries that wait for a connection", async () => (await database()).pool?.waiting);
  new Gauge({
    name: "nova_queue_jobs",
    help: "Jobs of the queue in the database, the same on every machine",
    labelNames: ["state"],
    registers,
    aggregator: "max",
    async collect() {
      this.reset();
      for (const { state, count } of (await database()).jobs) this.set({ state }, count);
    },
  });
  new Gauge({
    name: "nova_contact_messages",
    help: "Messages of the contact form by what became of their mail, the same on every machine",
    labelNames: ["delivery"],
    registers,
    aggregator: "max",
    async collect() {
      this.reset();
      for (const { delivery, count } of (await database()).messages) this.set({ delivery }, count);
    },
  });
  return registry;

  function gauge(name: string, help: string, read: Reading, aggregator: "sum" | "min" = "sum") {
    new Gauge({
      ...{ name, help, registers, aggregator },
      async collect() {
        const value = await read();
        if (value === undefined) this.reset();
        else this.set(value);
      },
    });
  }

  function counter(name: string, help: string, read: Reading) {
    new Counter({
      ...{ name, help, registers },
      async collect() {
        const value = await read();
        this.reset();
        if (value !== undefined) this.inc(value);
      },
    });
  }
}

const asNumber = (flag: boolean | undefined) => (flag === undefined ? undefined : Number(flag));

type Reading = () => number | undefined | Promise<number | undefined>;

/** One look at the database for all gauges of one reading. */
function readTogether(read: () => Promise<Database>) {
  let reading: Promise<Database> | undefined;
  return () => {
    reading ??= read().finally(() => {
      reading = undefined;
    });
    return reading;
  };
}

/** A histogram whose observations were counted elsewhere. */
class Latencies extends Histogram<"kind"> {
  constructor(
    private readonly requests: Requests,
    registry: Registry,
  ) {
    super({
      name: "nova_http_request_seconds",
      help: "From the request to the last byte of its answer",
      labelNames: ["kind"],
      buckets: [...BUCKETS],
      registers: [registry],
    });
  }

  /** What prom-client asks a histogram for; its own would count what observe() was told. */
  async getForPromString() {
    const name = "nova_http_request_seconds";
    const values = [];
    for (const { kind, buckets, seconds } of this.requests.latencies()) {
      let count = 0;
      for (const [index, end] of [...BUCKETS, "+Inf"].entries()) {
        count += buckets[index] ?? 0;
        values.push({ metricName: `${name}_bucket`, labels: { le: end, kind }, sharedLabels: {}, value: count });
      }
      values.push({ metricName: `${name}_sum`, labels: { kind }, sharedLabels: {}, value: seconds });
      values.push({ metricName: `${name}_count`, labels: { kind }, sharedLabels: {}, value: count });
    }
    return {
      name,
      help: "From the request to the last byte of its answer",
      type: "histogram",
      values,
      aggregator: "sum",
    };
  }
}
