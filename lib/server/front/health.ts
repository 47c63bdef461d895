import type { IncomingHttpHeaders, RequestListener, ServerResponse } from "node:http";
import { buffer } from "node:stream/consumers";
import { isStopping } from "../../process-state";
import type { Origin } from "./gateway";

const TIMEOUT_MS = 5_000;

/**
 * Liveness (`GET /api/health/live`): this process answers, whatever the state of Next. Readiness (`GET /api/health`): Next and
 * the database answer (app/api/health), and no stop is under way.
 */
export function healthEndpoints(origin: Origin): Record<string, RequestListener> {
  /** By method: who asks meanwhile hears the same, so that no crowd of strangers keeps a balancer waiting. */
  const inFlight = new Map<string, Promise<Readiness>>();

  function readiness(method: string) {
    const present = inFlight.get(method) ?? readReadiness(origin, method).finally(() => inFlight.delete(method));
    inFlight.set(method, present);
    return present;
  }

  return {
    "/api/health/live": (_request, response) => answer(response, 200, { status: "alive" }),
    async "/api/health"({ method = "GET" }, response) {
      try {
        if (isStopping()) return answer(response, 503, { status: "stopping", database: "unknown" });
        if (!origin.isUp) throw new Error("Next is not up");
        const { status, headers, body } = await readiness(method);
        for (const name of ["content-type", "cache-control", "allow"])
          if (headers[name]) response.setHeader(name, headers[name] ?? "");
        response.writeHead(status).end(body);
      } catch {
        answer(response, 503, { status: "unavailable", database: "unknown" });
      }
    },
  };
}

type Readiness = { status: number; headers: IncomingHttpHeaders; body: Buffer };

async function readReadiness(origin: Origin, method: string): Promise<Readiness> {
  // Not a stranger's own host: the answer is everybody's.
  const asked = { method, url: "/api/health", headers: { host: "localhost" } };
  const ready = await origin.ask(asked, { lane: "health", signal: AbortSignal.timeout(TIMEOUT_MS) });
  return { status: ready.statusCode ?? 503, headers: ready.headers, body: await buffer(ready) };
}

function answer(response: ServerResponse, status: number, body: object) {
  response.writeHead(status, { "content-type": "application/json", "cache-control": "no-store" });
  response.end(JSON.stringify(body));
}
