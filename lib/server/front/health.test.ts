import { once } from "node:events";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { Readable } from "node:stream";
import { afterEach, expect, it, vi } from "vitest";
import { closedGate } from "../../../e2e/harness/closed-gate";
import { inLine } from "../process/origin-client";
import { healthEndpoints } from "./health";
import type { Origin } from "./origin-request";

const server = createServer();

afterEach(() => {
  server.removeAllListeners("request").closeAllConnections();
  server.close();
});

it("readiness is one question, however many strangers ask at once: a balancer hears the answer, too", async () => {
  const gate = closedGate();
  const ask = vi.fn(async () => {
    await gate.passed;
    const body = Readable.from([Buffer.from('{"status":"ok"}')]);
    return Object.assign(body, { statusCode: 200, headers: { "content-type": "application/json" } });
  }) as unknown as Origin["ask"];
  const readiness = healthEndpoints({ ask: inLine(ask), isUp: true })["/api/health"];
  let came = 0;
  server.on("request", (request, response) => {
    came++;
    readiness?.(request, response);
  });
  await once(server.listen(0, "127.0.0.1"), "listening");
  const { port } = server.address() as AddressInfo;
  const asked = Array.from({ length: 200 }, () => fetch(`http://127.0.0.1:${port}/api/health`));
  await expect.poll(() => came).toBe(asked.length);
  gate.open();
  const statuses = (await Promise.all(asked)).map(({ status }) => status);
  expect(new Set(statuses)).toEqual(new Set([200]));
  expect(ask).toHaveBeenCalledTimes(1);
});
