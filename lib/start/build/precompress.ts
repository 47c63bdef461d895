import { readdir, readFile, writeFile } from "node:fs/promises";
import path from "node:path";
import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";

const brotli = promisify(brotliCompress);
const deflate = promisify(gzip);

/** Compressible files; fonts and pictures are compressed already. */
const TEXT = /\.(?:js|css|svg|json|map|txt)$/;
/** Bytes below which a compressed copy saves no packet. */
const WORTHWHILE = 1024;

/** Writes `.br` and `.gz` beside the files of a folder at the highest level: once a build, instead of at each request. */
export async function precompress(folder: string) {
  const names = await readdir(folder, { recursive: true });
  await Promise.all(names.filter((name) => TEXT.test(name)).map((name) => compressFile(path.join(folder, name))));
}

async function compressFile(file: string) {
  const content = await readFile(file);
  if (content.byteLength < WORTHWHILE) return;
  const quality = { params: { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY } };
  await Promise.all([
    brotli(content, quality).then((small) => writeFile(`${file}.br`, small)),
    deflate(content, { level: 9 }).then((small) => writeFile(`${file}.gz`, small)),
  ]);
}
