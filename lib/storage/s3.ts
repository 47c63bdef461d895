import type { Disk, DriveDirectory, DriveFile } from "flydrive";
import type { Env } from "../env";
import { isStorageName } from "./names";
import type { Storage, StoredFile } from "./types";

/** A bucket of any S3-compatible store, and the keys to it. */
export type S3Place = {
  /** Absent: Amazon's own of the region. */
  endpoint?: string;
  region: string;
  bucket: string;
  /** Path-style addresses: the bucket in the path instead of the host name. */
  forcePathStyle: boolean;
  accessKeyId: string;
  secretAccessKey: string;
};

/** Timeouts of one attempt; each request is tried three times, until its response has begun. */
const CONNECT_TIMEOUT_MS = 3_000;
const RESPONSE_TIMEOUT_MS = 10_000;

/** The S3 configuration; undefined when files are stored on this machine. */
export function s3Place(env: Env): S3Place | undefined {
  const { S3_BUCKET: bucket, S3_ACCESS_KEY_ID: accessKeyId, S3_SECRET_ACCESS_KEY: secretAccessKey } = env;
  if (!bucket || !accessKeyId || !secretAccessKey) return undefined;
  const { S3_ENDPOINT: endpoint, S3_REGION: region, S3_FORCE_PATH_STYLE: forced } = env;
  // Most stores that are not Amazon's have no host name for each bucket.
  return { endpoint, region, bucket, forcePathStyle: forced ?? endpoint !== undefined, accessKeyId, secretAccessKey };
}

/** The bucket of the daily backups, with keys of its own; undefined when they stay on this machine. */
export function backupS3Place(env: Env): S3Place | undefined {
  const { BACKUP_S3_BUCKET: bucket, BACKUP_S3_ACCESS_KEY_ID: accessKeyId } = env;
  const { BACKUP_S3_ENDPOINT: endpoint, BACKUP_S3_REGION: region, BACKUP_S3_SECRET_ACCESS_KEY: secretAccessKey } = env;
  if (!bucket || !accessKeyId || !secretAccessKey) return undefined;
  return { endpoint, region, bucket, forcePathStyle: endpoint !== undefined, accessKeyId, secretAccessKey };
}

/** The same names as on disk, as keys of the bucket: `DATA_DIR/files` can be copied into it as it is. */
export function s3Storage(place: S3Place): Storage {
  let opened: Promise<Disk> | undefined;
  const disk = () => {
    opened ??= openBucket(place);
    return opened;
  };
  return {
    // S3 shows an object whole or not at all.
    async write(name, content) {
      await (await disk()).put(name, content);
    },
    async read(name) {
      try {
        return Buffer.from(await (await disk()).getBytes(name));
      } catch (error) {
        if (isMissing(error)) return undefined;
        throw error;
      }
    },
    async remove(name) {
      await (await disk()).delete(name);
    },
    async removeFolder(folder) {
      const bucket = await disk();
      // One by one: not every store can delete several at once.
      for (let next: string | undefined; ; ) {
        const { objects, paginationToken } = await bucket.listAll(folder, { paginationToken: next });
        for (const found of objects) if (found.isFile) await bucket.delete(found.key);
        if (!paginationToken) return;
        next = paginationToken;
      }
    },
    async *list(folder, pageSize) {
      const bucket = await disk();
      for (let next: string | undefined; ; ) {
        const options = { recursive: true, paginationToken: next, ...(pageSize && { maxResults: pageSize }) };
        const { objects, paginationToken } = await bucket.listAll(folder, options);
        yield await filesOf(objects, `${folder}/`);
        if (!paginationToken) return;
        next = paginationToken;
      }
    },
  };
}

/** The listing has each file's time: nothing is asked for again. */
async function filesOf(objects: Iterable<DriveFile | DriveDirectory>, start: string) {
  const files: StoredFile[] = [];
  for (const found of objects) {
    if (!found.isFile || !found.key.startsWith(start) || !isStorageName(found.key)) continue;
    files.push({ name: found.key, modifiedAt: (await found.getMetaData()).lastModified });
  }
  return files;
}

/** The client is loaded when it is first needed: without S3 it costs neither time nor memory. */
export async function openBucket(
  { accessKeyId, secretAccessKey, ...place }: S3Place,
  { responseTimeoutMs = RESPONSE_TIMEOUT_MS } = {},
) {
  // It announces on Node 20 that versions of 2027 need a newer one; package.json stays below them.
  process.env.AWS_SDK_JS_NODE_VERSION_SUPPORT_WARNING_DISABLED = "true";
  const [{ Disk, KeyNormalizer }, { S3Driver }] = await Promise.all([
    import("flydrive"),
    import("flydrive/drivers/s3"),
  ]);
  // A listing ends at a name that it does not allow, and people put files of any name beside ours.
  KeyNormalizer.allowedCharacterSet = /(?:)/;
  return new Disk(
    new S3Driver({
      ...place,
      credentials: { accessKeyId, secretAccessKey },
      visibility: "private",
      supportsACL: false, // the bucket decides
      // Amazon's newer checksums are unknown to other stores.
      requestChecksumCalculation: "WHEN_REQUIRED",
      responseChecksumValidation: "WHEN_REQUIRED",
      requestHandler: {
        connectionTimeout: CONNECT_TIMEOUT_MS,
        requestTimeout: responseTimeoutMs,
        throwOnRequestTimeout: true,
        socketTimeout: responseTimeoutMs, // a body that stops midway
      },
    }),
  );
}

function isMissing(error: unknown) {
  return error instanceof Error && error.cause instanceof Error && error.cause.name === "NoSuchKey";
}
