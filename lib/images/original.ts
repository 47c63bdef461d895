import "server-only";
import { storedId } from "../routes";
import { storage } from "../storage/storage";
import { originalName } from "./names";

/** The file of a stored picture; undefined for any other address, and for one whose file is gone. */
export async function readOriginal(address: string) {
  const id = storedId(address);
  return id === undefined ? undefined : storage.read(originalName(id));
}
