import { openBus } from "./bus";
import { create } from "./invalidations.mjs";
import { EVERYTHING } from "./tag-marks.mjs";

/** For a command that wrote: all that the running site keeps is stale. Resolves with how many processes it has. */
export async function tellRunning(databaseUrl: string, say: (text: string) => void): Promise<number> {
  const bus = openBus({ databaseUrl, invalidations: create(), say });
  try {
    return await bus.tell([EVERYTHING]);
  } finally {
    await bus.close();
  }
}
