interface Edge {
  from: string;
  to: string;
}

/** Every cycle met on a walk in depth, each once, as the files on it. */
export function findCycles(edges: readonly Edge[]): string[][] {
  const neighbours = new Map<string, Set<string>>();
  for (const { from, to } of edges) neighbours.set(from, (neighbours.get(from) ?? new Set()).add(to));
  const finished = new Set<string>();
  const cycles: string[][] = [];

  function visit(file: string, trail: string[]) {
    const start = trail.indexOf(file);
    if (start >= 0) return void cycles.push([...trail.slice(start), file]);
    if (finished.has(file)) return;
    for (const next of neighbours.get(file) ?? []) visit(next, [...trail, file]);
    finished.add(file);
  }

  for (const file of neighbours.keys()) visit(file, []);
  return cycles;
}
