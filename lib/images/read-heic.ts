import "server-only";
import PQueue from "p-queue";
import { AppError } from "../errors";
import { runInChild } from "../run-in-child";
import { HEIC_EXIT } from "./heic-exit";
import { imageCopy } from "./upload-limits";

/** A photograph of 50 megapixels takes 10 s on a small machine. Decoded pixels are outside of V8's memory. */
const LIMITS = { timeoutMs: 60_000, memoryMb: 256 };

/** One after the other, so that their memory does not add up: half a gigabyte for the largest. */
const queue = new PQueue({ concurrency: 1 });

/** Whether the content says that it is a HEIC photograph, as iPhones take them. */
export const isHeic = (content: Uint8Array) =>
  /^ftyp(?:hei[cx]|hev[cx]|mif1|msf1)/.test(Buffer.from(content.subarray(4, 12)).toString("latin1"));

/**
 * A HEIC photograph as PNG, upright, scaled down to what is stored; 'invalid' for one that cannot be read. sharp has no decoder for it
 * (HEVC is patented); libheif, in WebAssembly and in a process of its own, has.
 */
export async function readHeic(content: Uint8Array) {
  const { output, exitCode } = await queue.add(() => runInChild("nova-heic", content, LIMITS));
  if (exitCode === 0) return output;
  const message = exitCode === HEIC_EXIT.tooManyPixels ? imageCopy.tooManyPixels : imageCopy.broken;
  throw new AppError("invalid", message, { image: message });
}
