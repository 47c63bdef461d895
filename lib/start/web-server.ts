import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { setTimeout as sleep } from "node:timers/promises";
import { serverBundle } from "./build";
import { inProject, withTypeScript } from "./project";
import type { FromServer, ToServer } from "./server-messages";
import { StartError } from "./steps";

export interface WebServer {
  /** Settles when the server could not be kept alive; never, while all is well. */
  lost: Promise<StartError>;
  stop(): Promise<void>;
  kill(): void;
}

const backOff = [500, 1_000, 2_000, 4_000, 8_000];
/** A server that ran this long was healthy: its next failure is counted anew. */
const healthyAfter = 60_000;
const stopPatience = 13_000;

/** Starts the web server, waits until it answers, and starts it again when it dies. */
export async function startWebServer(environment: NodeJS.ProcessEnv, say: (text: string) => void): Promise<WebServer> {
  let stopping = false;
  let child = launch(environment);
  await untilReady(child);

  async function keepAlive(): Promise<StartError> {
    for (let failures = 0; ; ) {
      const since = Date.now();
      if (isRunning(child)) await once(child, "exit");
      if (stopping) return new Promise(() => {});
      if (Date.now() - since > healthyAfter) failures = 0;
      const pause = backOff[failures++];
      if (pause === undefined)
        return new StartError("O servidor parou várias vezes seguidas; desisto. O registro acima diz por quê.");
      say(`O servidor parou sem aviso (${endOf(child)}); iniciando de novo em ${pause / 1000} s.`);
      await sleep(pause);
      if (stopping) return new Promise(() => {});
      child = launch(environment);
      await untilReady(child).then(
        () => say("Servidor no ar outra vez."),
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
      const late = setTimeout(() => child.kill("SIGKILL"), stopPatience);
      await ended;
      clearTimeout(late);
    },
    kill() {
      stopping = true;
      child.kill("SIGKILL");
    },
  };
}

function launch(environment: NodeJS.ProcessEnv) {
  const script =
    environment.NODE_ENV === "production"
      ? [serverBundle]
      : [...withTypeScript, inProject("lib", "start", "server.ts")];
  return spawn(process.execPath, script, { env: environment, stdio: ["ignore", "inherit", "inherit", "ipc"] });
}

function untilReady(child: ChildProcess) {
  return new Promise<void>((resolve, reject) => {
    let reason = "";
    child.on("message", (message: FromServer) => {
      if (message.type === "ready") resolve();
      else reason = message.message;
    });
    child.once("error", reject);
    child.once("exit", () => reject(new StartError(`O servidor não iniciou (${endOf(child)}). ${reason}`)));
  });
}

function isRunning(child: ChildProcess) {
  return child.exitCode === null && child.signalCode === null;
}

function endOf(child: ChildProcess) {
  return child.signalCode ? `sinal ${child.signalCode}` : `código ${child.exitCode}`;
}
