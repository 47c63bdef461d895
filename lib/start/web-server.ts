import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { StartError } from "../outage/start-error";
import { serverBundle } from "../server/process/bundles";
import { withMemorySettings } from "../server/process/memory-settings";
import { type Service, supervise } from "../server/process/restart-loop";
import { inProject, withTypeScript } from "./project";
import { isRunning } from "./terminal/children";
import { duration } from "./terminal/steps";

/** Longer than the server's own. */
export const STOP_TIMEOUT_MS = 14_000;

const DEVELOPMENT = [...withTypeScript, inProject("lib", "server", "process", "server.ts")];

/**
 * Starts the web server's process, waits until it answers, and starts it again whenever it dies, for as long as it takes: a full disk,
 * say, is not the end of the site. Rejects when the first start fails.
 */
export async function startWebServer(environment: NodeJS.ProcessEnv, print: (text: string) => void) {
  const server = new ServerProcess(environment);
  await server.launch();
  void supervise(server, {
    down: ({ message }, pauseMs) => print(`${message} Iniciando de novo em ${duration(pauseMs)}.`),
    up: () => print("O servidor está no ar outra vez."),
  });
  return server;
}

class ServerProcess implements Service {
  stopping = false;
  #child?: ChildProcess;

  constructor(private readonly environment: NodeJS.ProcessEnv) {}

  async launch() {
    const inProduction = this.environment.NODE_ENV === "production";
    const env = inProduction ? withMemorySettings(this.environment) : this.environment;
    const args = inProduction ? [serverBundle] : DEVELOPMENT;
    const child = spawn(process.execPath, args, { env, stdio: ["ignore", "inherit", "inherit", "ipc"] });
    this.#child = child;
    await new Promise<void>((resolve, reject) => {
      child.once("message", () => resolve()); // its only one
      child.once("error", reject);
      child.once("exit", () =>
        reject(new StartError(`O servidor não iniciou (${endOf(child)}). O registro acima diz por quê.`)),
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
    const late = setTimeout(() => child.kill("SIGKILL"), STOP_TIMEOUT_MS);
    await ended;
    clearTimeout(late);
  }
}

function endOf(child: ChildProcess) {
  return child.signalCode ? `sinal ${child.signalCode}` : `código ${child.exitCode}`;
}
