import "server-only";
import { env } from "../env";
import { diskStorage } from "./disk";
import { s3Place, s3Storage } from "./s3";

/** Files by name ('images/abc/original.webp'); names are ours, never a visitor's. */
export interface Storage {
  /** Stores all of it or nothing. */
  write(name: string, content: Uint8Array): Promise<void>;
  read(name: string): Promise<Buffer | undefined>;
  /** Removes the files of a folder, which has no folders inside. */
  removeFolder(folder: string): Promise<void>;
}

const place = s3Place(env());

/** In a bucket that all machines share, when there is one; else on this machine. */
export const storage: Storage = place ? s3Storage(place) : diskStorage(() => process.env.DATA_DIR ?? "./data");
