import { once } from "node:events";
import net from "node:net";
import { expect, test, vi } from "vitest";
import { freePort } from "./free-port";
import { requirePort, serve } from "./serve";
import { createSteps, StartError } from "./terminal/steps";

const never = new Promise<never>(() => {});
const steps = createSteps({ write: () => true });

function stubServer(lost: Promise<StartError>) {
  return { lost, stop: vi.fn(async () => {}) };
}

test("a server that could not be kept alive ends in order, then says why", async () => {
  const server = stubServer(Promise.resolve(new StartError("desisto")));
  await expect(serve({ server, steps }, new AbortController().signal)).rejects.toThrow("desisto");
  expect(server.stop).toHaveBeenCalledOnce();
});

test("a stop that was asked for ends the server, and is no failure", async () => {
  const server = stubServer(never);
  await serve({ server, steps }, AbortSignal.abort());
  expect(server.stop).toHaveBeenCalledOnce();
});

test("a port that cannot be had is explained, one that is free stays so", async () => {
  const PORT = await freePort();
  await requirePort({ PORT, HOSTNAME: "127.0.0.1" });
  const server = net.createServer().listen(PORT, "127.0.0.1");
  await once(server, "listening");
  await expect(requirePort({ PORT, HOSTNAME: "127.0.0.1" })).rejects.toThrow(`A porta ${PORT} já está em uso`);
  server.close();
  // Of the range that stands for no machine.
  await expect(requirePort({ PORT, HOSTNAME: "192.0.2.1" })).rejects.toThrow("não é desta máquina");
});
