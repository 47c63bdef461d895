import { type IncomingMessage, type OutgoingHttpHeaders, ServerResponse } from "node:http";
import type { FinishedAnswer } from "./finished-answer";

/** Without a body it was not worth collecting. */
export type CapturedAnswer = Omit<FinishedAnswer, "body"> & { body: FinishedAnswer["body"] | undefined };

type Options = {
  /** Asked once the head is known: whether the answer may be collected. */
  wants: (status: number, headers: OutgoingHttpHeaders) => boolean;
  /** Bytes of a body beyond which it is not collected either. */
  limit: number;
  /** Where an answer goes that is not collected, as it comes; without it, nowhere. */
  passTo?: () => ServerResponse;
};

/**
 * A response without a connection: the framework writes to it as to any other, and it collects the answer, or passes it on to
 * a visitor's own response from the moment that it turns out not to be collected, with all that a stream tells: how
 * fast the visitor takes it, and that the visitor is gone.
 */
export class CapturedResponse extends ServerResponse {
  /** The whole answer, or the head alone of one that was not collected; undefined when it was passed on. Rejected when it broke off. */
  readonly outcome: Promise<CapturedAnswer | undefined>;
  readonly #options: Options;
  #settle: (outcome: CapturedAnswer | undefined) => void = () => {};
  #break: (reason: unknown) => void = () => {};
  #pieces: Buffer[] = [];
  #size = 0;
  #begun = false;
  #ended = false;
  #dropped = false;
  #visitor: ServerResponse | undefined;

  constructor(request: IncomingMessage, options: Options) {
    super(request);
    this.#options = options;
    this.outcome = new Promise((resolve, reject) => {
      this.#settle = resolve;
      this.#break = reject;
    });
    this.outcome.catch(() => {}); // whoever waits for it hears it
    Object.defineProperties(this, {
      headersSent: { get: () => this.#visitor?.headersSent ?? this.#begun },
      writableEnded: { get: () => this.#visitor?.writableEnded ?? this.#ended },
      writableFinished: { get: () => this.#visitor?.writableFinished ?? this.#ended },
    });
  }

  override writeHead(status: number, ...rest: unknown[]): this {
    this.statusCode = status;
    if (typeof rest[0] === "string") this.statusMessage = rest[0];
    for (const [name, value] of headerPairs(rest.at(-1))) this.setHeader(name, value);
    this.#begin();
    this.#visitor?.writeHead(status);
    return this;
  }

  override flushHeaders() {
    this.#begin();
    this.#visitor?.flushHeaders();
  }

  /** Compressing middleware has it, and what streams calls it after each piece. */
  flush() {
    const visitor: (ServerResponse & { flush?: () => void }) | undefined = this.#visitor;
    visitor?.flush?.();
  }

  override write(chunk: unknown, ...rest: unknown[]): boolean {
    this.#begin();
    if (!this.#visitor) this.#collect(chunk, rest[0]);
    else return Reflect.apply(this.#visitor.write, this.#visitor, [chunk, ...rest]);
    callBack(rest);
    return true;
  }

  override end(...args: unknown[]): this {
    if (this.#ended) return this;
    this.#begin();
    if (!this.#visitor && args[0] && typeof args[0] !== "function") this.#collect(args.shift(), args[0]);
    this.#ended = true;
    if (this.#visitor) {
      Reflect.apply(this.#visitor.end, this.#visitor, args);
      return this;
    }
    callBack(args);
    this.#finish();
    return this;
  }

  override destroy(error?: Error): this {
    this.destroyed = true;
    if (this.#visitor) this.#visitor.destroy(error);
    else this.#break(error ?? new Error("the answer broke off"));
    return this;
  }

  #begin() {
    if (this.#begun) return;
    this.#begun = true;
    if (!this.#options.wants(this.statusCode, this.getHeaders())) this.#pass();
  }

  #collect(chunk: unknown, encoding: unknown) {
    if (this.#dropped) return;
    const piece = typeof chunk === "string" ? Buffer.from(chunk, textEncoding(encoding)) : Buffer.from(bytesOf(chunk));
    this.#pieces.push(piece);
    this.#size += piece.length;
    if (this.#size > this.#options.limit) this.#pass();
  }

  #pass() {
    const visitor = this.#options.passTo?.();
    if (!visitor) return this.#drop();
    this.#visitor = visitor;
    visitor.statusCode = this.statusCode;
    if (this.statusMessage) visitor.statusMessage = this.statusMessage;
    for (const [name, value = ""] of Object.entries(this.getHeaders())) visitor.setHeader(name, value);
    visitor.on("drain", () => this.emit("drain"));
    visitor.on("finish", () => this.emit("finish"));
    const gone = () => {
      this.destroyed = true;
      this.emit("close");
    };
    if (visitor.destroyed) gone();
    else visitor.on("close", gone);
    for (const piece of this.#pieces.splice(0)) visitor.write(piece);
    this.#settle(undefined);
  }

  #drop() {
    this.#dropped = true;
    this.#pieces = [];
    this.#settle({ status: this.statusCode, headers: { ...this.getHeaders() }, body: undefined });
  }

  #finish() {
    const declared = Number(this.getHeader("content-length") ?? this.#size);
    if (declared !== this.#size) this.#break(new Error("the answer is not as long as it says"));
    else
      this.#settle({
        status: this.statusCode,
        headers: { ...this.getHeaders() },
        body: Buffer.concat(this.#pieces),
      });
    process.nextTick(() => {
      this.emit("finish");
      this.emit("close");
    });
  }
}

/** The forms that writeHead takes: an object, names and values in turn, or pairs. */
function headerPairs(given: unknown): [string, string | string[]][] {
  if (typeof given !== "object" || given === null) return [];
  if (!Array.isArray(given)) return Object.entries(given);
  const flat: string[] = given.flat();
  return flat.flatMap((name, index) => (index % 2 === 0 ? [[name, flat[index + 1] ?? ""]] : []));
}

function callBack(args: unknown[]) {
  const done = args.find((argument) => typeof argument === "function");
  if (done) process.nextTick(done as () => void);
}

function textEncoding(encoding: unknown): BufferEncoding {
  return typeof encoding === "string" && Buffer.isEncoding(encoding) ? encoding : "utf8";
}

function bytesOf(chunk: unknown): Uint8Array {
  if (chunk instanceof Uint8Array) return chunk;
  throw new TypeError("a body consists of text and bytes");
}
