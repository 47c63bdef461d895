import { once } from "node:events";
import { createServer, type RequestListener } from "node:http";
import { parentPort, workerData } from "node:worker_threads";
import { log } from "../../log";
import { type FromNext, MAX_HEAD_BYTES, type NextWorkerData, SOCKET_KEY_HEADER, type ToNext } from "./messages";
import type { NextServer } from "./next-server";

const sendToFront = (message: FromNext) => parentPort?.postMessage(message);

/** In Next's thread: answers the front thread's requests, calls and pings from now on. */
export async function serveFront(next: NextServer) {
  const { socketPath, socketKey }: NextWorkerData = workerData;
  // The front has validated requests, and limits their time.
  const server = createServer(
    { maxHeaderSize: MAX_HEAD_BYTES, requireHostHeader: false, requestTimeout: 0, keepAliveTimeout: 0 },
    withFailuresAnswered((request, response) => {
      if (request.headers[SOCKET_KEY_HEADER] !== socketKey) return response.writeHead(403).end();
      delete request.headers[SOCKET_KEY_HEADER];
      response.writeProcessing(); // received: the front does not send it to another thread if this one ends
      return next.answer(request, response);
    }),
  );
  await once(server.listen(socketPath), "listening");
  parentPort?.on("message", async (message: ToNext) => {
    if ("ping" in message) return sendToFront("pong");
    const { call, args, reply } = message;
    const called = next[call] as (...args: unknown[]) => Promise<unknown>;
    const outcome = await called(...args).then(
      (value) => ({ value }),
      (error) => ({ failed: String(error) }),
    );
    reply.postMessage(outcome);
    reply.close();
  });
  sendToFront("ready");
}

/** A failure is answered, too, or the request would hang and hold its place in the queue. */
function withFailuresAnswered(answer: (...args: Parameters<RequestListener>) => unknown): RequestListener {
  return async (request, response) => {
    try {
      await answer(request, response);
    } catch (error) {
      log.error(error, "request failed");
      if (response.headersSent) response.destroy();
      else response.writeHead(500).end();
    }
  };
}
