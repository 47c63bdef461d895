import { createServer, type RequestListener } from "node:http";
import { parentPort } from "node:worker_threads";
import { log } from "../../log";
import { Channel } from "./channel";
import { LARGEST_HEAD } from "./forward";
import type { Framework } from "./framework";
import type { FromFramework, Reply, ToFramework } from "./framework-messages";

export const tellFront = (message: FromFramework) => parentPort?.postMessage(message);

/** In the framework's thread: does what the one in front (behind.ts) asks for, from now on. */
export function answerFront(framework: Framework) {
  // The one in front has looked at requests before, and ends those that take too long.
  const server = createServer(
    { maxHeaderSize: LARGEST_HEAD, requireHostHeader: false },
    answeringFailures(framework.answer),
  );
  parentPort?.on("message", async (message: ToFramework) => {
    if ("ping" in message) return tellFront({ pong: true });
    if ("connection" in message) return server.emit("connection", new Channel(message.connection));
    const reply: Reply = await framework[message.call]().then(
      (value) => ({ value }),
      (error) => ({ failed: String(error) }),
    );
    message.reply.postMessage(reply);
    message.reply.close();
  });
  tellFront({ ready: true });
}

/** What fails is answered, too: the visitor would wait for ever, and with the visitor whatever the request holds. */
function answeringFailures(answer: RequestListener): RequestListener {
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
