import "server-only";
import { createHash } from "node:crypto";
import { sharedForHeader } from "../../internal-headers";

/** What is scheduled for a moment shows so much later: nothing is saved then. */
const SHARED_FOR_S = "1";

/**
 * The answer to a public read, cacheable with revalidation (no-cache and an ETag): a write shows in the next
 * read, and what did not change is not sent again (304). The front keeps it until something is saved. The tag is weak since the same answer may be compressed.
 */
export function answerRead(request: Request, answer: unknown, headers: Headers) {
  const body = JSON.stringify(answer);
  const tag = `"${createHash("sha256").update(body).digest("base64url").slice(0, 27)}"`;
  headers.set("etag", `W/${tag}`);
  headers.set("cache-control", "public, no-cache");
  headers.set(sharedForHeader, SHARED_FOR_S);
  if (isKnown(request.headers.get("if-none-match") ?? "", tag)) return new Response(null, { status: 304, headers });
  headers.set("content-type", "application/json");
  return new Response(body, { headers });
}

/** RFC 9110, 13.1.2: a list of tags, compared without regard to 'weak', or '*'. */
function isKnown(ifNoneMatch: string, tag: string) {
  const tags = ifNoneMatch.split(",").map((text) => text.trim().replace(/^W\//, ""));
  return tags.includes(tag) || tags.includes("*");
}
