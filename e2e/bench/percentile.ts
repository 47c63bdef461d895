/** Nearest-rank percentile; NaN of none. */
export function percentile(values: Iterable<number>, share: number) {
  const sorted = Float64Array.from(values).sort();
  return sorted[Math.max(0, Math.ceil(sorted.length * share) - 1)] ?? Number.NaN;
}

export const median = (values: Iterable<number>) => percentile(values, 0.5);
