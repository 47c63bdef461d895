import { randomUUID } from "node:crypto";
import { type FileHandle, mkdir, open, readFile, rename, rm } from "node:fs/promises";
import path from "node:path";
import type { Storage } from "./storage";

/** Files under `root()/files`. */
export function diskStorage(root: () => string): Storage {
  const place = (name: string) => {
    if (!/^[\w-]+(\/[\w.-]+)*$/.test(name) || name.includes("..")) throw new Error(`Not a storage name: ${name}`);
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
      try {
        return await readFile(place(name));
      } catch (error) {
        if ((error as NodeJS.ErrnoException).code === "ENOENT") return undefined;
        throw error;
      }
    },
    async removeFolder(folder) {
      await rm(place(folder), { recursive: true, force: true });
    },
  };
}

/** The file's name lies in its folder, and a new folder's in the one above: a power cut loses what was not flushed there. */
async function flushFolders(folder: string, made: string | undefined) {
  if (process.platform === "win32") return; // refuses to; its file system keeps a journal of names
  const last = made === undefined ? folder : path.dirname(made);
  for (let at = folder; ; at = path.dirname(at)) {
    await flushed(at, "r", async () => {});
    if (at === last) return;
  }
}

/** Flushed to the disk after the work. */
async function flushed(place: string, flags: string, work: (handle: FileHandle) => Promise<void>) {
  const handle = await open(place, flags);
  try {
    await work(handle);
    await handle.sync();
  } finally {
    await handle.close();
  }
}
