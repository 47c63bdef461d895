import { UNAVAILABLE } from "@/lib/errors";

type Answer = { ok: true; address: string } | { ok: false; message: string };

/** Sends a picture to POST /api/upload. `progress` hears of the share that is on its way, 0 to 1 (fetch cannot tell). */
export function uploadImage(file: File, progress: (share: number) => void): Promise<Answer> {
  const form = new FormData();
  form.set("image", file);
  return new Promise((resolve) => {
    const request = new XMLHttpRequest();
    request.open("POST", "/api/upload");
    request.responseType = "json";
    request.upload.onprogress = ({ loaded, total }) => progress(total > 0 ? loaded / total : 0);
    request.onerror = () => resolve({ ok: false, message: `Sem conexão. ${UNAVAILABLE}` });
    request.onload = () => {
      const { image, message } = request.response ?? {};
      const ok = request.status === 201 && typeof image === "string";
      resolve(ok ? { ok, address: image } : { ok: false, message: message ?? UNAVAILABLE });
    };
    request.send(form);
  });
}
