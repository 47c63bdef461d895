import { Agent, type IncomingHttpHeaders, request } from "node:http";

/** What becomes of one request: an answer, or why there was none. */
export type Outcome = Answered | { lost: Loss };
export type Loss = "refused" | "cut" | "late";

export interface Answered {
  status: number;
  headers: IncomingHttpHeaders;
  /** Empty unless it was asked for. */
  text: string;
}

export interface Question {
  path: string;
  method?: string;
  headers?: Record<string, string>;
  body?: unknown;
  /** Keeps the body, which must then not be compressed. */
  reads?: boolean;
  /** Milliseconds until the visitor goes away. */
  patienceMs?: number;
}

/** What every browser says of itself. */
export const VISITOR = { "accept-encoding": "br, gzip" };

/** Longer than the 10 s after which the product serves what it kept. */
const PATIENCE_MS = 15_000;

export type Client = ReturnType<typeof openClient>;

/** A visitor's side of the line: connections are kept alive, nothing is asked twice. */
export function openClient(origin: string) {
  const { hostname, port } = new URL(origin);
  // Nobody waits for a free connection, and none is kept for longer than the server keeps it.
  const agent = new Agent({ keepAlive: true, maxSockets: Number.POSITIVE_INFINITY, timeout: 30_000 });

  function ask({ path, method = "GET", headers, body, reads, patienceMs = PATIENCE_MS }: Question) {
    return new Promise<Outcome>((resolve) => {
      const sent = body === undefined ? undefined : JSON.stringify(body);
      const type = sent && { "content-type": "application/json", "content-length": Buffer.byteLength(sent) };
      const asked = request({ agent, host: hostname, port, path, method, headers: { ...headers, ...type } });
      let late = false;
      const giveUp = setTimeout(() => {
        late = true;
        asked.destroy();
      }, patienceMs);
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
