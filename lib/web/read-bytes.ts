/** The message for a body that is larger than it may be. */
export const TOO_LARGE = "Os dados enviados são grandes demais";

/** Bytes read of a refused body at most; the connection is closed after them. */
const MAX_DRAINED_BYTES = 64 * 1024 * 1024;

/**
 * The body, or undefined when it breaks off or is larger than `maxBytes`, by the bytes that come and not by Content-Length. An oversized
 * one is drained up to MAX_DRAINED_BYTES: a client that is still sending would not read the answer, and its connection would be lost.
 */
export async function readBytes(request: Request, maxBytes: number) {
  let chunks: Uint8Array[] = [];
  let size = 0;
  try {
    for await (const chunk of request.body ?? []) {
      size += chunk.byteLength;
      if (size > MAX_DRAINED_BYTES) break;
      if (size > maxBytes) chunks = [];
      else chunks.push(chunk);
    }
  } catch {
    return undefined; // nobody reads the answer, and Next would log each client that hangs up
  }
  return size > maxBytes ? undefined : Buffer.concat(chunks);
}
