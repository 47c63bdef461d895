import { openBus } from "./bus";
import { create } from "./invalidations.mjs";
import { EVERYTHING } from "./tag-marks.mjs";

/** For a command that wrote to the database: the processes of the site end everything they keep. Resolves with how many there are. */
export async function tellRunning(databaseUrl: string, say: (text: string) => void): Promise<number> {
  const bus = openBus({ databaseUrl, invalidations: create(), say });
  try {
    return await bus.tell([EVERYTHING]);
  } finally {
    await bus.close();
  }
}
