import { promisify } from "node:util";
import { brotliCompress, constants } from "node:zlib";
import { pageAssets } from "./page-assets";

/** Bytes that a first visit to the page loads, compressed at brotli's highest level. */
export interface PageWeight {
  page: string;
  html: number;
  scripts: number;
  scriptFiles: number;
  styles: number;
  fonts: number;
  /** The picture of the first screen, as a phone gets it. */
  hero: number;
}

/** Source of a page's HTML and of the files that it names: the running product, or a build's folder. */
export interface SiteSource {
  html(page: string): Promise<string>;
  file(address: string): Promise<Uint8Array>;
}

export async function weighPages(pages: readonly string[], source: SiteSource): Promise<PageWeight[]> {
  const weighed = new Map<string, Promise<number>>();
  // Cached, as most pages share most files, and the highest level is slow.
  function weighFile(address: string) {
    const known = weighed.get(address) ?? source.file(address).then(compressedSize);
    weighed.set(address, known);
    return known;
  }
  return Promise.all(
    pages.map(async (page) => {
      const html = await source.html(page);
      const { scripts, styles, fonts, hero } = pageAssets(html);
      return {
        page,
        html: await compressedSize(Buffer.from(html)),
        scripts: total(await Promise.all(scripts.map(weighFile))),
        scriptFiles: scripts.length,
        styles: total(await Promise.all(styles.map(weighFile))),
        fonts: total(await Promise.all(fonts.map(weighFile))),
        hero: hero ? (await source.file(hero)).length : 0,
      };
    }),
  );
}

async function compressedSize(bytes: Uint8Array) {
  const params = { [constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length };
  return (await promisify(brotliCompress)(bytes, { params })).length;
}

function total(sizes: readonly number[]) {
  return sizes.reduce((sum, size) => sum + size, 0);
}
