import { Agent, request as httpRequest, type IncomingMessage } from "node:http";
import { FairQueue } from "../../fair-queue";
import { clientAddressHeader } from "../../internal-headers";
import { OriginError } from "../front/failure";
import type { Lane, Origin, OriginRequest } from "../front/origin-request";
import { MAX_HEAD_BYTES, type NextWorkerData, SOCKET_KEY_HEADER } from "./messages";
import { sendBody } from "./send-body";

/**
 * Concurrent renders: Next's thread is one core, and a render waits for a few queries. More of them compete for database connections
 * (e2e/crawl.spec.ts), and a save waits for more of them (measured with a save every 500 ms: `npm run bench -- --only burst`).
 */
const RENDERS_AT_ONCE = 2;
/** As many files as Next writes, or lets wait for their turn (lib/reports/slots.ts), and of one address; it refuses more. */
const FILES = { concurrency: 25, perClient: 8 };
/** How long a request waits for its turn; as many wait as could have theirs in that time. */
const QUEUE_TIMEOUT_MS = 30_000;
const MAX_QUEUED = 500;
/** Writes of one address at the same time: of each Next keeps up to 10 MB in memory, and a thread that is busy with hundreds renders nothing. */
const WRITES_PER_CLIENT = 10;
/** Until the head of an answer must be there, once the whole request is. */
const HEAD_TIMEOUT_MS = 60_000;
/** The same for writes: the import of a large spreadsheet takes minutes, and must not look as if it had failed. */
const WRITE_TIMEOUT_MS = 240_000;
/** The thread ended, or has not started. */
const BROKEN = ["ECONNRESET", "ECONNREFUSED", "EPIPE", "ENOENT"];

type Options = Pick<NextWorkerData, "socketPath" | "socketKey"> & { headTimeoutMs?: number };

/** The thread ended before it took the request, which may be sent again. */
export class NotReceived extends OriginError {}

/** Asks Next's thread over keep-alive connections. Its answers stream; to close the client breaks off all that are under way. */
export function createOriginClient({ socketPath, socketKey, headTimeoutMs = HEAD_TIMEOUT_MS }: Options) {
  const agent = new Agent({ keepAlive: true });
  return {
    ask({ method, url, headers, body }: OriginRequest, signal?: AbortSignal): Promise<IncomingMessage> {
      return new Promise((resolve, reject) => {
        const asked = httpRequest({
          agent,
          socketPath,
          method,
          path: url,
          signal,
          setHost: false,
          maxHeaderSize: MAX_HEAD_BYTES,
          headers: { ...headers, [SOCKET_KEY_HEADER]: socketKey },
        });
        let late: NodeJS.Timeout | undefined;
        let isReceived = body !== undefined; // what was read of a body cannot be sent again
        // 102, the thread's first word on each request
        asked.once("information", () => {
          isReceived = true;
        });
        asked.once("finish", () => {
          const timeoutMs = body ? WRITE_TIMEOUT_MS : headTimeoutMs;
          late = setTimeout(() => asked.destroy(new OriginError(504, `no answer in ${timeoutMs} ms`)), timeoutMs);
        });
        asked.once("response", (answer) => {
          clearTimeout(late);
          resolve(answer);
        });
        asked.once("error", (error: NodeJS.ErrnoException) => {
          const Ended = isReceived ? OriginError : NotReceived;
          const isBroken = BROKEN.includes(error.code ?? "");
          reject(isBroken ? new Ended(503, "Next's thread ended", { cause: error }) : error);
        });
        asked.once("close", () => clearTimeout(late));
        if (!body) return asked.end();
        sendBody(body, asked);
      });
    },
    close: () => agent.destroy(),
  };
}

/**
 * Limits concurrent renders; other requests queue in their lane, where addresses take turns, and are refused with 503 when it is full or
 * slow. The team does not wait behind a crowd. Writes, whose senders may be slow, queue behind those of the same lane and address only.
 */
export function inLine(
  ask: Origin["ask"],
  { concurrency = RENDERS_AT_ONCE, timeoutMs = QUEUE_TIMEOUT_MS } = {},
): Origin["ask"] {
  const queues = (reads: ConstructorParameters<typeof FairQueue>[0]) => ({
    reads: new FairQueue(reads),
    writes: new FairQueue({ concurrency: Number.POSITIVE_INFINITY, perClient: WRITES_PER_CLIENT }),
  });
  const lanes: Record<Lane, ReturnType<typeof queues>> = {
    visitors: queues({ concurrency }),
    team: queues({ concurrency: 1 }),
    files: queues(FILES),
    pictures: queues({ concurrency }),
    health: queues({ concurrency: 1 }),
  };
  return async (request, options = {}) => {
    const { reads, writes } = lanes[options.lane ?? "visitors"];
    const queue = request.body ? writes : reads;
    const client = String(request.headers[clientAddressHeader]);
    if (!queue.hasRoom(client, MAX_QUEUED)) throw overloaded();
    const { signal, onTurn } = options;
    let isAsked = false;
    const turn = () => {
      isAsked = true;
      onTurn?.();
      return ask(request, options);
    };
    return queue.add(client, turn, { timeoutMs, signal }).catch((error) => {
      throw isAsked && !signal?.aborted ? error : overloaded();
    });
  };
}

const overloaded = () => new OriginError(503, "too many requests wait for their turn");
