import { mkdir } from "node:fs/promises";

/** Creates the folder for this user alone; as root with passage for others, since PostgreSQL runs as another user. */
export function makeDataDir(folder: string) {
  return mkdir(folder, { recursive: true, mode: process.getuid?.() === 0 ? 0o711 : 0o700 });
}
