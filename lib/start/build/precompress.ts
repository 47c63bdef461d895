import { readdir, readFile, writeFile } from "node:fs/promises";
import path from "node:path";
import { constants } from "node:zlib";
import { compress } from "../../server/page-cache/encoding";

/** Compressible files; fonts and pictures are compressed already. */
const TEXT = /\.(?:js|css|svg|json|map|txt)$/;

/** Writes `.br` beside the files of a folder at the highest level, which takes seconds: once a build, and not after each start. */
export async function precompress(folder: string) {
  const names = await readdir(folder, { recursive: true });
  const files = names.filter((name) => TEXT.test(name)).map((name) => path.join(folder, name));
  await Promise.all(files.map(compressFile));
}

async function compressFile(file: string) {
  await writeFile(`${file}.br`, await compress(await readFile(file), "br", constants.BROTLI_MAX_QUALITY));
}
