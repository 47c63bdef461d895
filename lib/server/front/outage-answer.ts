import type { IncomingMessage } from "node:http";
import { Readable } from "node:stream";
import type { Fetched } from "../page-cache/answer";
import { OriginError } from "./failure";
import type { OriginRequest } from "./origin-request";

const READINESS = { method: "GET", url: "/api/health", headers: { host: "localhost" } };

interface Asked {
  ask(request: OriginRequest, options: { lane: "health" }): Promise<IncomingMessage>;
}

/**
 * The answer. Throws for a route of files that threw, while the database is away: so its 500, in which Next says two English words or
 * nothing, is 503, and readers of feeds and calendars come again.
 */
export async function unlessInOutage(answer: Fetched, origin: Asked) {
  const { status, headers, body } = answer;
  if (status !== 500 || !["text/plain", undefined].includes(headers["content-type"]?.toString())) return answer;
  const ready = await origin.ask(READINESS, { lane: "health" });
  ready.resume();
  if (ready.statusCode !== 503) return answer;
  if (body instanceof Readable) body.resume();
  throw new OriginError(503, "the database is away");
}
