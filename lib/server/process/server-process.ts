import type { ChildProcess } from "node:child_process";
import { once } from "node:events";
import { type Service, supervise } from "./restart-loop";

export interface RunningProcess {
  /** Resolves with the reason when the process is given up; pending otherwise. */
  lost: Promise<Error>;
  stop(): Promise<void>;
  kill(): void;
}

interface Options {
  launch(): ChildProcess;
  print(text: string): void;
  /** Timeout of an orderly stop, after which it is killed. */
  stopTimeoutMs: number;
}

/** Failures in a row after which the process is given up. */
const MAX_FAILURES = 5;

/** Starts a server process, waits until it is ready, and keeps it running. */
export async function startServerProcess(options: Options): Promise<RunningProcess> {
  const { print } = options;
  const server = new ServerProcess(options);
  await server.launch();
  const running = supervise(server, {
    down({ message }, failures, pauseMs) {
      if (failures === MAX_FAILURES)
        throw new Error("O servidor parou várias vezes seguidas; desisto. O registro acima diz por quê.");
      print(`${message} Iniciando de novo em ${pauseMs / 1000} s.`);
    },
    up: () => print("O servidor está no ar outra vez."),
  });
  const lost = running.then(() => new Promise<never>(() => {})).catch((error: Error) => error);
  return { lost, stop: () => server.stop(), kill: () => server.kill() };
}

class ServerProcess implements Service {
  stopping = false;
  #child?: ChildProcess;

  constructor(private readonly options: Options) {}

  async launch() {
    const child = this.options.launch();
    this.#child = child;
    await new Promise<void>((resolve, reject) => {
      child.once("message", () => resolve()); // its only one
      child.once("error", reject);
      child.once("exit", () =>
        reject(new Error(`O servidor não iniciou (${endOf(child)}). O registro acima diz por quê.`)),
      );
    });
  }

  async ended() {
    const child = this.#child;
    if (child && isRunning(child)) await once(child, "exit");
    return new Error(`O servidor parou sem aviso (${child && endOf(child)}).`);
  }

  async stop() {
    this.stopping = true;
    const child = this.#child;
    if (!child || !isRunning(child)) return;
    const ended = once(child, "exit");
    if (child.connected) child.disconnect(); // the order to stop
    const late = setTimeout(() => child.kill("SIGKILL"), this.options.stopTimeoutMs);
    await ended;
    clearTimeout(late);
  }

  kill() {
    this.stopping = true;
    this.#child?.kill("SIGKILL");
  }
}

export function isRunning({ pid, exitCode, signalCode }: ChildProcess) {
  return pid !== undefined && exitCode === null && signalCode === null;
}

function endOf(child: ChildProcess) {
  return child.signalCode ? `sinal ${child.signalCode}` : `código ${child.exitCode}`;
}
