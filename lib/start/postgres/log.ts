import { chmod, readFile, stat, truncate, writeFile } from "node:fs/promises";
import path from "node:path";

/** What the database server says, kept beside its data; only the words since the last mark matter to an explanation. */
export interface Log {
  file: string;
  mark(): Promise<void>;
  tail(): Promise<string>;
}

const largestLog = 5_000_000;

export async function openLog(dataDir: string): Promise<Log> {
  const file = path.join(dataDir, "postgres.log");
  await writeFile(file, "", { flag: "a", mode: 0o600 });
  await chmod(file, 0o600);
  if ((await stat(file)).size > largestLog) await truncate(file);
  let start = 0;
  return {
    file,
    async mark() {
      start = (await stat(file)).size;
    },
    async tail() {
      return (await readFile(file)).subarray(start).toString().trim();
    },
  };
}
