import { once } from "node:events";
import net from "node:net";
import type { Env } from "../env";
import { StartError } from "../outage/start-error";

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
      `A porta ${PORT} já está em uso: o site já está ligado, ou é outro programa.`,
      `Se o site não se abre em http://localhost:${PORT}, encerre o outro programa, ou use outra porta: PORT=${PORT === 3001 ? 3002 : 3001} no arquivo .env.`,
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
