import { z } from "zod";

/**
 * A backup is a tar file, encrypted by a passphrase (age): `age -d backup.nova | tar t` lists it. The header comes first, then the
 * pictures, the tables, the session secret where the data folder keeps it, and last the manifest of all of these.
 */

/** Raised when an older product could not read the backup any more. */
export const FORMAT = 1;

export const HEADER = "nova.json";
export const MANIFEST = "manifest.json";
export const SECRET = "secret";
const FILES = "files/";

export interface Part {
  name: string;
  content: Buffer;
}

const tableSchema = z.object({
  name: z.string(),
  /** Without the generated ones. */
  columns: z.array(z.string()),
});
export type Table = z.infer<typeof tableSchema>;

const sequenceSchema = z.object({ name: z.string(), last: z.string(), called: z.boolean() });
export type Sequence = z.infer<typeof sequenceSchema>;

/** What every version of the format has. */
export const envelopeSchema = z.object({ format: z.int(), createdAt: z.iso.datetime() });

export const headerSchema = envelopeSchema.extend({
  /** The product's version. */
  product: z.string(),
  /** Migrations that the database has. */
  migrations: z.array(z.string()),
  /** In the order in which they are filled: a table comes after those that it refers to. */
  tables: z.array(tableSchema),
  sequences: z.array(sequenceSchema),
  pictures: z.enum(["disk", "bucket"]),
  /** Whether the session secret is in the backup; else NEXTAUTH_SECRET was in the environment. */
  secret: z.boolean(),
  /** Names of the optional variables that were set, without their values: they belong to a machine. */
  variables: z.array(z.string()),
});
export type Header = z.infer<typeof headerSchema>;

const entrySchema = z.object({ name: z.string(), bytes: z.int(), sha256: z.string() });
export type ManifestEntry = z.infer<typeof entrySchema>;
export const manifestSchema = z.array(entrySchema);

export const fileEntry = (name: string) => `${FILES}${name}`;
/** The name in the storage; undefined for a part that is no stored file. */
export const storedName = (entry: string) => (entry.startsWith(FILES) ? entry.slice(FILES.length) : undefined);

export const chunkEntry = (table: string, chunk: number) => `tables/${table}.copy.${String(chunk).padStart(4, "0")}`;
/** The table of a chunk; undefined for a part that is none. */
export const tableOf = (entry: string) => /^tables\/(.+)\.copy\.\d{4,}$/.exec(entry)?.[1];

export const jsonPart = (name: string, value: unknown): Part => ({
  name,
  content: Buffer.from(JSON.stringify(value, null, 1)),
});
