import { imageCopy } from "@/lib/images/upload-limits";
import { type Area, prepareUpload, rejectionOf } from "./image-file";
import { uploadImage } from "./upload-image";

type OnProgress = (share: number) => void;

/** Checks, scales down and uploads a file; the address of the stored picture, or why there is none. */
export async function sendPicture(file: File, onProgress: OnProgress, signal: AbortSignal) {
  const rejection = await rejectionOf(file);
  if (rejection) return { ok: false as const, message: rejection };
  return sendChecked(file, undefined, onProgress, signal);
}

/** The same of a file that is checked already, or of a part of it. */
export async function sendChecked(file: File, area: Area | undefined, onProgress: OnProgress, signal: AbortSignal) {
  const ready = await prepareUpload(file, area).catch(() => undefined);
  return ready ? uploadImage(ready, onProgress, signal) : { ok: false as const, message: `${imageCopy.broken}.` };
}
