/**
 * Finds where answers end in what one connection brings, and looks at nothing else: what a load generator does with an
 * answer is taken from the machine that the server runs on. One answer at a time, since nobody asks for the next before
 * the last one has ended.
 */
export class AnswerReader {
  readonly #onAnswer: (status: number, bytes: number) => void;
  #status = 0;
  /** Of this answer, so far. */
  #bytes = 0;
  /** Bytes that nobody looks at and that come before … */
  #left = 0;
  /** … this. */
  #next: "head" | "chunk" | "trailer" | "end" = "head";
  /** Of a head or a line, what came in earlier pieces. */
  #text = "";

  /** `onAnswer` hears each answer's status and how many bytes it had on the wire, head included. */
  constructor(onAnswer: (status: number, bytes: number) => void) {
    this.#onAnswer = onAnswer;
  }

  /** Whatever follows the first `length` bytes of the piece is of an earlier one. Throws at what is no answer of a known end. */
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
      if (Number.isNaN(size)) throw new Error(`no chunk's size: ${text}`);
      this.#left = size > 0 ? size + "\r\n".length : 0;
      this.#next = size > 0 ? "chunk" : "trailer";
    }
  }

  #onHead(head: string) {
    this.#status = Number(/^HTTP\/1\.1 (\d{3})/.exec(head)?.[1]);
    const length = /\r\ncontent-length: *(\d+)/i.exec(head)?.[1];
    const isChunked = length === undefined && /\r\ntransfer-encoding: *chunked/i.test(head);
    const isEmpty = this.#status === 204 || this.#status === 304;
    if (!this.#status || !(isEmpty || isChunked || length)) throw new Error(`no answer of a known end: ${head}`);
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
