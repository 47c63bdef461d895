import type { ClientRequest } from "node:http";
import type { Readable } from "node:stream";

/** Pieces of fewer bytes wait for those that come in the same turn of the loop. */
const SMALL_BYTES = 1_000;

/**
 * Sends a visitor's body on with a request to Next. `pipe` would do so with each chunk of a body in chunks of a byte, and a megabyte of
 * them would keep Next's thread busy for seconds: node's parser hands them over one by one, here all that one read of the socket brings.
 */
export function sendBody(body: Readable, asked: ClientRequest) {
  const wait = () => body.once("readable", () => (isSmall(body) ? setImmediate(send) : send()));
  const send = () => {
    if (asked.destroyed) return;
    const piece = body.read();
    if (piece === null || asked.write(piece)) wait();
    else asked.once("drain", wait);
  };
  wait().once("end", () => asked.end());
  // The answer may come before the whole body, whose rest must not precede the next request on the connection.
  asked.once("close", () => body.removeAllListeners("readable").resume());
}

const isSmall = ({ readableLength }: Readable) => readableLength > 0 && readableLength < SMALL_BYTES;
