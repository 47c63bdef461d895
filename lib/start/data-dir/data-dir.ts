import { mkdir } from "node:fs/promises";

/** For this user alone; as root others pass through, since PostgreSQL's own user must. What is there stays as it is. */
export function makeDataDir(folder: string) {
  return mkdir(folder, { recursive: true, mode: process.getuid?.() === 0 ? 0o711 : 0o700 });
}
