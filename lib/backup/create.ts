import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import path from "node:path";
import { to as copyTo } from "pg-copy-streams";
import { IMAGES, originalName } from "../images/names";
import type { Storage } from "../storage/types";
import { pack } from "./archive";
import { quoted } from "./catalogue";
import { encrypt } from "./encryption";
import {
  chunkEntry,
  FORMAT,
  fileEntry,
  HEADER,
  type Header,
  jsonPart,
  MANIFEST,
  type ManifestEntry,
  type Part,
  SECRET,
  type Table,
} from "./format";
import { openSnapshot, type Snapshot } from "./snapshot";

/** Counters of some minutes, by hashes of visitors' addresses: a restored site begins without any. */
export const NOT_COPIED = new Set(["RateLimit"]);
/** Bytes of a table in memory at most. */
const CHUNK_BYTES = 4 * 1024 * 1024;

export interface Source {
  databaseUrl: string;
  storage: Storage;
  pictures: Header["pictures"];
  /** The session secret, where it is the data folder's own. */
  secret?: string;
  variables: string[];
}

export interface Options {
  passphrase: string;
  /** Called for each part that is under way. */
  onPart?: (part: { name: string; bytes: number }) => void;
  /** Called at the end with how many of the site's pictures have no file, and are not in the backup. */
  onMissing?: (pictures: number) => void;
  /** Of the key derivation: tests take a quick one. */
  workFactor?: number;
}

/** The bytes of an encrypted backup, made while they are read. The first ones come when the database has answered. */
export async function* createBackup(source: Source, { passphrase, onPart, onMissing, workFactor }: Options) {
  const { tables, ...others } = await openSnapshot(source.databaseUrl);
  const snapshot = { ...others, tables: tables.filter(({ name }) => !NOT_COPIED.has(name)) };
  const names = new Set<string>();
  try {
    const parts = withManifest(partsOf(source, snapshot), (part) => {
      names.add(part.name);
      onPart?.(part);
    });
    yield* encrypt(pack(parts), passphrase, workFactor);
    onMissing?.(await countMissing(snapshot, names));
  } finally {
    await snapshot.close();
  }
}

/** Header, pictures, tables and secret, one part in memory at a time. */
export async function* partsOf(source: Source, snapshot: Snapshot): AsyncGenerator<Part> {
  yield jsonPart(HEADER, headerOf(source, snapshot));
  yield* storedFiles(source.storage);
  for (const table of snapshot.tables) yield* chunksOf(snapshot, table);
  if (source.secret) yield { name: SECRET, content: Buffer.from(source.secret) };
}

function headerOf({ pictures, secret, variables }: Source, { migrations, tables, sequences }: Snapshot): Header {
  const { version } = JSON.parse(readFileSync(path.join(process.cwd(), "package.json"), "utf8"));
  return {
    format: FORMAT,
    product: String(version),
    createdAt: new Date().toISOString(),
    migrations,
    tables,
    sequences,
    pictures,
    secret: secret !== undefined,
    variables,
  };
}

async function* storedFiles(storage: Storage): AsyncGenerator<Part> {
  for await (const page of storage.list(IMAGES)) {
    for (const { name } of page) {
      const content = name.endsWith(".part") ? undefined : await storage.read(name);
      if (content) yield { name: fileEntry(name), content };
    }
  }
}

async function* chunksOf({ client }: Snapshot, { name, columns }: Table): AsyncGenerator<Part> {
  const rows = client.query(copyTo(`COPY ${quoted(name)} (${columns.map(quoted).join(", ")}) TO STDOUT`));
  let pieces: Buffer[] = [];
  let bytes = 0;
  let chunk = 0;
  const next = (): Part => ({ name: chunkEntry(name, ++chunk), content: Buffer.concat(pieces) });
  for await (const piece of rows) {
    pieces.push(piece);
    bytes += piece.length;
    if (bytes < CHUNK_BYTES) continue;
    yield next();
    pieces = [];
    bytes = 0;
  }
  if (bytes > 0) yield next();
}

/** Every picture had its file before its row: one without has been lost. */
async function countMissing({ client }: Snapshot, names: ReadonlySet<string>) {
  const { rows } = await client.query<{ id: string }>('SELECT id FROM "Image" WHERE url IS NULL');
  return rows.filter(({ id }) => !names.has(fileEntry(originalName(id)))).length;
}

/** Adds the list of all parts as the last one. */
async function* withManifest(parts: AsyncIterable<Part>, onPart: Options["onPart"]): AsyncGenerator<Part> {
  const manifest: ManifestEntry[] = [];
  for await (const part of parts) {
    manifest.push(entryOf(part));
    onPart?.({ name: part.name, bytes: part.content.length });
    yield part;
  }
  yield jsonPart(MANIFEST, manifest);
}

export function entryOf({ name, content }: Part): ManifestEntry {
  return { name, bytes: content.length, sha256: createHash("sha256").update(content).digest("hex") };
}
