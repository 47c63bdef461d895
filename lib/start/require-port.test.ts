import { once } from "node:events";
import net from "node:net";
import { expect, test } from "vitest";
import { freePort } from "../free-port";
import { requirePort } from "./require-port";

test("a port that cannot be had is explained, one that is free stays so", async () => {
  const PORT = await freePort();
  await requirePort({ PORT, HOSTNAME: "127.0.0.1" });
  const server = net.createServer().listen(PORT, "127.0.0.1");
  await once(server, "listening");
  // In words that are also a way out at the Windows prompt, which does not know 'PORT=3001 npm start'.
  await expect(requirePort({ PORT, HOSTNAME: "127.0.0.1" })).rejects.toMatchObject({
    message: `A porta ${PORT} já está em uso: o site já está ligado, ou é outro programa.`,
    advice: expect.stringContaining("no arquivo .env"),
  });
  server.close();
  // Of the range that stands for no machine.
  await expect(requirePort({ PORT, HOSTNAME: "192.0.2.1" })).rejects.toThrow("não é desta máquina");
});
