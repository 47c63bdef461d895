import { percentile } from "./percentile";

/** Results of one burst, as the load generator returns them. */
export interface Burst {
  seconds: number;
  /** Milliseconds from the request to the end of the response, one per response. */
  latencies: Float32Array;
  /** Of complete responses, heads included. */
  bytes: number;
  /** Requests without a response, or without one in time. */
  errors: number;
  non2xx: number;
  /** Share of one core that the generator used; near 1 the generator limits the rate. */
  generatorCpu: number;
}

/** A burst with the CPU milliseconds that its server used; undefined where the system does not report them. */
export interface ServedBurst extends Burst {
  serverCpu?: number;
}

export interface Load {
  perSecond: number;
  p50: number;
  p99: number;
  bytesPerAnswer: number;
  errors: number;
  non2xx: number;
  generatorCpu: number;
  /** CPU milliseconds per response, independent of how fast the generator sends. */
  cpuPerAnswer?: number;
}

/** Merges several bursts against one server. */
export function summarize(bursts: readonly ServedBurst[]): Load {
  const sum = (value: (burst: ServedBurst) => number) => bursts.reduce((total, burst) => total + value(burst), 0);
  const answers = sum(({ latencies }) => latencies.length);
  const latencies = bursts.flatMap((burst) => [...burst.latencies]);
  return {
    perSecond: answers / sum(({ seconds }) => seconds),
    p50: answers && percentile(latencies, 0.5),
    p99: answers && percentile(latencies, 0.99),
    bytesPerAnswer: answers && sum(({ bytes }) => bytes) / answers,
    errors: sum(({ errors }) => errors),
    non2xx: sum(({ non2xx }) => non2xx),
    generatorCpu: sum(({ generatorCpu, seconds }) => generatorCpu * seconds) / sum(({ seconds }) => seconds),
    ...(bursts.every(({ serverCpu }) => serverCpu !== undefined) && {
      cpuPerAnswer: answers && sum(({ serverCpu = 0 }) => serverCpu) / answers,
    }),
  };
}
