import { randomBytes } from "node:crypto";
import { mkdir, readFile, writeFile } from "node:fs/promises";
import path from "node:path";

/** The secret that signs sessions: made on the first start and kept, so that a restart signs nobody out. */
export async function keptSecret(dataDir: string): Promise<string> {
  const file = path.join(dataDir, "secret");
  await mkdir(dataDir, { recursive: true });
  // 'wx' lets the first of several instances win; all of them then read what it wrote.
  await writeFile(file, randomBytes(48).toString("base64url"), { mode: 0o600, flag: "wx" }).catch((error) => {
    if (error.code !== "EEXIST") throw error;
  });
  return (await readFile(file, "utf8")).trim();
}
