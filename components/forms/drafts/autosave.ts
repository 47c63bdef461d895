/** Pause in typing after which the values are sent. */
const SEND_DELAY_MS = 3_000;

/**
 * Sends a form's values, as JSON, after a pause in typing: only changed ones, one request at a time. `send` resolves with whether
 * they were stored; after a failure the next change or `flush` tries again.
 */
export function autosave(send: (values: string) => Promise<boolean>) {
  let latest: string | undefined;
  let stored: string | undefined;
  let inFlight: Promise<void> | undefined;
  let isPaused = false;
  const timer = createTimer(flush, SEND_DELAY_MS);

  function flush() {
    timer.stop();
    if (!inFlight && !isPaused && latest !== undefined && latest !== stored) inFlight = run(latest);
  }

  async function run(values: string) {
    const isStored = await send(values);
    inFlight = undefined;
    if (!isStored) return;
    stored = values;
    if (latest !== stored) timer.start();
  }

  return {
    changed(values: unknown) {
      latest = JSON.stringify(values);
      timer.start();
    },
    flush,
    /** Sends what is left; resolves with whether all is stored. */
    async finish() {
      await inFlight;
      flush();
      await inFlight;
      return latest === stored;
    },
    /** Stops sending until `resume`; resolves once no request is in flight. */
    async pause() {
      isPaused = true;
      timer.stop();
      await inFlight;
    },
    resume() {
      isPaused = false;
    },
    /** Call it once the item is saved or the values are discarded. */
    forget() {
      timer.stop();
      latest = undefined;
      stored = undefined;
    },
  };
}

/** Runs once `ms` after its last start. */
function createTimer(run: () => void, ms: number) {
  let timeout: ReturnType<typeof setTimeout> | undefined;
  const stop = () => clearTimeout(timeout);
  return {
    start() {
      stop();
      timeout = setTimeout(run, ms);
    },
    stop,
  };
}
