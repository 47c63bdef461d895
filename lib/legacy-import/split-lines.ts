import { MAX_RECORD_LENGTH, type Piece } from "./pieces";

/** Splits a stream of text into lines, without empty ones. */
export async function* splitLines(texts: AsyncIterable<string>): AsyncGenerator<Piece> {
  let line = 1;
  let parts: string[] = [];
  let length = 0;
  function finish(): Piece[] {
    const text = parts.join("").trim();
    const tooLong = length > MAX_RECORD_LENGTH;
    [parts, length] = [[], 0];
    return text || tooLong ? [{ line, text }] : [];
  }
  for await (const text of texts) {
    for (const [index, part] of text.split("\n").entries()) {
      if (index > 0) {
        yield* finish();
        line++;
      }
      length += part.length;
      // A line that never ends must not fill the memory.
      if (length <= MAX_RECORD_LENGTH) parts.push(part);
      else parts = [];
    }
  }
  yield* finish();
}
