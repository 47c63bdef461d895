import { crc32, deflateSync } from "node:zlib";

/** The box 'colr' of type 'prof' in a HEIC file (ISO 14496-12, 12.1.5): four bytes of size, eight of names, the profile. */
const PROFILE_BOX = "colrprof";

/** The ICC profile in a HEIC file, if it has one: an iPhone's is Display P3. */
export function colorProfileOf(heic: Buffer) {
  const box = heic.indexOf(PROFILE_BOX) - 4;
  return box < 0 ? undefined : heic.subarray(box + 4 + PROFILE_BOX.length, box + heic.readUInt32BE(box));
}

/** The signature, and the chunk 'IHDR'. */
const PNG_HEAD_BYTES = 8 + 25;

/** The PNG with that ICC profile in a chunk 'iCCP' (PNG, 11.3.3.3), by which readers know what its colours mean. */
export function withColorProfile(png: Buffer, profile: Buffer) {
  const chunk = chunkOf("iCCP", Buffer.concat([Buffer.from("icc\0\0"), deflateSync(profile)]));
  return Buffer.concat([png.subarray(0, PNG_HEAD_BYTES), chunk, png.subarray(PNG_HEAD_BYTES)]);
}

function chunkOf(type: string, data: Buffer) {
  const body = Buffer.concat([Buffer.from(type), data]);
  const size = Buffer.alloc(4);
  const checksum = Buffer.alloc(4);
  size.writeUInt32BE(data.length);
  checksum.writeUInt32BE(crc32(body));
  return Buffer.concat([size, body, checksum]);
}
