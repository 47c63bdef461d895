import { createConnection, type Socket } from "node:net";
import { AnswerReader } from "./answer-reader";

interface Target {
  host: string;
  port: number;
  /** The serialized request. */
  request: Buffer;
}

interface Listener {
  /** `bytes` on the wire, head included; the latency is from the request to the end of the response. */
  onAnswer(connection: Connection, status: number, bytes: number, latencyMs: number): void;
  /** The connection closed before the response ended. */
  onLost(connection: Connection): void;
}

/** Read buffer, shared by all connections: each read is parsed before the next one. */
const buffer = Buffer.allocUnsafe(256 * 1024);

/** A keep-alive connection that sends the same request on demand. */
export class Connection {
  #socket?: Socket;
  #sentAt = 0;
  /** Whether a response is outstanding. */
  pending = false;

  constructor(
    readonly target: Target,
    readonly listener: Listener,
  ) {}

  /** Opens or reopens the connection; rejects when it is refused. */
  open() {
    const { host, port } = this.target;
    const reader = new AnswerReader((status, bytes) => {
      this.pending = false;
      this.listener.onAnswer(this, status, bytes, performance.now() - this.#sentAt);
    });
    // 'onread' bypasses node's streams, which would cost more than the rest of the generator.
    const callback = (length: number) => {
      reader.read(buffer, length);
      return true;
    };
    return new Promise<void>((resolve, reject) => {
      this.#socket = createConnection({ host, port, noDelay: true, onread: { buffer, callback } })
        .on("connect", resolve)
        .on("error", reject)
        .on("close", () => {
          if (!this.pending) return;
          this.pending = false;
          this.listener.onLost(this);
        });
    });
  }

  ask() {
    this.pending = true;
    this.#sentAt = performance.now();
    this.#socket?.write(this.target.request);
  }

  close() {
    this.pending = false;
    this.#socket?.destroy();
  }
}
