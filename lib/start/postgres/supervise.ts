import { setTimeout as sleep } from "node:timers/promises";
import { HEALTHY_MS, type Report } from "../../outage/report";
import { StartError, toStartError } from "../terminal/steps";
import type { Server } from "./server";

const FIRST_PAUSE_MS = 500;
const MAX_PAUSE_MS = 30_000;

/** Exponential back-off: the pause after so many failures in a row. */
export const backOffMs = (failures: number) => Math.min(MAX_PAUSE_MS, FIRST_PAUSE_MS * 2 ** failures);

interface Clock {
  now(): number;
  sleep(ms: number): Promise<unknown>;
}

const realClock: Clock = { now: Date.now, sleep: (ms) => sleep(ms, undefined, { ref: false }) };

/**
 * A server that dies (out of memory, a full disk, a stray kill) is launched again for as long as it takes, on the same port;
 * whoever was connected reconnects. Resolves once nobody wants it any more.
 */
export async function keepRunning(server: Server, report: Report, clock = realClock) {
  let failure = await server.ended();
  for (let failures = 0; !server.stopping; ) {
    await report.down(failure);
    await clock.sleep(backOffMs(failures));
    const launchedAt = clock.now();
    failure = await runOnce(server, report).catch((error) => toStartError(error) ?? new StartError(String(error)));
    failures = clock.now() - launchedAt > HEALTHY_MS ? 0 : failures + 1;
  }
}

async function runOnce(server: Server, report: Report) {
  await server.launch();
  if (!server.stopping) await report.up();
  return server.ended();
}
