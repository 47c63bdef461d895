import { setTimeout as sleep } from "node:timers/promises";
import { HEALTHY_MS } from "../../outage/report";

/** Something that is launched again whenever it ends: a process, a thread, a database. */
export interface Service {
  /** Set by an orderly stop: it is not launched again. */
  readonly stopping: boolean;
  /** Resolves when it is ready; rejects when it does not get there. */
  launch(): Promise<void>;
  /** Resolves with the reason when it has ended. */
  ended(): Promise<Error>;
}

export interface Listener {
  /** It ended, or could not be launched; another launch follows after the pause. */
  down(reason: Error, pauseMs: number): unknown;
  up(): unknown;
}

const FIRST_PAUSE_MS = 500;
const MAX_PAUSE_MS = 30_000;

const realClock = { now: Date.now, sleep: (ms: number): Promise<unknown> => sleep(ms) };

/**
 * The supervisor: launches a running service again whenever it ends, with exponential back-off; what ran for a minute was
 * healthy, and its next failure counts as the first one. Resolves once the service has been stopped.
 */
export async function supervise(service: Service, { down, up }: Listener, clock = realClock) {
  let reason = await service.ended();
  for (let failures = 0; !service.stopping; ) {
    const pauseMs = backOffMs(failures);
    await down(reason, pauseMs);
    await clock.sleep(pauseMs);
    if (service.stopping) return;
    const launchedAt = clock.now();
    reason = await service.launch().then(
      async () => {
        if (!service.stopping) await up();
        return service.ended();
      },
      (error) => error,
    );
    failures = clock.now() - launchedAt > HEALTHY_MS ? 0 : failures + 1;
  }
}

/** The pause after so many failures in a row. */
export const backOffMs = (failures: number) => Math.min(MAX_PAUSE_MS, FIRST_PAUSE_MS * 2 ** failures);
