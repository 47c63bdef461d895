import { setTimeout as sleep } from "node:timers/promises";
import { Connection } from "./connection";
import { answerQuestions } from "./helper";
import type { Burst } from "./load";

export interface LoadRequest {
  url: string;
  connections: number;
  seconds: number;
  headers: Record<string, string>;
}

/** Milliseconds after the burst in which what was asked may still be answered; what is not counts as an error. */
const PATIENCE = 10_000;
/** Milliseconds until a lost connection is opened again. */
const PAUSE = 20;

/**
 * So many connections that each ask again as soon as they have their answer. An HTTP client's comfort would cost more
 * than the servers that are measured here: this takes 12 µs of a core an answer, nearly all of them the kernel's.
 */
answerQuestions<LoadRequest, Burst>(async ({ url, connections, seconds, headers }) => {
  const latencies: number[] = [];
  const counts = { bytes: 0, errors: 0, non2xx: 0 };
  let over = false;
  const listener = {
    onAnswer(connection: Connection, status: number, bytes: number, milliseconds: number) {
      if (over) return;
      latencies.push(milliseconds);
      counts.bytes += bytes;
      if (status < 200 || status > 299) counts.non2xx++;
      connection.ask();
    },
    onLost(connection: Connection) {
      counts.errors++;
      void openAgain(connection);
    },
  };
  async function openAgain(connection: Connection) {
    await sleep(PAUSE);
    if (over) return;
    await connection.open().then(
      () => connection.ask(),
      () => openAgain(connection),
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
  const took = (performance.now() - start) / 1000;
  const { user, system } = process.cpuUsage(cpu);

  // The next burst must not find the server still at work on this one.
  over = true;
  const deadline = performance.now() + PATIENCE;
  while (all.some(({ waiting }) => waiting) && performance.now() < deadline) await sleep(5);
  counts.errors += all.filter(({ waiting }) => waiting).length;
  for (const connection of all) connection.close();
  return {
    ...{ seconds: took, latencies: Float32Array.from(latencies), ...counts },
    generatorCpu: (user + system) / 1_000_000 / took,
  };
});

function requestOf(url: string, headers: Record<string, string>) {
  const { host, pathname, search } = new URL(url);
  const lines = Object.entries({ host, ...headers }).map(([name, value]) => `${name}: ${value}\r\n`);
  return Buffer.from(`GET ${pathname}${search} HTTP/1.1\r\n${lines.join("")}\r\n`);
}
