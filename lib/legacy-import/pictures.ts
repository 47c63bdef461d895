import { readFile, realpath, stat } from "node:fs/promises";
import path from "node:path";
import { AppError, toAppError } from "../errors";
import { imageInput } from "../images/schema";
import { storeImage } from "../images/service";
import { imageCopy, MAX_BYTES } from "../images/upload-limits";
import { storedAddress } from "../routes";

/** A stored picture: the address that services accept ('' for the default one), and a remark. */
type Found = { address: string; remark?: string };

/**
 * The picture of a record: a web address stays, base64 and files of the export's folder are checked, re-encoded and stored
 * as uploads are. A missing or broken picture leads to the default one and a remark.
 */
export async function takePicture(value: unknown, folder: string): Promise<Found> {
  const address = typeof value === "string" ? value.trim() : "";
  if (address === "" || DEFAULTS.test(address)) return { address: "" };
  try {
    if (address.startsWith("data:")) return await store(decode(address));
    const known = imageInput.safeParse(address);
    if (known.success && !known.data.startsWith("/")) return { address: known.data };
    const [, scheme, local = ""] = /^(?:([a-z][a-z\d+.-]*:)\/\/[^/]*)?(.*)$/is.exec(address) ?? [];
    const content = await findFile(local, folder);
    if (content) return await store(content);
    return without(scheme ? imageCopy.address : `não encontrei ${path.basename(address)} na pasta da exportação`);
  } catch (error) {
    const expected = toAppError(error);
    if (!expected || expected.code === "unavailable") throw error;
    return without(expected.message);
  }
}

/** The previous system's placeholder for a missing picture. */
const DEFAULTS = /^(?:\.?\/?(?:images?\/|uploads\/)?)(?:default|sample|noimage|undefined|null)(?:\.(?:jpe?g|png))?$/i;

const without = (why: string): Found => ({ address: "", remark: `${why}; ficou a imagem padrão` });

async function store(content: Uint8Array): Promise<Found> {
  const { id } = await storeImage(content);
  return { address: storedAddress(id) };
}

/** The bytes of a data URL; base64 only, as browsers write it. */
function decode(address: string) {
  const comma = address.indexOf(",");
  if (comma < 0 || !/;base64$/i.test(address.slice(0, comma))) throw new AppError("invalid", imageCopy.broken);
  if ((address.length - comma) * 0.75 > MAX_BYTES + 2) throw new AppError("tooLarge", imageCopy.tooLarge);
  return Buffer.from(address.slice(comma + 1), "base64");
}

/**
 * '/uploads/x.jpg', also at the http:// address of a server, where the address says, in uploads/, or in the folder itself;
 * nothing from outside the folder.
 */
async function findFile(address: string, folder: string) {
  const parts = withoutQuery(address)
    .split(/[\\/]+/)
    .filter((part) => part && part !== "." && part !== "..");
  const name = parts.at(-1) ?? "";
  const root = await realpath(folder);
  for (const candidate of [parts, ["uploads", name], [name]]) {
    const file = await realpath(path.join(root, ...candidate)).catch(() => undefined);
    if (!file?.startsWith(root + path.sep)) continue;
    const { size } = await stat(file);
    if (size > MAX_BYTES) throw new AppError("tooLarge", imageCopy.tooLarge);
    const content = await readFile(file).catch(() => undefined);
    if (content) return content;
  }
  return undefined;
}

/** Decoded, as file names are written: 'foto%20da%20sopa.jpg?v=2' is 'foto da sopa.jpg'. */
function withoutQuery(address: string) {
  const name = address.replace(/[?#].*$/, "");
  try {
    return decodeURIComponent(name);
  } catch {
    return name;
  }
}
