import { randomUUID } from "node:crypto";
import { mkdir, opendir, readFile, rename, rm, stat } from "node:fs/promises";
import path from "node:path";
import { flushed, flushFolder, unlessMissing } from "../files";
import { isStorageName } from "./names";
import type { Storage, StoredFile } from "./types";

/** Files of a page: as many as S3 lists at once. */
const PAGE_SIZE = 1_000;

/** Files under `root()/files`. */
export function diskStorage(root: () => string): Storage {
  const place = (name: string) => {
    if (!isStorageName(name)) throw new Error(`Not a storage name: ${name}`);
    return path.join(/* turbopackIgnore: true */ root(), "files", name);
  };
  return {
    async write(name, content) {
      const file = place(name);
      const folder = path.dirname(file);
      const made = await mkdir(folder, { recursive: true });
      // Beside its place, flushed, then renamed: a crash leaves the whole file or none.
      const unfinished = `${file}.${randomUUID()}.part`;
      try {
        await flushed(unfinished, "w", (handle) => handle.writeFile(content));
        await rename(unfinished, file);
      } catch (error) {
        await rm(unfinished, { force: true }).catch(() => {}); // a full disk must not become fuller
        throw error;
      }
      await flushFolders(folder, made);
    },
    async read(name) {
      return unlessMissing(readFile(place(name)));
    },
    async remove(name) {
      await rm(place(name), { force: true });
    },
    async removeFolder(folder) {
      // Retried when a file was written into it concurrently.
      await rm(place(folder), { recursive: true, force: true, maxRetries: 3 });
    },
    async *list(folder, pageSize = PAGE_SIZE) {
      let page: StoredFile[] = [];
      for await (const file of filesIn(place(folder), folder)) {
        page.push(file);
        if (page.length < pageSize) continue;
        yield page;
        page = [];
      }
      if (page.length > 0) yield page;
    },
  };
}

/** Opens one folder per level: opendir's own `recursive` opens all at once. Files removed concurrently are skipped. */
async function* filesIn(directory: string, name: string): AsyncGenerator<StoredFile> {
  const entries = await unlessMissing(opendir(directory));
  if (!entries) return;
  for await (const entry of entries) {
    const [inside, itsName] = [path.join(directory, entry.name), `${name}/${entry.name}`];
    if (entry.isDirectory()) yield* filesIn(inside, itsName);
    if (!entry.isFile() || !isStorageName(itsName)) continue;
    const found = await unlessMissing(stat(inside));
    if (found) yield { name: itsName, modifiedAt: found.mtime };
  }
}

/** Syncs the folder, which holds the file's name, and the parent, which holds a new folder's. */
async function flushFolders(folder: string, made: string | undefined) {
  const last = made === undefined ? folder : path.dirname(made);
  for (let at = folder; ; at = path.dirname(at)) {
    await flushFolder(at);
    if (at === last) return;
  }
}
