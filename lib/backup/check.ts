import { isDeepStrictEqual } from "node:util";
import { AppError } from "../errors";
import { unpack } from "./archive";
import { entryOf, type Options } from "./create";
import { decrypt } from "./encryption";
import type { ManifestEntry, Part } from "./format";
import { envelopeSchema, FORMAT, HEADER, type Header, headerSchema, MANIFEST, manifestSchema } from "./format";
import { damaged, fromNewerVersion } from "./refusals";

/** A backup that was read from its first byte to its last. */
export interface CheckedBackup {
  header: Header;
  /** Every part but the manifest. */
  entries: ManifestEntry[];
  /** Of the manifest, which has those of all parts. */
  sha256: string;
}

/** Reads a whole backup without changing anything; refuses one that a product with these migrations cannot restore. */
export async function checkBackup(
  file: string,
  { passphrase, onPart }: Pick<Options, "passphrase" | "onPart">,
  migrations: readonly string[],
): Promise<CheckedBackup> {
  let header: Header | undefined;
  let sha256: string | undefined;
  const seen: ManifestEntry[] = [];
  for await (const part of readParts(file, passphrase)) {
    const entry = entryOf(part);
    if (sha256 || (!header && part.name !== HEADER)) throw damaged();
    header ??= readHeader(part, migrations);
    if (part.name === MANIFEST) {
      if (!isDeepStrictEqual(manifestSchema.safeParse(jsonOf(part)).data, seen)) throw damaged();
      sha256 = entry.sha256;
    } else seen.push(entry);
    onPart?.({ name: part.name, bytes: part.content.length });
  }
  if (!header || !sha256) throw damaged();
  return { header, entries: seen, sha256 };
}

/** The parts of a backup; refuses one whose decrypted content is no archive. */
export async function* readParts(file: string, passphrase: string): AsyncGenerator<Part> {
  try {
    yield* unpack(decrypt(file, passphrase));
  } catch (error) {
    if (error instanceof AppError || (error instanceof Error && "syscall" in error)) throw error;
    throw damaged();
  }
}

function readHeader(part: Part, migrations: readonly string[]) {
  const envelope = envelopeSchema.safeParse(jsonOf(part)).data;
  if (envelope && envelope.format > FORMAT) throw fromNewerVersion(envelope.createdAt);
  const header = headerSchema.safeParse(jsonOf(part)).data;
  if (!header) throw damaged();
  if (!header.migrations.every((name) => migrations.includes(name))) throw fromNewerVersion(header.createdAt);
  return header;
}

function jsonOf({ content }: Part): unknown {
  try {
    return JSON.parse(content.toString("utf8"));
  } catch {
    return undefined;
  }
}
