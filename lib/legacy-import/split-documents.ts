import { MAX_RECORD_LENGTH, type Piece, parse } from "./pieces";

/**
 * Splits a stream of text into JSON documents, in an array or one after the other. After a broken document it resumes at the
 * next line that begins with a brace.
 */
export async function* splitDocuments(texts: AsyncIterable<string>): AsyncGenerator<Piece> {
  let buffer = "";
  let line = 1;
  let array = false;
  let scan = start();

  /** Removes characters from the front of the buffer. */
  function consume(length: number) {
    const text = buffer.slice(0, length);
    buffer = buffer.slice(length);
    line += text.split("\n").length - 1;
    scan = start();
    return text;
  }

  /** The next document, or an empty piece for something else; undefined while more text is needed. */
  function next(ended: boolean): Piece | undefined {
    const [between = ""] = /^[\s,[\]]*/.exec(buffer) ?? [];
    if (between) {
      const brackets = between.replace(/[^[\]]/g, "");
      if (brackets) array = brackets.endsWith("[");
      consume(between.length);
    }
    if (!buffer) return undefined;
    if (!buffer.startsWith("{")) return skipNonDocument(ended);
    const end = findEnd(buffer, scan);
    if (end === undefined && !ended && buffer.length <= MAX_RECORD_LENGTH) return undefined;
    const at = line;
    if (end !== undefined && parse(buffer.slice(0, end))) return { line: at, text: consume(end) };
    const resume = buffer.indexOf("\n{", 1);
    const inside = resume >= 0 && (end === undefined || resume < end);
    if (!inside && end === undefined) array = false; // reported with this piece
    consume(inside ? resume : (end ?? buffer.length));
    return { line: at, text: "" };
  }

  /** Skips text that is no document, up to the end of its line or the next document. */
  function skipNonDocument(ended: boolean): Piece | undefined {
    const end = buffer.search(/[\n{]/);
    if (end < 0 && !ended) return undefined;
    const at = line;
    consume(end < 0 ? buffer.length : end);
    return { line: at, text: "" };
  }

  for await (const text of texts) {
    buffer += text;
    for (let piece = next(false); piece; piece = next(false)) yield piece;
  }
  for (let piece = next(true); piece; piece = next(true)) yield piece;
  // An array without its end: the export was cut off between two documents, which must be reported.
  if (array) yield { line, text: "" };
}

const start = () => ({ at: 0, depth: 0, inText: false });

/** Continues counting braces; the index after the closing one, undefined while it has not come. */
function findEnd(text: string, scan: ReturnType<typeof start>) {
  for (; scan.at < text.length; scan.at++) {
    const character = text[scan.at];
    if (scan.inText) {
      if (character === "\\") scan.at++;
      else if (character === '"') scan.inText = false;
    } else if (character === '"') scan.inText = true;
    else if (character === "{") scan.depth++;
    else if (character === "}" && --scan.depth === 0) return scan.at + 1;
  }
  return undefined;
}
