import "server-only";
import { env } from "../env";
import { diskStorage } from "./disk";
import { s3Place, s3Storage } from "./s3";
import type { Storage } from "./types";

const place = s3Place(env());

/** In a bucket that all machines share, when there is one; else on this machine. */
export const storage: Storage = place ? s3Storage(place) : diskStorage(() => process.env.DATA_DIR ?? "./data");
