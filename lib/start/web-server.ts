import { spawn } from "node:child_process";
import { serverBundle, workersBundle } from "../server/process/bundles";
import { keepProcess } from "../server/process/keep-process";
import { withMemorySettings } from "../server/process/memory-settings";
import { inProject, withTypeScript } from "./project";
import { StartError } from "./terminal/steps";

export interface WebServer {
  /** Settles when the server could not be kept alive; never, while all is well. */
  lost: Promise<StartError>;
  stop(): Promise<void>;
  kill(): void;
}

/** Longer than the server's own patience, and than that of its workers. */
const STOP_TIMEOUT_MS = 14_000;

/** Starts the web server, waits until it answers, and starts it again when it dies. */
export async function startWebServer(environment: NodeJS.ProcessEnv, say: (text: string) => void): Promise<WebServer> {
  const asStartError = (error: Error) => new StartError(error.message);
  const options = { launch: () => launch(environment), name: "O servidor", say, stopTimeoutMs: STOP_TIMEOUT_MS };
  const { lost, stop, kill } = await keepProcess(options).catch((error) => {
    throw asStartError(error);
  });
  return { lost: lost.then(asStartError), stop, kill };
}

function launch(environment: NodeJS.ProcessEnv) {
  return spawn(process.execPath, scriptFor(environment), {
    env: environment.NODE_ENV === "production" ? withMemorySettings(environment) : environment,
    stdio: ["ignore", "inherit", "inherit", "ipc"],
  });
}

function scriptFor({ NODE_ENV, WORKERS }: NodeJS.ProcessEnv) {
  if (NODE_ENV !== "production") return [...withTypeScript, inProject("lib", "server", "process", "server.ts")];
  return [Number(WORKERS) > 1 ? workersBundle : serverBundle];
}
