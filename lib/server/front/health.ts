import type { RequestListener, ServerResponse } from "node:http";
import { Readable } from "node:stream";
import { text } from "node:stream/consumers";
import { coalesced } from "../../coalesced";
import { isStopping } from "../../process-state";
import type { Fetched } from "../page-cache/answer";
import { OriginError } from "./failure";
import type { Origin } from "./origin-request";

const TIMEOUT_MS = 5_000;

/**
 * Liveness (`GET /api/health/live`): this process answers, whatever the state of Next. Readiness (`GET /api/health`): Next and
 * the database answer (app/api/health), and no stop is under way.
 */
export function healthEndpoints(origin: Origin): Record<string, RequestListener> {
  /** Who asks meanwhile hears the same, so that no crowd of strangers keeps a balancer waiting. */
  const readiness = coalesced(() => readReadiness(origin));

  return {
    "/api/health/live": (_request, response) => answer(response, 200, { status: "alive" }),
    async "/api/health"(_request, response) {
      try {
        if (isStopping()) return answer(response, 503, { status: "stopping", database: "unknown" });
        if (!origin.isUp) throw new Error("Next is not up");
        const { status, body } = await readiness();
        answer(response, status, body);
      } catch {
        answer(response, 503, { status: "unavailable", database: "unknown" });
      }
    },
  };
}

/**
 * The answer. Throws for a route of files that threw, while the database is away: so its 500, in which Next says two English words or
 * nothing, is 503, and readers of feeds and calendars come again.
 */
export async function unlessInOutage(answer: Fetched, origin: Origin) {
  const { status, headers, body } = answer;
  if (status !== 500 || !["text/plain", undefined].includes(headers["content-type"]?.toString())) return answer;
  if ((await readReadiness(origin)).status !== 503) return answer;
  if (body instanceof Readable) body.resume();
  throw new OriginError(503, "the database is away");
}

async function readReadiness(origin: Origin) {
  // Not a stranger's own host: the answer is everybody's.
  const asked = { method: "GET", url: "/api/health", headers: { host: "localhost" } };
  const ready = await origin.ask(asked, { lane: "health", signal: AbortSignal.timeout(TIMEOUT_MS) });
  return { status: ready.statusCode ?? 503, body: await text(ready) };
}

function answer(response: ServerResponse, status: number, body: object | string) {
  response.writeHead(status, { "content-type": "application/json", "cache-control": "no-store" });
  response.end(typeof body === "string" ? body : JSON.stringify(body));
}
