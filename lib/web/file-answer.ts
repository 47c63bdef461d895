import "server-only";
import { log } from "../log";

/** `name` is of letters that need no quoting: a slug and its ending. */
export type FileToSend = { name: string; type: string; content: AsyncIterable<Uint8Array> };

/** Time without a read after which the download is aborted. */
const STALL_TIMEOUT_MS = 30_000;
/** Minimum average rate, so that a few slow downloads cannot occupy all slots; a slow mobile network is faster. */
const MIN_BYTES_PER_MS = 16;

/**
 * A file that is written while it is sent, as fast as the visitor takes it. What goes wrong before the first piece is thrown;
 * afterwards the connection is broken off, so that half a file never looks like a whole one. `done` is called once, however
 * it ends: all sent, broken off, or the visitor gone.
 */
export async function answerFile({ name, type, content }: FileToSend, signal: AbortSignal, done: () => void) {
  const pieces = content[Symbol.asyncIterator]();
  let first: IteratorResult<Uint8Array> | undefined;
  try {
    first = await pieces.next();
  } catch (error) {
    done();
    throw error;
  }

  let ended = false;
  let stallTimer: ReturnType<typeof setTimeout> | undefined;
  /** Milliseconds for which the visitor was waited for, without the present wait; and what was taken meanwhile. */
  let waitedMs = 0;
  let waitingSince = performance.now();
  let takenBytes = 0;
  const finish = () => {
    if (ended) return;
    ended = true;
    clearTimeout(stallTimer);
    signal.removeEventListener("abort", finish);
    done();
    // Ends the generator, so that it releases what it holds; not awaited, since it may be in the middle of a step.
    Promise.resolve(pieces.return?.()).catch(() => undefined);
  };
  signal.addEventListener("abort", finish);

  const body = new ReadableStream<Uint8Array>({
    async pull(controller) {
      waitedMs += performance.now() - waitingSince;
      clearTimeout(stallTimer); // the time that the writer takes is not the visitor's
      try {
        const { value, done: all } = first ?? (await pieces.next());
        first = undefined;
        if (ended) return;
        if (!all) {
          takenBytes += value.byteLength;
          waitingSince = performance.now();
          restartStallTimer(
            Math.min(STALL_TIMEOUT_MS, STALL_TIMEOUT_MS + takenBytes / MIN_BYTES_PER_MS - waitedMs),
            controller,
          );
          return controller.enqueue(value);
        }
        finish();
        controller.close();
      } catch (error) {
        log.error({ err: error, file: name }, "a file broke off");
        finish();
        controller.error(error);
      }
    },
    cancel: finish,
  });

  function restartStallTimer(milliseconds: number, controller: ReadableStreamDefaultController) {
    clearTimeout(stallTimer);
    stallTimer = setTimeout(() => {
      finish();
      controller.error(new Error("the visitor takes too little"));
    }, milliseconds);
    stallTimer.unref();
  }

  return new Response(body, { headers: fileHeaders({ name, type }) });
}

export function fileHeaders({ name, type }: Pick<FileToSend, "name" | "type">) {
  return {
    "content-type": type,
    "content-disposition": `attachment; filename="${name}"`,
    "cache-control": "no-store",
    "x-robots-tag": "noindex",
  };
}
