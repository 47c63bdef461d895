import { inflateRawSync } from "node:zlib";

const END = 0x06054b50;
const ENTRY = 0x02014b50;
const LOCAL = 0x04034b50;
const DEFLATED = 8;

/**
 * Whether the parts of a ZIP have at most so many bytes together once they are unpacked; a ZIP bomb has more. They are unpacked and
 * counted, as its own list may lie. Throws at what is no plain ZIP (broken, ZIP64, something before or behind it).
 */
export function unpacksWithin(bytes: Buffer, most: number) {
  const end = bytes.lastIndexOf(Buffer.from("PK\x05\x06", "latin1"));
  const [size, start] = [bytes.readUInt32LE(end + 12), bytes.readUInt32LE(end + 16)];
  if (end < 0 || bytes.readUInt32LE(end) !== END || start + size !== end) throw new Error("no plain ZIP");
  let left = most;
  for (let at = start; at < end && left >= 0; at += entryLength(bytes, at)) left -= unpackedSize(bytes, at, left);
  return left >= 0;
}

function entryLength(bytes: Buffer, at: number) {
  if (bytes.readUInt32LE(at) !== ENTRY) throw new Error("no entry of a ZIP's list");
  return 46 + bytes.readUInt16LE(at + 28) + bytes.readUInt16LE(at + 30) + bytes.readUInt16LE(at + 32);
}

/** Bytes of the part that the list names at `at`; one more than `left` of one that has more. */
function unpackedSize(bytes: Buffer, at: number, left: number) {
  const local = bytes.readUInt32LE(at + 42);
  if (bytes.readUInt32LE(local) !== LOCAL) throw new Error("no part of a ZIP");
  const from = local + 30 + bytes.readUInt16LE(local + 26) + bytes.readUInt16LE(local + 28);
  const packed = bytes.subarray(from, from + bytes.readUInt32LE(at + 20));
  if (bytes.readUInt16LE(at + 10) !== DEFLATED) return packed.length;
  try {
    return inflateRawSync(packed, { maxOutputLength: Math.max(1, left) }).length;
  } catch (error) {
    if (error instanceof RangeError) return left + 1;
    throw error;
  }
}
