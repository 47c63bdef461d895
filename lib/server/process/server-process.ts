import type { ChildProcess } from "node:child_process";
import { once } from "node:events";
import { setTimeout as sleep } from "node:timers/promises";
import { StartError } from "../../start/terminal/steps";
import type { FromServer, ToServer } from "./server-messages";

export interface ServerProcess {
  /** Settles when the server could not be kept alive; never, while all is well. */
  lost: Promise<StartError>;
  stop(): Promise<void>;
  kill(): void;
}

interface Options {
  launch(): ChildProcess;
  /** As in "O servidor". */
  name: string;
  say(text: string): void;
  /** Milliseconds that an orderly stop may take. */
  patience: number;
}

const backOff = [500, 1_000, 2_000, 4_000, 8_000];
/** A server that ran this long was healthy: its next failure is counted anew. */
const healthyAfter = 60_000;

/** Starts a process that serves, waits until it does, and starts it again when it dies. */
export async function startServerProcess({ launch, name, say, patience }: Options): Promise<ServerProcess> {
  let stopping = false;
  let child = launch();
  await untilReady(child, name);

  async function keepAlive(): Promise<StartError> {
    for (let failures = 0; ; ) {
      const since = Date.now();
      if (isRunning(child)) await once(child, "exit");
      if (stopping) return new Promise(() => {});
      if (Date.now() - since > healthyAfter) failures = 0;
      const pause = backOff[failures++];
      if (pause === undefined)
        return new StartError(`${name} parou várias vezes seguidas; desisto. O registro acima diz por quê.`);
      say(`${name} parou sem aviso (${endOf(child)}); iniciando de novo em ${pause / 1000} s.`);
      await sleep(pause);
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
      const late = setTimeout(() => child.kill("SIGKILL"), patience);
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
    child.once("exit", () => reject(new StartError(`${name} não iniciou (${endOf(child)}). ${reason}`)));
  });
}

function isRunning(child: ChildProcess) {
  return child.exitCode === null && child.signalCode === null;
}

function endOf(child: ChildProcess) {
  return child.signalCode ? `sinal ${child.signalCode}` : `código ${child.exitCode}`;
}
