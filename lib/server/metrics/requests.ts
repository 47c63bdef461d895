import type { IncomingMessage, RequestListener } from "node:http";
import { Counter, Histogram, type Registry } from "prom-client";
import { isListFile, isPrivate, pathOf } from "../front/address";
import { API_METHODS } from "../front/request-filter";

const BUCKETS_S = [0.001, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10];

/** A listener of the server's requests, before the one that answers them. Each ends when its answer was sent, or its connection closed. */
export function requestObserver(registry: Registry): RequestListener {
  const registers = [registry];
  const answered = new Counter({
    name: "nova_http_requests_total",
    help: "Requests that have been answered, or whose line broke before",
    labelNames: ["kind", "method", "status"],
    registers,
  });
  const latency = new Histogram({
    name: "nova_http_request_seconds",
    help: "From the request to the last byte of its answer",
    labelNames: ["kind"],
    buckets: BUCKETS_S,
    registers,
  });

  return (request, response) => {
    const began = performance.now();
    const kind = kindOf(request);
    const { method = "" } = request;
    response.once("close", () => {
      // Unknown methods share one label value: a label should have few.
      answered.inc({ kind, method: API_METHODS.includes(method) ? method : "other", status: response.statusCode });
      latency.observe({ kind }, (performance.now() - began) / 1000);
    });
  };
}

const PREFIXES = [
  ["/_next/static/", "static"],
  ["/imagens/", "image"],
  ["/api/metrics", "metrics"],
  ["/api/", "api"],
  ["/cartao/", "card"],
  ["/feed.xml", "feed"],
  ["/agenda.ics", "feed"],
  ["/sitemap", "feed"],
  ["/robots.txt", "feed"],
  ["/manifest.webmanifest", "feed"],
] as const;

/** The kind of a request: a Prometheus label with few values, also for invented addresses. */
export function kindOf({ method, url = "/", headers }: Pick<IncomingMessage, "method" | "url" | "headers">) {
  const known = PREFIXES.find((prefix) => url.startsWith(prefix[0]));
  if (known) return known[1];
  if (method === "POST" && headers["next-action"] !== undefined) return "action";
  const path = pathOf(url) ?? "";
  if (isListFile(path)) return "export";
  if (isPrivate(path)) return "dashboard";
  return headers.rsc === undefined ? "page" : "navigation";
}
