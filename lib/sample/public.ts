import "server-only";
import { cachedUntilChanged } from "../cached-read";
import { SAMPLE_TAG } from "./schema";
import { showsSample } from "./service";

/** Whether pages must say that what they show is an example. */
export async function readShowsSample() {
  "use cache";
  cachedUntilChanged(SAMPLE_TAG);
  return showsSample();
}
