import type { RequestListener, ServerResponse } from "node:http";
import { buffer } from "node:stream/consumers";
import { isStopping } from "../../process-state";
import type { Origin } from "./gateway";

const TIMEOUT_MS = 5_000;

/**
 * Liveness (`GET /api/health/live`): this process answers, whatever the state of Next. Readiness (`GET /api/health`): Next and
 * the database answer (app/api/health), and no stop is under way.
 */
export function healthEndpoints(origin: Origin): Record<string, RequestListener> {
  return {
    "/api/health/live": (_request, response) => answer(response, 200, { status: "alive" }),
    async "/api/health"(request, response) {
      try {
        if (isStopping()) return answer(response, 503, { status: "stopping", database: "unknown" });
        if (!origin.isUp) throw new Error("Next is not up");
        const { method = "GET", headers } = request;
        const asked = { method, url: "/api/health", headers: { host: headers.host } };
        const ready = await origin.ask(asked, { lane: "health", signal: AbortSignal.timeout(TIMEOUT_MS) });
        const body = await buffer(ready);
        for (const name of ["content-type", "cache-control", "allow"])
          if (ready.headers[name]) response.setHeader(name, ready.headers[name] ?? "");
        response.writeHead(ready.statusCode ?? 503).end(body);
      } catch {
        answer(response, 503, { status: "unavailable", database: "unknown" });
      }
    },
  };
}

function answer(response: ServerResponse, status: number, body: object) {
  response.writeHead(status, { "content-type": "application/json", "cache-control": "no-store" });
  response.end(JSON.stringify(body));
}
