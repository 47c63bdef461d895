import { imageCopy } from "@/lib/images/upload-limits";
import { prepareUpload, rejectionOf } from "./image-file";
import { uploadImage } from "./upload-image";

/** Checks, scales down and uploads a file; the address of the stored picture, or why there is none. */
export async function sendPicture(file: File, onProgress: (share: number) => void, signal: AbortSignal) {
  const rejection = await rejectionOf(file);
  if (rejection) return { ok: false as const, message: rejection };
  const ready = await prepareUpload(file).catch(() => undefined);
  return ready ? uploadImage(ready, onProgress, signal) : { ok: false as const, message: `${imageCopy.broken}.` };
}
