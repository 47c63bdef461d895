import autocannon, { type Result } from "autocannon";
import { answerQuestions } from "./helper";
import type { Burst } from "./load";

export interface LoadRequest {
  url: string;
  connections: number;
  seconds: number;
  headers: Record<string, string>;
}

answerQuestions<LoadRequest, Burst>(async ({ url, connections, seconds, headers }) => {
  const latencies: number[] = [];
  let bytes = 0;
  const before = process.cpuUsage();
  const result = await new Promise<Result>((resolve, reject) => {
    const wanted = { url, connections, duration: seconds, headers, setupClient: keepNoBody };
    const running = autocannon(wanted, (error, result) => (error ? reject(error) : resolve(result)));
    // autocannon's own percentiles are whole milliseconds, too coarse for a bare server.
    running.on("response", (_client, _status, size, milliseconds) => {
      latencies.push(milliseconds);
      bytes += size;
    });
  });
  const { user, system } = process.cpuUsage(before);
  return {
    seconds: result.duration,
    latencies: Float32Array.from(latencies),
    bytes,
    errors: result.errors,
    non2xx: result.non2xx,
    generatorCpu: (user + system) / 1_000_000 / result.duration,
  };
});

/**
 * autocannon joins each body to a string that nobody reads here; for a compressed page that costs several times more than
 * all the rest of it, and the generator would be measured instead of the server.
 */
function keepNoBody(client: object) {
  if (!("pipelinedRequests" in client)) throw new Error("autocannon changed: where are bodies collected now?");
  Object.assign(Object(client.pipelinedRequests), { addBody() {} });
}
