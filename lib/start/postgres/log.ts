import { chmod, copyFile, readFile, stat, truncate, writeFile } from "node:fs/promises";
import path from "node:path";
import { unlessMissing } from "../../files";

export type Log = Awaited<ReturnType<typeof openLog>>;

const MAX_LOG_BYTES = 5_000_000;
const MAX_TAIL_BYTES = 4_000;

/** The log of the database server, beside its data; explanations read what was written since the last mark. */
export async function openLog(dataDir: string) {
  const file = path.join(dataDir, "postgres.log");
  await writeFile(file, "", { flag: "a", mode: 0o600 });
  await chmod(file, 0o600);
  let start = 0;
  const size = async () => (await unlessMissing(stat(file)))?.size ?? 0;
  const log = {
    file,
    async mark() {
      start = await size();
    },
    /** The last words since the mark. */
    async tail() {
      const output = (await unlessMissing(readFile(file)))?.subarray(start);
      return output?.subarray(-MAX_TAIL_BYTES).toString().trim() ?? "";
    },
    /** Rotates a large log, keeping the previous one; the server only ever appends. */
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
