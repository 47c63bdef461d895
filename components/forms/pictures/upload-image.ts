import { OFFLINE, UNAVAILABLE } from "@/lib/errors";
import { imageCopy } from "@/lib/images/upload-limits";

type Result = { ok: true; address: string } | { ok: false; message: string };

/** A network that is gone without a word may keep a request for many minutes, and the form with it. */
const STALLED_MS = 90_000;

/** Sends a picture to POST /api/upload. By XMLHttpRequest, because fetch reports no progress; `onProgress` gets 0 to 1. */
export function uploadImage(file: File, onProgress: (share: number) => void, signal: AbortSignal): Promise<Result> {
  const form = new FormData();
  form.set("image", file);
  return new Promise((resolve) => {
    const request = new XMLHttpRequest();
    request.open("POST", "/api/upload");
    request.responseType = "json";
    let stalled: ReturnType<typeof setTimeout>;
    function giveUpLater() {
      clearTimeout(stalled);
      stalled = setTimeout(() => {
        resolve({ ok: false, message: OFFLINE });
        request.abort();
      }, STALLED_MS);
    }
    request.upload.onprogress = ({ loaded, total }) => {
      giveUpLater();
      onProgress(total > 0 ? loaded / total : 0);
    };
    request.onloadend = () => clearTimeout(stalled);
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
    if (signal.aborted) return resolve({ ok: false, message: "" });
    giveUpLater();
    request.send(form);
  });
}
