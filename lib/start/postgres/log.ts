import { chmod, copyFile, readFile, stat, truncate, writeFile } from "node:fs/promises";
import path from "node:path";
import { unlessMissing } from "../data-dir/files";

/** What the database server says, kept beside its data; only the words since the last mark matter to an explanation. */
export interface Log {
  file: string;
  mark(): Promise<void>;
  /** The last words since the mark. */
  tail(): Promise<string>;
  /** Begins anew when it has grown large, and keeps the one before; the server only ever appends. */
  rotate(): Promise<void>;
}

const MAX_LOG_BYTES = 5_000_000;
const MAX_TAIL_BYTES = 4_000;

export async function openLog(dataDir: string): Promise<Log> {
  const file = path.join(dataDir, "postgres.log");
  await writeFile(file, "", { flag: "a", mode: 0o600 });
  await chmod(file, 0o600);
  let start = 0;
  const size = async () => (await unlessMissing(stat(file)))?.size ?? 0;
  const log: Log = {
    file,
    async mark() {
      start = await size();
    },
    async tail() {
      const said = (await unlessMissing(readFile(file)))?.subarray(start);
      return said?.subarray(-MAX_TAIL_BYTES).toString().trim() ?? "";
    },
    async rotate() {
      if ((await size()) <= MAX_LOG_BYTES) return;
      await copyFile(file, `${file}.1`);
      await truncate(file);
      start = 0;
    },
  };
  await log.rotate();
  return log;
}
