import { createReadStream } from "node:fs";
import { open } from "node:fs/promises";
import { type Piece, parse } from "./pieces";
import { splitDocuments } from "./split-documents";
import { splitLines } from "./split-lines";

/** A record of a file: a document, or text that is none; `garbled` when bytes of it are not of its encoding. Both numbers begin at 1. */
export type FileRecord = { index: number; line: number; value?: unknown; broken: boolean; garbled: boolean };

const CHUNK_BYTES = 1024 * 1024;

/**
 * The documents of an export, one after another, however large the file is: one a line (NDJSON), a JSON array, or
 * documents over several lines. A broken one is reported and skipped. UTF-8, or UTF-16 with its mark, as
 * PowerShell writes.
 */
export async function* readRecords(file: string): AsyncGenerator<FileRecord> {
  let index = 0;
  for await (const { line, text } of readPieces(file)) {
    const parsed = parse(text);
    const garbled = text.includes("\ufffd"); // the decoder's, for what it cannot read
    yield { index: ++index, line, value: parsed?.value, broken: parsed === undefined, garbled };
  }
}

async function* readPieces(file: string): AsyncGenerator<Piece> {
  const texts = readText(file);
  const first = await texts.next();
  if (first.done) return;
  async function* all() {
    yield first.value ?? "";
    yield* texts;
  }
  yield* hasDocumentsOverLines(first.value) ? splitDocuments(all()) : splitLines(all());
}

/** An array, or documents that begin with a brace alone on its line. */
const hasDocumentsOverLines = (start: string) => /^\s*(?:\[|\{\s*(?:\r?\n|$))/.test(start);

async function* readText(file: string) {
  const decoder = new TextDecoder(await encodingOf(file));
  for await (const chunk of createReadStream(file, { highWaterMark: CHUNK_BYTES })) yield decoder.decode(chunk, STREAM);
  yield decoder.decode();
}

const STREAM = { stream: true };

async function encodingOf(file: string) {
  const handle = await open(file);
  try {
    const { buffer } = await handle.read({ buffer: Buffer.alloc(2), position: 0 });
    const mark = buffer.toString("hex");
    return mark === "fffe" ? "utf-16le" : mark === "feff" ? "utf-16be" : "utf-8";
  } finally {
    await handle.close();
  }
}
