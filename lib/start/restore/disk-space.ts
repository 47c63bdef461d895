import { existsSync } from "node:fs";
import path from "node:path";
import type { CheckedBackup } from "../../backup/check";
import { storedName, tableOf } from "../../backup/format";
import { hasRoom, RESERVED_BYTES } from "../../backup/write-file";
import { inMegabytes } from "../../bytes";
import type { Env } from "../../env";
import { StartError } from "../../outage/start-error";
import { s3Place } from "../../storage/s3";

/** What rows take of the disk, against their text in the copy: with indexes, search vectors and PostgreSQL's log. */
const BYTES_PER_BYTE = 3;

/** What a restore will write to the disk of DATA_DIR, about; 0 when database and pictures are elsewhere. */
export function bytesOnDisk(env: Env, { entries }: CheckedBackup) {
  const isInBucket = s3Place(env) !== undefined;
  return entries.reduce((sum, { name, bytes }) => {
    const picture = storedName(name);
    if (picture) return isInBucket || existsSync(path.join(env.DATA_DIR, "files", picture)) ? sum : sum + bytes;
    return env.DATABASE_URL || !tableOf(name) ? sum : sum + bytes * BYTES_PER_BYTE;
  }, 0);
}

/**
 * Refuses to fill the disk: a restore that ends half-way changes nothing in the database, but may take hours to say so. `before` are
 * bytes that each try takes beforehand.
 */
export function requireRoom({ DATA_DIR }: Env, bytes: number, before = 0) {
  if (bytes === 0 || hasRoom(nearestFolder(path.resolve(DATA_DIR)), RESERVED_BYTES + bytes)) return;
  const needed = inMegabytes(RESERVED_BYTES + bytes + before);
  throw new StartError(
    `A restauração não cabe no disco de ${DATA_DIR}: é preciso que ${needed} estejam livres. Nada mudou.`,
    FREE_SPACE,
  );
}

/** The same on the way: something else has filled the disk meanwhile. */
export function requireRoomLeft({ DATA_DIR }: Env) {
  if (hasRoom(nearestFolder(path.resolve(DATA_DIR)), RESERVED_BYTES)) return;
  throw new StartError(
    `O disco de ${DATA_DIR} está quase cheio, e a restauração parou. O banco de dados ficou como estava; as imagens já gravadas ficam, e não serão gravadas de novo.`,
    FREE_SPACE,
  );
}

const FREE_SPACE =
  "Liberem espaço (cópias antigas em DATA_DIR/backups também contam), ou ponham DATA_DIR em outro disco, e repitam o comando.";

/** The folder, or the one in which it will be made. */
function nearestFolder(folder: string): string {
  return existsSync(folder) ? folder : nearestFolder(path.dirname(folder));
}
