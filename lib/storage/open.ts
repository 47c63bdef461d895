import type { Env } from "../env";
import { diskStorage } from "./disk";
import { s3Place, s3Storage } from "./s3";
import type { Storage } from "./types";

/** In a bucket that all machines share, when there is one; else on this machine, in `root()/files`. */
export function openStorage(env: Env, root = () => env.DATA_DIR): Storage {
  const place = s3Place(env);
  return place ? s3Storage(place) : diskStorage(root);
}
