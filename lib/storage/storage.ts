import "server-only";
import { env } from "../env";
import { openStorage } from "./open";

/** Where this process's pictures are. */
export const storage = openStorage(env(), () => process.env.DATA_DIR ?? "./data");
