import "server-only";
import { log } from "../log";
import { ReaderTimer } from "./reader-timer";

/** `name` is of letters that need no quoting: a slug and its ending. */
export type FileToSend = { name: string; type: string; content: AsyncIterable<Uint8Array> };

/**
 * Streams a file while it is written, with backpressure. A failure before the first piece is thrown; a later one aborts the
 * connection, so that half a file never looks like a whole one. `done` is called once at the end: sent, aborted, or left.
 */
export async function answerFile({ name, type, content }: FileToSend, signal: AbortSignal, done: () => void) {
  const pieces = content[Symbol.asyncIterator]();
  const read = await readFirst(pieces, done);

  const timer = new ReaderTimer();
  let ended = false;
  const finish = () => {
    if (ended) return;
    ended = true;
    timer.stop();
    signal.removeEventListener("abort", finish);
    done();
    // Ends the generator, so that it releases its resources; not awaited, since a step may be running.
    Promise.resolve(pieces.return?.()).catch(() => undefined);
  };
  signal.addEventListener("abort", finish);
  if (signal.aborted) finish(); // while the first piece was written: an event that is over does not come again

  const body = new ReadableStream<Uint8Array>({
    async pull(controller) {
      timer.pause();
      try {
        const piece = read.pop() ?? (await pieces.next());
        if (ended) return;
        if (piece.done) {
          finish();
          return controller.close();
        }
        timer.start(piece.value.byteLength, () => {
          finish();
          controller.error(new Error("the visitor takes too little"));
        });
        controller.enqueue(piece.value);
      } catch (error) {
        log.error({ err: error, file: name }, "a file broke off");
        finish();
        controller.error(error);
      }
    },
    cancel: finish,
  });

  return new Response(body, { headers: fileHeaders({ name, type }) });
}

/** The first piece, read while a failure can still be an answer of its own. */
async function readFirst(pieces: AsyncIterator<Uint8Array>, done: () => void) {
  try {
    return [await pieces.next()];
  } catch (error) {
    done();
    throw error;
  }
}

export function fileHeaders({ name, type }: Pick<FileToSend, "name" | "type">) {
  return {
    "content-type": type,
    "content-disposition": `attachment; filename="${name}"`,
    "cache-control": "no-store",
    "x-robots-tag": "noindex",
  };
}
