import { readdir, readFile, writeFile } from "node:fs/promises";
import path from "node:path";
import { constants } from "node:zlib";
import { compress } from "../../server/page-cache/encoding";

/** Compressible files; fonts and pictures are compressed already. */
const TEXT = /\.(?:js|css|svg|json|map|txt)$/;
/** Bytes below which a compressed copy saves no packet. */
const WORTHWHILE = 1024;

/** Writes `.br` beside the files of a folder at the highest level, which takes seconds: once a build, and not after each start. */
export async function precompress(folder: string) {
  const names = await readdir(folder, { recursive: true });
  await Promise.all(names.filter((name) => TEXT.test(name)).map((name) => compressFile(path.join(folder, name))));
}

async function compressFile(file: string) {
  const content = await readFile(file);
  if (content.byteLength < WORTHWHILE) return;
  await writeFile(`${file}.br`, await compress(content, "br", constants.BROTLI_MAX_QUALITY));
}
