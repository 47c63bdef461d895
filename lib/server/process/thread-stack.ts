import { type Debugger, Session } from "node:inspector";
import type { Worker } from "node:worker_threads";
import { withTimeout } from "../../with-timeout";

/** Timeout of interrupting a thread; one in a system call cannot be. */
const TIMEOUT_MS = 2_000;
const MAX_FRAMES = 30;

type Message =
  | { method: "Debugger.scriptParsed"; params: Debugger.ScriptParsedEventDataType }
  | { method: "Debugger.paused"; params: Debugger.PausedEventDataType };

/**
 * Where a thread of this process is, as lines of a stack, although it does not turn its event loop: node's inspector interrupts it
 * (the NodeWorker domain of https://github.com/nodejs/node/blob/main/src/inspector/node_protocol.pdl).
 */
export async function stackOfThread(worker: Worker): Promise<string> {
  const session = new Session();
  const urls = new Map<string, string>();
  session.connect();
  try {
    const stack = new Promise<string>((resolve) => {
      session.on("NodeWorker.attachedToWorker", ({ params: { sessionId, workerInfo } }) => {
        // Its workerId is the number of the debugger's session, the title has the thread's; Node 24 adds a name.
        if (!workerInfo.title.startsWith(`[worker ${worker.threadId}]`)) return;
        const send = (id: number, method: string) =>
          session.post("NodeWorker.sendMessageToWorker", { sessionId, message: JSON.stringify({ id, method }) });
        session.on("NodeWorker.receivedMessageFromWorker", ({ params }) => {
          const message: Message = JSON.parse(params.message);
          if (message.method === "Debugger.scriptParsed") urls.set(message.params.scriptId, message.params.url);
          if (message.method !== "Debugger.paused") return;
          resolve(written(message.params.callFrames, urls));
          // A paused thread could not be ended.
          send(3, "Debugger.resume");
        });
        send(1, "Debugger.enable");
        send(2, "Debugger.pause");
      });
      session.post("NodeWorker.enable", { waitForDebuggerOnStart: false });
    });
    return (await withTimeout(TIMEOUT_MS, stack)) ?? "unknown: the thread is not in JavaScript";
  } finally {
    session.post("NodeWorker.disable", () => session.disconnect());
  }
}

function written(frames: Debugger.CallFrame[], urls: Map<string, string>) {
  const lines = frames
    .slice(0, MAX_FRAMES)
    .map(({ functionName, location: { scriptId, lineNumber, columnNumber = 0 } }) => {
      return `at ${functionName || "<anonymous>"} (${urls.get(scriptId) ?? ""}:${lineNumber + 1}:${columnNumber + 1})`;
    });
  return lines.join("\n");
}
