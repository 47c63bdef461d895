import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";
import type { Encoding } from "./encoding";

const brotli = promisify(brotliCompress);
const deflate = promisify(gzip);

/** 'quick' while a request waits; 'strong' once, in the background. Both work off the event loop. */
export type Strength = "quick" | "strong";

const BROTLI = { quick: 4, strong: constants.BROTLI_MAX_QUALITY };
const GZIP = { quick: 6, strong: 9 };

export async function compress(body: Buffer, encoding: Encoding, strength: Strength): Promise<Buffer> {
  if (encoding === "gzip") return deflate(body, { level: GZIP[strength] });
  if (encoding === "identity") return body;
  const { BROTLI_PARAM_QUALITY, BROTLI_PARAM_SIZE_HINT } = constants;
  return brotli(body, { params: { [BROTLI_PARAM_QUALITY]: BROTLI[strength], [BROTLI_PARAM_SIZE_HINT]: body.length } });
}
