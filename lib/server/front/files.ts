import { readdirSync } from "node:fs";
import { readFile } from "node:fs/promises";
import path from "node:path";
import { lookup } from "mrmime";
import type { Fetched } from "../page-cache/answer";

export const STATIC = "/_next/static/";
/** Ending of the copies in brotli, which lib/start/build/precompress.ts writes. */
const COPY = ".br";

export interface Files {
  /** Whether the path, without its query, is a file's. */
  has(path: string): boolean;
  read(path: string): Promise<Fetched>;
}

/** The build's own scripts, styles and fonts: those that were there at the start, and nothing else. */
export function openFiles(buildFolder: string): Files {
  const folder = path.join(buildFolder, "static");
  const files = new Map<string, string>();
  for (const entry of readdirSync(folder, { recursive: true, withFileTypes: true })) {
    const file = path.join(entry.parentPath, entry.name);
    const url = STATIC + path.relative(folder, file).split(path.sep).join("/");
    if (entry.isFile() && !url.endsWith(COPY)) files.set(url, file);
  }
  return {
    has: (url) => files.has(url),
    async read(url) {
      const file = files.get(url) ?? "";
      const body = await readFile(file);
      const type = lookup(file) ?? "application/octet-stream";
      return {
        status: 200,
        headers: {
          "content-type": /^text\/|json|xml/.test(type) ? `${type}; charset=utf-8` : type,
          "cache-control": "public, max-age=31536000, immutable",
        },
        body,
        precompressed: async (encoding) =>
          encoding === "br" ? readFile(file + COPY).catch(() => undefined) : undefined,
      };
    },
  };
}
