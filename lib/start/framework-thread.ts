import { createServer, type RequestListener } from "node:http";
import { parentPort } from "node:worker_threads";
import { readEnv } from "../env";
import { log } from "../log";
import { Channel } from "./channel";
import { LARGEST_HEAD } from "./forward";
import { openFramework } from "./framework";
import type { FromFramework, Reply, ToFramework } from "./framework-messages";

/** Next in a thread of its own (behind.ts): what it does, and what it makes of node, holds nobody up who gets what is kept. */

const tell = (message: FromFramework) => parentPort?.postMessage(message);

async function main() {
  const framework = await openFramework(readEnv(process.env));
  // The one in front has looked at requests before, and ends those that take too long.
  const server = createServer(
    { maxHeaderSize: LARGEST_HEAD, requireHostHeader: false },
    answeringFailures(framework.answer),
  );
  parentPort?.on("message", async (message: ToFramework) => {
    if ("connection" in message) return server.emit("connection", new Channel(message.connection));
    const reply: Reply = await framework[message.call]().then(
      (value) => ({ value }),
      (error) => ({ failed: String(error) }),
    );
    message.reply.postMessage(reply);
    message.reply.close();
  });
  tell({ ready: true });
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

// One broken request must not end all others; whatever it was, the log has it.
process.on("unhandledRejection", (reason) => log.error(reason, "unhandled rejection"));

void main().catch((error) => {
  log.fatal(error);
  tell({ failed: error instanceof Error ? error.message : String(error) });
});
