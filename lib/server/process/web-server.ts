import { spawn } from "node:child_process";
import { inProject, withTypeScript } from "../../project";
import { serverBundle, workersBundle } from "./bundles";
import { frugal } from "./frugal";
import { startServerProcess } from "./server-process";

/** Longer than the server's own patience, and than that of its workers. */
const patience = 14_000;

/** Starts the web server, waits until it answers, and starts it again when it dies. */
export function startWebServer(environment: NodeJS.ProcessEnv, say: (text: string) => void) {
  return startServerProcess({ launch: () => launch(environment), name: "O servidor", say, patience });
}

function launch(environment: NodeJS.ProcessEnv) {
  return spawn(process.execPath, scriptFor(environment), {
    env: environment.NODE_ENV === "production" ? frugal(environment) : environment,
    stdio: ["ignore", "inherit", "inherit", "ipc"],
  });
}

function scriptFor({ NODE_ENV, WORKERS }: NodeJS.ProcessEnv) {
  if (NODE_ENV !== "production") return [...withTypeScript, inProject("lib", "server", "process", "server.ts")];
  return [Number(WORKERS) > 1 ? workersBundle : serverBundle];
}
