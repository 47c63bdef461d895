import { Agent, type IncomingHttpHeaders, type OutgoingHttpHeaders, request } from "node:http";
import { buffer } from "node:stream/consumers";

export interface Asked {
  method: string;
  path: string;
  headers?: OutgoingHttpHeaders;
  body?: string;
}

export interface Reply {
  status: number;
  headers: IncomingHttpHeaders;
  body: Buffer;
}

/** Enough connections that no request waits, few enough for a test beside others. */
const CONNECTIONS = 16;
/** A request without a response in this time counts as hanging. */
const TIMEOUT_MS = 30_000;

export type Line = ReturnType<typeof openLine>;

/** A keep-alive HTTP client that sends any headers. */
export function openLine(origin: string) {
  const { hostname, port } = new URL(origin);
  const agent = new Agent({ keepAlive: true, maxSockets: CONNECTIONS });

  /** Status 0 without a response. */
  function exchange({ method, path, headers = {}, body }: Asked) {
    return new Promise<Reply>((resolve, reject) => {
      const send = (retry: boolean) => {
        const asked = request({ agent, host: hostname, port, method, path, headers });
        const timer = setTimeout(() => asked.destroy(new Error("no answer")), TIMEOUT_MS);
        asked.on("response", async (response) => {
          const whole = await buffer(response).catch(() => undefined);
          clearTimeout(timer);
          resolve({ status: whole ? (response.statusCode ?? 0) : 0, headers: response.headers, body: whole ?? none });
        });
        asked.on("error", (error: NodeJS.ErrnoException) => {
          clearTimeout(timer);
          // An idle connection may be closed while the request is sent.
          if (retry && asked.reusedSocket && error.code === "ECONNRESET") return send(false);
          if (error.message === "no answer" || error.code) return resolve({ status: 0, headers: {}, body: none });
          reject(error);
        });
        asked.end(body);
      };
      send(true);
    });
  }

  return {
    exchange,
    get: (path: string) => exchange({ method: "GET", path }),
    close: () => agent.destroy(),
  };
}

const none = Buffer.alloc(0);

/** Processes all items in order, a few at a time. */
export async function inTurn<Item>(items: readonly Item[], work: (item: Item) => Promise<void>) {
  const queue = items.values();
  await Promise.all(
    Array.from({ length: CONNECTIONS }, async () => {
      for (const item of queue) await work(item);
    }),
  );
}
