import { randomUUID } from "node:crypto";
import { mkdir, open, readFile, rename, rm } from "node:fs/promises";
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
      await mkdir(path.dirname(file), { recursive: true });
      // Beside its place, flushed, then renamed: a crash leaves the whole file or none.
      const unfinished = `${file}.${randomUUID()}.part`;
      const handle = await open(unfinished, "w");
      try {
        await handle.writeFile(content);
        await handle.sync();
      } finally {
        await handle.close();
      }
      await rename(unfinished, file);
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
