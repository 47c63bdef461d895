import { createConnection, type Socket } from "node:net";
import { AnswerReader } from "./answer-reader";

interface Target {
  host: string;
  port: number;
  /** A whole request, ready to be sent. */
  request: Buffer;
}

interface Listener {
  /** `bytes` on the wire, head included; milliseconds from the request to the end of the answer. */
  onAnswer(connection: Connection, status: number, bytes: number, milliseconds: number): void;
  /** It ended before the answer did. */
  onLost(connection: Connection): void;
}

/** What one read brings at most. All connections share it: what it holds is looked at before the next read. */
const buffer = Buffer.allocUnsafe(256 * 1024);

/** One connection that is kept alive and sends the same request whenever it is told to. */
export class Connection {
  #socket?: Socket;
  #asked = 0;
  /** Whether an answer is under way. */
  waiting = false;

  constructor(
    readonly target: Target,
    readonly listener: Listener,
  ) {}

  /** Opens it, anew if need be; rejects when nobody listens there. */
  open() {
    const { host, port } = this.target;
    const reader = new AnswerReader((status, bytes) => {
      this.waiting = false;
      this.listener.onAnswer(this, status, bytes, performance.now() - this.#asked);
    });
    // 'onread' leaves node's streams out, which would cost more than all the rest.
    const callback = (length: number) => {
      reader.read(buffer, length);
      return true;
    };
    return new Promise<void>((resolve, reject) => {
      this.#socket = createConnection({ host, port, noDelay: true, onread: { buffer, callback } })
        .on("connect", resolve)
        .on("error", reject)
        .on("close", () => {
          if (!this.waiting) return;
          this.waiting = false;
          this.listener.onLost(this);
        });
    });
  }

  ask() {
    this.waiting = true;
    this.#asked = performance.now();
    this.#socket?.write(this.target.request);
  }

  close() {
    this.waiting = false;
    this.#socket?.destroy();
  }
}
