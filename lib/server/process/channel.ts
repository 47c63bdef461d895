import { Duplex } from "node:stream";
import type { MessagePort } from "node:worker_threads";

/** What goes through the port besides pieces of bytes: the last piece has been taken, and none comes any more. */
const TAKEN = true;
const END = null;

type Message = Uint8Array | typeof TAKEN | typeof END;

/**
 * A connection between two threads of this process, which node's http takes for one of the network: no port to be found, no
 * file to be left behind. One piece is under way at a time; the next one waits until it has been taken.
 */
export class Channel extends Duplex {
  readonly #port: MessagePort;
  #taken: () => void = () => {};
  /** A piece came for which there was no room. */
  #owing = false;

  constructor(port: MessagePort) {
    super();
    this.#port = port;
    port.on("message", (message: Message) => this.#hear(message));
    port.once("close", () => this.destroy());
  }

  #hear(message: Message) {
    if (message === TAKEN) this.#taken();
    else if (message === END) this.push(null);
    else if (this.push(Buffer.from(message.buffer, message.byteOffset, message.byteLength)))
      this.#port.postMessage(TAKEN);
    else this.#owing = true;
  }

  override _read() {
    if (!this.#owing) return;
    this.#owing = false;
    this.#port.postMessage(TAKEN);
  }

  override _write(piece: Buffer, _encoding: BufferEncoding, taken: () => void) {
    this.#taken = taken;
    const copy = new Uint8Array(piece); // without what else lies in the memory around it
    this.#port.postMessage(copy, [copy.buffer]);
  }

  override _final(done: () => void) {
    this.#port.postMessage(END);
    done();
  }

  override _destroy(error: Error | null, done: (error: Error | null) => void) {
    this.#port.close();
    done(error);
  }
}
