import type { ChildProcess } from "node:child_process";
import { once } from "node:events";
import { setTimeout as sleep } from "node:timers/promises";
import type { FromServer, ToServer } from "./messages";

export interface KeptProcess {
  /** Settles when the process could not be kept alive; never, while all is well. */
  lost: Promise<Error>;
  stop(): Promise<void>;
  kill(): void;
}

interface Options {
  launch(): ChildProcess;
  /** As in "O servidor". */
  name: string;
  say(text: string): void;
  /** That an orderly stop may take. */
  stopTimeoutMs: number;
}

const BACK_OFF_MS = [500, 1_000, 2_000, 4_000, 8_000];
/** A process that ran this long was healthy: its next failure is counted anew. */
const HEALTHY_AFTER_MS = 60_000;

/** Starts a process that serves, waits until it does, and starts it again when it dies. */
export async function keepProcess({ launch, name, say, stopTimeoutMs }: Options): Promise<KeptProcess> {
  let stopping = false;
  let child = launch();
  await untilReady(child, name);

  async function keepAlive(): Promise<Error> {
    for (let failures = 0; ; ) {
      const since = Date.now();
      if (isRunning(child)) await once(child, "exit");
      if (stopping) return new Promise(() => {});
      if (Date.now() - since > HEALTHY_AFTER_MS) failures = 0;
      const pauseMs = BACK_OFF_MS[failures++];
      if (pauseMs === undefined)
        return new Error(`${name} parou várias vezes seguidas; desisto. O registro acima diz por quê.`);
      say(`${name} parou sem aviso (${endOf(child)}); iniciando de novo em ${pauseMs / 1000} s.`);
      await sleep(pauseMs);
      if (stopping) return new Promise(() => {});
      child = launch();
      await untilReady(child, name).then(
        () => say(`${name} está no ar outra vez.`),
        () => {},
      );
    }
  }

  return {
    lost: keepAlive(),
    async stop() {
      stopping = true;
      if (!isRunning(child)) return;
      const ended = once(child, "exit");
      const order: ToServer = { type: "stop" };
      if (child.connected) child.send(order, () => {});
      const late = setTimeout(() => child.kill("SIGKILL"), stopTimeoutMs);
      await ended;
      clearTimeout(late);
    },
    kill() {
      stopping = true;
      child.kill("SIGKILL");
    },
  };
}

function untilReady(child: ChildProcess, name: string) {
  return new Promise<void>((resolve, reject) => {
    let reason = "";
    child.on("message", (message: FromServer) => {
      if (message.type === "ready") resolve();
      else reason = message.message;
    });
    child.once("error", reject);
    child.once("exit", () => reject(new Error(`${name} não iniciou (${endOf(child)}). ${reason}`)));
  });
}

function isRunning(child: ChildProcess) {
  return child.exitCode === null && child.signalCode === null;
}

function endOf(child: ChildProcess) {
  return child.signalCode ? `sinal ${child.signalCode}` : `código ${child.exitCode}`;
}
