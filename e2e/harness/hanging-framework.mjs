import { execFileSync } from "node:child_process";
import { getEnvironmentData } from "node:worker_threads";
import { register } from "tsx/esm/api";

/** A framework's thread for hanging-server.ts, which hangs when it is asked to; JavaScript, since a thread begins without tsx. */

register();
const { answerFront } = await import("../../lib/server/process/answer-front.ts");
const gate = getEnvironmentData("gate");

/** @type {Record<string, () => void>} */
const hang = {
  /** Until the gate in shared memory opens. */
  "/hang": () => void Atomics.wait(gate, 0, 0),
  /** In a system call, which node cannot break off: until this process is gone. */
  "/hang-in-system-call": () =>
    execFileSync(process.execPath, ["-e", `setInterval(() => process.ppid === ${process.pid} || process.exit(), 50)`]),
};

answerFront({
  answer(request, response) {
    hang[request.url]?.();
    response.end("ok");
  },
  announceStop: async () => {},
  forget: async () => {},
  stopJobs: async () => {},
  databaseState: async () => ({ up: true, jobs: [], messages: [] }),
  responding: () => true,
  activeSeconds: () => 0,
  close: async () => {},
});
