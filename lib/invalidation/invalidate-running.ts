import { openBus } from "./bus";
import { create } from "./invalidations.mjs";
import { EVERYTHING } from "./tag-marks.mjs";

/** For a command that wrote: everything cached by the running site is stale. Resolves with the number of its processes. */
export async function invalidateRunning(databaseUrl: string, warn: (text: string) => void): Promise<number> {
  const bus = openBus({ databaseUrl, invalidations: create(), warn });
  try {
    return await bus.invalidate([EVERYTHING]);
  } finally {
    await bus.close();
  }
}
