import { Agent, type IncomingHttpHeaders, request } from "node:http";

/** Outcome of one request: a response, or the reason for its absence. */
export type Outcome = Answered | { lost: Loss };
export type Loss = "refused" | "cut" | "late";

export interface Answered {
  status: number;
  headers: IncomingHttpHeaders;
  /** Empty unless `reads` is set. */
  text: string;
}

export interface AskOptions {
  path: string;
  method?: string;
  headers?: Record<string, string>;
  body?: unknown;
  /** Collects the body, which must not be compressed then. */
  reads?: boolean;
  /** Until the visitor gives up. */
  timeoutMs?: number;
}

/** One of many visitors, who come through a trusted proxy: each address has a share of the product's queue. */
export const visitorHeaders = () => ({
  "accept-encoding": "br, gzip",
  "x-forwarded-for": `198.51.100.${1 + Math.floor(Math.random() * 250)}`,
});

/** Longer than the 10 s after which the product serves a stale page. */
const TIMEOUT_MS = 15_000;

export type Client = ReturnType<typeof openClient>;

/** A visitor's HTTP client: keep-alive connections, no retries. */
export function openClient(origin: string) {
  const { hostname, port } = new URL(origin);
  // No request waits for a free connection, and no connection is idle for longer than the server's limit.
  const agent = new Agent({ keepAlive: true, maxSockets: Number.POSITIVE_INFINITY, timeout: 30_000 });

  function ask({ path, method = "GET", headers, body, reads, timeoutMs = TIMEOUT_MS }: AskOptions) {
    return new Promise<Outcome>((resolve) => {
      const sent = body === undefined ? undefined : JSON.stringify(body);
      const type = sent && { "content-type": "application/json", "content-length": Buffer.byteLength(sent) };
      const asked = request({ agent, host: hostname, port, path, method, headers: { ...headers, ...type } });
      let late = false;
      const giveUp = setTimeout(() => {
        late = true;
        asked.destroy();
      }, timeoutMs);
      const end = (outcome: Outcome) => {
        clearTimeout(giveUp);
        resolve(outcome);
      };
      asked.on("error", (error) => end({ lost: late ? "late" : lossOf(error) }));
      asked.on("response", (response) => {
        let text = "";
        response.setEncoding(reads ? "utf8" : "latin1").on("data", (piece) => {
          if (reads) text += piece;
        });
        response.on("error", () => end({ lost: late ? "late" : "cut" }));
        response.on("end", () => end({ status: response.statusCode ?? 0, headers: response.headers, text }));
      });
      asked.end(sent);
    });
  }

  return { ask, close: () => agent.destroy() };
}

function lossOf(error: NodeJS.ErrnoException): Loss {
  return error.code === "ECONNREFUSED" ? "refused" : "cut";
}
