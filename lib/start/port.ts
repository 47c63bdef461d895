import { once } from "node:events";
import net from "node:net";
import type { Env } from "../env";
import { StartError } from "./terminal/steps";

export async function freePort(host = "127.0.0.1"): Promise<number> {
  const server = net.createServer().listen(0, host);
  await once(server, "listening");
  const address = server.address();
  server.close();
  await once(server, "close");
  if (!address || typeof address === "string") throw new Error("no port in the listening address");
  return address.port;
}

export function isPortFree(port: number, host: string): Promise<boolean> {
  return new Promise((resolve, reject) => {
    const server = net.createServer();
    server.once("error", (error: NodeJS.ErrnoException) =>
      error.code === "EADDRINUSE" ? resolve(false) : reject(error),
    );
    server.listen({ port, host }, () => server.close(() => resolve(true)));
  });
}

/** Says so before anything else has been started, instead of after a minute of building. */
export async function requirePort({ PORT, HOSTNAME }: Pick<Env, "PORT" | "HOSTNAME">) {
  const free = await isPortFree(PORT, HOSTNAME).catch((error: NodeJS.ErrnoException) => {
    if (error.code === "EACCES")
      throw new StartError(
        `Este usuário não pode usar a porta ${PORT}.`,
        "Portas abaixo de 1024 são reservadas; use PORT=3000 e um proxy reverso na frente.",
      );
    if (error.code === "EADDRNOTAVAIL")
      throw new StartError(
        `O endereço ${HOSTNAME} (HOSTNAME) não é desta máquina.`,
        "Use 0.0.0.0 para todos os endereços.",
      );
    throw error;
  });
  if (!free)
    throw new StartError(
      `A porta ${PORT} já está em uso por outro programa.`,
      `Encerre-o, ou use outra: PORT=${PORT + 1} npm start`,
    );
}
