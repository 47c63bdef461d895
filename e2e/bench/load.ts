/** What one burst of requests found; the load generator's answer. */
export interface Burst {
  seconds: number;
  /** Milliseconds from request to whole answer, one a request. */
  latencies: Float32Array;
  /** Of whole answers, heads included. */
  bytes: number;
  /** No answer, or none in time. */
  errors: number;
  non2xx: number;
  /** How much of one core the generator itself took; near 1 it is the generator that limits the rate. */
  generatorCpu: number;
}

/** A burst with what its server computed meanwhile, in milliseconds; undefined where the system does not say. */
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
  /** Milliseconds of one core: what an answer costs, however fast the generator asks. */
  cpuPerAnswer?: number;
}

/** Several bursts against one server as if they had been one. */
export function summarize(bursts: readonly ServedBurst[]): Load {
  const sum = (value: (burst: ServedBurst) => number) => bursts.reduce((total, burst) => total + value(burst), 0);
  const answers = sum(({ latencies }) => latencies.length);
  const sorted = Float32Array.from(bursts.flatMap(({ latencies }) => [...latencies])).sort();
  return {
    perSecond: answers / sum(({ seconds }) => seconds),
    p50: percentile(sorted, 0.5),
    p99: percentile(sorted, 0.99),
    bytesPerAnswer: answers && sum(({ bytes }) => bytes) / answers,
    errors: sum(({ errors }) => errors),
    non2xx: sum(({ non2xx }) => non2xx),
    generatorCpu: sum(({ generatorCpu, seconds }) => generatorCpu * seconds) / sum(({ seconds }) => seconds),
    ...(bursts.every(({ serverCpu }) => serverCpu !== undefined) && {
      cpuPerAnswer: answers && sum(({ serverCpu = 0 }) => serverCpu) / answers,
    }),
  };
}

/** The smallest value that at least `share` of all values do not exceed; 0 of nothing. */
function percentile(sorted: Float32Array, share: number) {
  return sorted[Math.max(0, Math.ceil(sorted.length * share) - 1)] ?? 0;
}
