/**
 * Response framing of one keep-alive connection: finds where each response ends and skips its content, as the load
 * generator shares the machine with the server under test. One response at a time: the next request is sent after the
 * last response has ended.
 */
export class AnswerReader {
  readonly #onAnswer: (status: number, bytes: number) => void;
  #status = 0;
  /** Bytes of the current response so far. */
  #bytes = 0;
  /** Bytes still to skip, after which `#next` begins. */
  #left = 0;
  #next: "head" | "chunk" | "trailer" | "end" = "head";
  /** The part of a head or of a line that earlier chunks brought. */
  #text = "";

  /** `onAnswer` is called for each response, with its status and its bytes on the wire, head included. */
  constructor(onAnswer: (status: number, bytes: number) => void) {
    this.#onAnswer = onAnswer;
  }

  /**
   * Only the first `length` bytes of the chunk are valid, as the buffer is reused. Throws for a response without a
   * known length.
   */
  read(piece: Buffer, length = piece.length) {
    this.#bytes += length;
    for (let at = 0; at < length; ) {
      if (this.#left > 0) {
        const skipped = Math.min(this.#left, length - at);
        this.#left -= skipped;
        at += skipped;
      } else at = this.#readText(piece, at, length);
      if (this.#left === 0 && this.#next === "end") this.#end();
    }
  }

  #readText(piece: Buffer, from: number, length: number) {
    const mark = this.#next === "head" ? "\r\n\r\n" : "\r\n";
    const before = this.#text.length;
    const found = before > 0 ? -1 : piece.indexOf(mark, from, "latin1");
    const text =
      this.#text + piece.toString("latin1", from, found < 0 ? length : Math.min(length, found + mark.length));
    const end = text.indexOf(mark);
    if (end < 0) {
      this.#text = text;
      return length;
    }
    this.#text = "";
    this.#onText(text.slice(0, end));
    return from + end + mark.length - before;
  }

  #onText(text: string) {
    if (this.#next === "head") this.#onHead(text);
    else if (this.#next === "trailer") this.#next = "end";
    else {
      const size = Number.parseInt(text, 16);
      if (Number.isNaN(size)) throw new Error(`not a chunk size: ${text}`);
      this.#left = size > 0 ? size + "\r\n".length : 0;
      this.#next = size > 0 ? "chunk" : "trailer";
    }
  }

  #onHead(head: string) {
    this.#status = Number(/^HTTP\/1\.1 (\d{3})/.exec(head)?.[1]);
    const length = /\r\ncontent-length: *(\d+)/i.exec(head)?.[1];
    const isChunked = length === undefined && /\r\ntransfer-encoding: *chunked/i.test(head);
    const isEmpty = this.#status === 204 || this.#status === 304;
    if (!this.#status || !(isEmpty || isChunked || length)) throw new Error(`no response with a known length: ${head}`);
    this.#left = isEmpty ? 0 : Number(length ?? 0);
    this.#next = isChunked && !isEmpty ? "chunk" : "end";
  }

  #end() {
    const bytes = this.#bytes;
    this.#bytes = 0;
    this.#next = "head";
    this.#onAnswer(this.#status, bytes);
  }
}
