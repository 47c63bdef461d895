import { OFFLINE, UNAVAILABLE } from "@/lib/errors";
import { imageCopy } from "@/lib/images/upload-limits";

type Result = { ok: true; address: string } | { ok: false; message: string };

/** Sends a picture to POST /api/upload. By XMLHttpRequest, because fetch reports no progress; `onProgress` gets 0 to 1. */
export function uploadImage(file: File, onProgress: (share: number) => void, signal: AbortSignal): Promise<Result> {
  const form = new FormData();
  form.set("image", file);
  return new Promise((resolve) => {
    const request = new XMLHttpRequest();
    request.open("POST", "/api/upload");
    request.responseType = "json";
    request.upload.onprogress = ({ loaded, total }) => onProgress(total > 0 ? loaded / total : 0);
    request.onerror = () => resolve({ ok: false, message: OFFLINE });
    request.onabort = () => resolve({ ok: false, message: "" });
    signal.addEventListener("abort", () => request.abort(), { once: true });
    request.onload = () => {
      const { image, message } = request.response ?? {};
      const ok = request.status === 201 && typeof image === "string";
      // The server's words are for programs, which know what a token is.
      const reason = request.status === 401 ? imageCopy.signedOut : (message ?? UNAVAILABLE);
      resolve(ok ? { ok, address: image } : { ok: false, message: reason });
    };
    if (signal.aborted) resolve({ ok: false, message: "" });
    else request.send(form);
  });
}
