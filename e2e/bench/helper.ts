import { type ChildProcess, spawn } from "node:child_process";
import { inProject, withTypeScript } from "../../lib/start/project";

/** A helper process that handles one IPC message at a time and ends with its parent. */
export interface Helper<Request, Response> {
  pid: number;
  ask(request: Request): Promise<Response>;
  stop(): void;
}

export function startHelper<Request, Response>(file: string): Helper<Request, Response> {
  const child = spawn(process.execPath, [...withTypeScript, inProject("e2e", "bench", file)], {
    stdio: ["ignore", "inherit", "inherit", "ipc"],
    serialization: "advanced",
  });
  return {
    pid: child.pid ?? 0,
    ask: (request) => ask(child, request),
    stop: () => void child.kill(),
  };
}

function ask<Response>(child: ChildProcess, request: unknown) {
  return new Promise<Response>((resolve, reject) => {
    const onEnd = () => reject(new Error("a helper process of the bench ended early"));
    child.once("exit", onEnd);
    child.once("message", (response: Response) => {
      child.off("exit", onEnd);
      resolve(response);
    });
    child.send(Object(request), (error) => error && reject(error));
  });
}

/** The helper's side: handles each request from the parent. */
export function serveRequests<Request, Response>(handle: (request: Request) => Promise<Response>) {
  process.on("message", async (request: Request) => {
    process.send?.(await handle(request));
  });
  process.on("disconnect", () => process.exit());
  // Ctrl-C reaches every process of the terminal; the parent decides the order in which they end.
  process.on("SIGINT", () => {});
}
