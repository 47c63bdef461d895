import { Readable } from "node:stream";
import { buffer } from "node:stream/consumers";
import { pipeline } from "node:stream/promises";
import tar from "tar-stream";
import type { Part } from "./format";

/** The parts as a tar file, one in memory at a time. */
export async function* pack(parts: AsyncIterable<Part>): AsyncGenerator<Uint8Array> {
  const archive = tar.pack();
  const packing = addParts(archive, parts).catch((error) => archive.destroy(error));
  try {
    yield* archive as AsyncIterable<Uint8Array>;
  } finally {
    archive.destroy();
    await packing;
  }
}

async function addParts(archive: tar.Pack, parts: AsyncIterable<Part>) {
  for await (const part of parts) await addPart(archive, part);
  archive.finalize();
}

/** Resolves once the reader has consumed it. */
function addPart(archive: tar.Pack, { name, content }: Part) {
  return new Promise<void>((resolve, reject) => {
    archive.entry({ name, mode: 0o600, size: content.length }, content, (error) => (error ? reject(error) : resolve()));
  });
}

/** The parts of a tar file, one in memory at a time. */
export async function* unpack(bytes: AsyncIterable<Uint8Array>): AsyncGenerator<Part> {
  const archive = tar.extract();
  let failure: unknown;
  const feeding = pipeline(Readable.from(bytes), archive).catch((error) => {
    failure = error;
  });
  try {
    for await (const entry of archive) yield { name: entry.header.name, content: await buffer(entry) };
  } catch (error) {
    await feeding;
    throw failure ?? error;
  } finally {
    archive.destroy();
    await feeding;
  }
  if (failure) throw failure;
}
