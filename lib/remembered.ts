/**
 * The function with its latest answers remembered: for what is asked for again and again, always says the same, and takes its
 * time to make.
 */
export function remembered<Made>(most: number, make: (of: string) => Made) {
  const known = new Map<string, { made: Made }>();
  return (of: string): Made => {
    const kept = known.get(of) ?? { made: make(of) };
    known.delete(of);
    known.set(of, kept); // the most recently used last
    for (const oldest of known.keys()) if (known.size > most) known.delete(oldest);
    return kept.made;
  };
}
