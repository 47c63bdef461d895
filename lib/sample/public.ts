import "server-only";
import { cachedUntilChanged, tags } from "../web/cache";
import { showsSample } from "./service";

/** Whether pages must say that what they show is an example. */
export async function readShowsSample() {
  "use cache";
  cachedUntilChanged(tags.sample);
  return showsSample();
}
