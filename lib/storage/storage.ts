import "server-only";
import { diskStorage } from "./disk";

/** Files by name ('images/abc/original.webp'); names are ours, never a visitor's. S3 will implement the same. */
export interface Storage {
  /** Stores all of it or nothing. */
  write(name: string, content: Uint8Array): Promise<void>;
  read(name: string): Promise<Buffer | undefined>;
  /** Removes every file whose name begins with the folder. */
  removeFolder(folder: string): Promise<void>;
}

export const storage: Storage = diskStorage(() => process.env.DATA_DIR ?? "./data");
