import type { RequestListener } from "node:http";
import { Counter, Gauge, Histogram, type Registry } from "prom-client";
import { kindOf } from "./kind";

/** Others are counted together: clients may send what they like, and a label has few values. */
const METHODS = new Set(["GET", "HEAD", "POST", "PUT", "PATCH", "DELETE", "OPTIONS"]);
const BUCKETS_S = [0.001, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10];

/** The listener with its requests observed: one ends when its answer has left, or its line broke. */
export function observeRequests(listener: RequestListener, registry: Registry): RequestListener {
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
  const underWay = new Gauge({
    name: "nova_http_requests_under_way",
    help: "Requests that are being answered",
    registers,
  });

  return (request, response) => {
    const began = performance.now();
    const kind = kindOf(request);
    const { method = "" } = request;
    const end = () => {
      answered.inc({ kind, method: METHODS.has(method) ? method : "other", status: response.statusCode });
      latency.observe({ kind }, (performance.now() - began) / 1000);
    };
    const listened = listener(request, response);
    if (response.writableFinished)
      end(); // from memory: it has left already
    else {
      underWay.inc();
      response.once("close", () => {
        underWay.dec();
        end();
      });
    }
    return listened;
  };
}
