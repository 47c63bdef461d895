import { spawn } from "node:child_process";
import { serverBundle, workersBundle } from "./build";
import { inProject, withTypeScript } from "./project";
import { startServerProcess } from "./server-process";

/** Longer than the server's own patience, and than that of its workers. */
const patience = 14_000;

/** Starts the web server, waits until it answers, and starts it again when it dies. */
export function startWebServer(environment: NodeJS.ProcessEnv, say: (text: string) => void) {
  return startServerProcess({ launch: () => launch(environment), name: "O servidor", say, patience });
}

/**
 * V8 lets the young objects grow to three times 16 MB before it looks; with half of it a request's leavings go as cheaply,
 * since hardly any survive. The cluster hands it on to the workers.
 */
const frugal = ["--max-semi-space-size=8"];
/**
 * glibc keeps a heap for each thread and gives little of it back: pictures and compression, which run on all threads,
 * left 160 MB lying there. Two heaps are as quick (measured). Other libcs do not read it.
 */
const FEWEST_HEAPS = "2";

function launch(environment: NodeJS.ProcessEnv) {
  return spawn(process.execPath, [...frugal, ...scriptFor(environment)], {
    env: { MALLOC_ARENA_MAX: FEWEST_HEAPS, ...environment },
    stdio: ["ignore", "inherit", "inherit", "ipc"],
  });
}

function scriptFor({ NODE_ENV, WORKERS }: NodeJS.ProcessEnv) {
  if (NODE_ENV !== "production") return [...withTypeScript, inProject("lib", "start", "server.ts")];
  return [Number(WORKERS) > 1 ? workersBundle : serverBundle];
}
