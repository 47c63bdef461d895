import { createHash } from "node:crypto";
import type { Encoding } from "./encoding";

const HASH_LENGTH = 22;

/** Hash of a body before compression. */
export function contentHash(body: Buffer) {
  return createHash("sha256").update(body).digest("base64url").slice(0, HASH_LENGTH);
}

/** A strong tag: other bytes on the wire, another tag. */
export function etagOf(hash: string, encoding: Encoding) {
  return encoding === "identity" ? `"${hash}"` : `"${hash}.${encoding}"`;
}

/**
 * The tag of an If-None-Match header that matches this content, in any encoding; undefined when none does. The 304 returns
 * that same tag, because the visitor's bytes are of its encoding.
 */
export function knownTag(ifNoneMatch: string, hash: string, etag: string) {
  if (ifNoneMatch.trim() === "*") return etag;
  for (const [, tag = ""] of ifNoneMatch.matchAll(/(?:W\/)?"([^"]*)"/g))
    if (tag.split(".")[0] === hash) return `"${tag}"`;
  return undefined;
}
