type Options = {
  /** Pings the thread; `heard` is to be called with its answer. */
  ask(): void;
  /** Called once, when the thread has been silent for the limit. */
  onHang(silentMs: number): void;
  intervalMs?: number;
  limitMs?: number;
  now?: () => number;
};

export type Watchdog = ReturnType<typeof startWatchdog>;

/**
 * Liveness of another thread: it is asked each interval, and hangs when no answer came for the limit. Only intervals in which
 * this thread itself was on time count: a machine that slept, or a process that was stopped, is no hang.
 */
export function startWatchdog({
  ask,
  onHang,
  intervalMs = 2_000,
  limitMs = 30_000,
  now = () => performance.now(),
}: Options) {
  let answered = true;
  let silentMs = 0;
  let last = now();

  function look() {
    const passedMs = now() - last;
    last += passedMs;
    if (!answered && passedMs < 2 * intervalMs) silentMs += intervalMs;
    if (silentMs >= limitMs) {
      stop();
      return onHang(silentMs);
    }
    answered = false;
    ask();
  }

  const timer = setInterval(look, intervalMs).unref();
  const stop = () => clearInterval(timer);

  return {
    heard() {
      answered = true;
      silentMs = 0;
    },
    /** False from the first interval without an answer. */
    get responding() {
      return silentMs === 0;
    },
    stop,
  };
}
