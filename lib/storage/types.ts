import "server-only";

export type StoredFile = { name: string; modifiedAt: Date };

/** Files by name ('images/abc/original.webp'); names are ours, never a visitor's. */
export interface Storage {
  /** Atomic. */
  write(name: string, content: Uint8Array): Promise<void>;
  read(name: string): Promise<Buffer | undefined>;
  /** Removes a file; a missing one is no error. */
  remove(name: string): Promise<void>;
  /** Removes the files of a folder, which has no folders inside. */
  removeFolder(folder: string): Promise<void>;
  /** The product's files in a folder and in those inside it, a page at a time: there may be more than fit into memory. */
  list(folder: string, pageSize?: number): AsyncIterable<StoredFile[]>;
}
