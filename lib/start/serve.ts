import { spawn } from "node:child_process";
import { once } from "node:events";
import net from "node:net";
import type { Env } from "../env";
import { serverBundle } from "../server/process/bundles";
import { withMemorySettings } from "../server/process/memory-settings";
import { type RunningProcess, startServerProcess } from "../server/process/server-process";
import type { Database } from "./postgres/database";
import { inProject, withTypeScript } from "./project";
import type { Stop } from "./terminal/run";
import { type createSteps, StartError } from "./terminal/steps";

/** Longer than the server's own. */
export const STOP_TIMEOUT_MS = 14_000;

/** Says so before anything else has been started, instead of after a minute of building. */
export async function requirePort({ PORT, HOSTNAME }: Pick<Env, "PORT" | "HOSTNAME">) {
  const server = net.createServer().listen({ port: PORT, host: HOSTNAME });
  const refusal = await once(server, "listening").then(
    () => undefined,
    (error: NodeJS.ErrnoException) => error,
  );
  if (!refusal) return void (await once(server.close(), "close"));
  const reasons: Record<string, StartError> = {
    EADDRINUSE: new StartError(
      `A porta ${PORT} já está em uso por outro programa.`,
      `Encerre-o, ou use outra: PORT=${PORT + 1} npm start`,
    ),
    EACCES: new StartError(
      `Este usuário não pode usar a porta ${PORT}.`,
      "Portas abaixo de 1024 são reservadas; use PORT=3000 e um proxy reverso na frente.",
    ),
    EADDRNOTAVAIL: new StartError(
      `O endereço ${HOSTNAME} (HOSTNAME) não é desta máquina.`,
      "Use 0.0.0.0 para todos os endereços.",
    ),
  };
  throw reasons[refusal.code ?? ""] ?? refusal;
}

/** Starts the web server's process, waits until it answers, and starts it again whenever it dies. */
export async function startWebServer(
  environment: NodeJS.ProcessEnv,
  print: (text: string) => void,
): Promise<RunningProcess> {
  const inProduction = environment.NODE_ENV === "production";
  const env = inProduction ? withMemorySettings(environment) : environment;
  const args = inProduction ? [serverBundle] : DEVELOPMENT;
  const launch = () => spawn(process.execPath, args, { env, stdio: ["ignore", "inherit", "inherit", "ipc"] });
  return startServerProcess({ launch, print, stopTimeoutMs: STOP_TIMEOUT_MS }).catch((error: Error) => {
    throw new StartError(error.message);
  });
}

const DEVELOPMENT = [...withTypeScript, inProject("lib", "server", "process", "server.ts")];

type Serving = { server: RunningProcess; database: Pick<Database, "lost">; steps: ReturnType<typeof createSteps> };

/** Returns after an asked-for stop; throws why the product cannot go on, when its server has ended. */
export async function serve({ server, database, steps }: Serving, { signal, forced }: Stop) {
  const stopped = signal.aborted || once(signal, "abort").then(() => undefined);
  const failure = await Promise.race([server.lost, database.lost, stopped]);
  process.stdout.write("\n");
  void forced.then(() => server.kill());
  await steps.step("Servidor encerrado", () => server.stop());
  if (failure instanceof StartError) throw failure;
  if (failure instanceof Error) throw new StartError(failure.message);
}
