/** Time without typing until a draft is sent. */
const SEND_DELAY_MS = 3_000;

/**
 * Sends a form's values while somebody types: a while after the last key, one request under way at a time, and only what
 * changed. `send` says whether the values, as JSON, are kept; what is not, is sent with the next change or `flush`.
 */
export function autosave(send: (values: string) => Promise<boolean>) {
  let latest: string | undefined;
  let kept: string | undefined;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let underWay: Promise<void> | undefined;
  let isPaused = false;

  function flush() {
    clearTimeout(timer);
    if (!underWay && !isPaused && latest !== undefined && latest !== kept) underWay = run(latest);
  }

  async function run(values: string) {
    const isKept = await send(values);
    underWay = undefined;
    if (!isKept) return;
    kept = values;
    if (latest !== kept) schedule();
  }

  function schedule() {
    clearTimeout(timer);
    timer = setTimeout(flush, SEND_DELAY_MS);
  }

  return {
    changed(values: unknown) {
      latest = JSON.stringify(values);
      schedule();
    },
    flush,
    /** Nothing is sent until `resume`; resolves when nothing is under way. */
    async pause() {
      isPaused = true;
      clearTimeout(timer);
      await underWay;
    },
    resume() {
      isPaused = false;
    },
    /** The values were saved or thrown away. */
    forget() {
      clearTimeout(timer);
      latest = undefined;
      kept = undefined;
    },
  };
}
