import { setTimeout as sleep } from "node:timers/promises";
import { Connection } from "./connection";
import { serveRequests } from "./helper";
import type { Burst } from "./load";

export interface LoadRequest {
  url: string;
  connections: number;
  seconds: number;
  headers: Record<string, string>;
}

/** Time after the burst for outstanding responses; later ones count as errors. */
const DRAIN_TIMEOUT_MS = 10_000;
const RECONNECT_DELAY_MS = 20;

/**
 * Closed-loop load: each connection sends its next request as soon as it has the response. An HTTP client library would
 * cost more than the servers under test; this takes 12 µs of a core per response, nearly all of them in the kernel.
 */
serveRequests<LoadRequest, Burst>(async ({ url, connections, seconds, headers }) => {
  const latencies: number[] = [];
  const counts = { bytes: 0, errors: 0, non2xx: 0 };
  let finished = false;
  const listener = {
    onAnswer(connection: Connection, status: number, bytes: number, latencyMs: number) {
      if (finished) return;
      latencies.push(latencyMs);
      counts.bytes += bytes;
      if (status < 200 || status > 299) counts.non2xx++;
      connection.ask();
    },
    onLost(connection: Connection) {
      counts.errors++;
      void reconnect(connection);
    },
  };
  async function reconnect(connection: Connection) {
    await sleep(RECONNECT_DELAY_MS);
    if (finished) return;
    await connection.open().then(
      () => connection.ask(),
      () => reconnect(connection),
    );
  }

  const { hostname, port } = new URL(url);
  const target = { host: hostname, port: Number(port), request: requestOf(url, headers) };
  const all = Array.from({ length: connections }, () => new Connection(target, listener));
  await Promise.all(all.map((connection) => connection.open()));
  const cpu = process.cpuUsage();
  const start = performance.now();
  for (const connection of all) connection.ask();
  await sleep(seconds * 1000);
  const elapsedSeconds = (performance.now() - start) / 1000;
  const { user, system } = process.cpuUsage(cpu);

  // Drain, so that the next burst does not find the server still busy with this one.
  finished = true;
  const deadline = performance.now() + DRAIN_TIMEOUT_MS;
  while (all.some(({ pending }) => pending) && performance.now() < deadline) await sleep(5);
  counts.errors += all.filter(({ pending }) => pending).length;
  for (const connection of all) connection.close();
  return {
    ...{ seconds: elapsedSeconds, latencies: Float32Array.from(latencies), ...counts },
    generatorCpu: (user + system) / 1_000_000 / elapsedSeconds,
  };
});

function requestOf(url: string, headers: Record<string, string>) {
  const { host, pathname, search } = new URL(url);
  const lines = Object.entries({ host, ...headers }).map(([name, value]) => `${name}: ${value}\r\n`);
  return Buffer.from(`GET ${pathname}${search} HTTP/1.1\r\n${lines.join("")}\r\n`);
}
