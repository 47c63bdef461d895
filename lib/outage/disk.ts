import { statfs } from "node:fs/promises";
import { inGigabytes } from "../bytes";

/** Free space that is enough on a disk of any size. */
const ENOUGH_BYTES = 5e9;

/** A sentence when less than a tenth of the disk of DATA_DIR is free, and less than ENOUGH_BYTES. Never throws: without an answer of the system, there is none. */
export async function diskWarning(dataDir = process.env.DATA_DIR ?? "./data"): Promise<string | undefined> {
  const disk = await statfs(dataDir).catch(() => undefined);
  if (!disk) return undefined;
  const free = disk.bavail * disk.bsize;
  if (free >= Math.min((disk.blocks * disk.bsize) / 10, ENOUGH_BYTES)) return undefined;
  return `O disco do servidor está quase cheio: espaço livre de ${inGigabytes(free)}. Se encher, o site deixa de salvar: avise quem cuida da hospedagem.`;
}
