import "server-only";

/** Time without a read after which the download is aborted. */
const STALL_TIMEOUT_MS = 30_000;
/** Minimum average rate, so that a few slow downloads cannot occupy all slots; a slow mobile network is faster. */
const MIN_BYTES_PER_MS = 16;

/** Measures how long a download waits for its reader: the time that the writer takes is not the reader's. */
export class ReaderTimer {
  #timer: ReturnType<typeof setTimeout> | undefined;
  #waitedMs = 0;
  #waitingSince = performance.now();
  #sentBytes = 0;

  /** When a piece is ready for the reader. */
  start(pieceBytes: number, onTimeout: () => void) {
    this.#sentBytes += pieceBytes;
    this.#waitingSince = performance.now();
    const creditMs = this.#sentBytes / MIN_BYTES_PER_MS - this.#waitedMs;
    clearTimeout(this.#timer);
    this.#timer = setTimeout(onTimeout, STALL_TIMEOUT_MS + Math.min(0, creditMs));
    this.#timer.unref();
  }

  /** When the reader asks for the next piece. */
  pause() {
    this.#waitedMs += performance.now() - this.#waitingSince;
    this.stop();
  }

  stop() {
    clearTimeout(this.#timer);
  }
}
