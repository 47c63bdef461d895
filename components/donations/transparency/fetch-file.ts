import { donationCopy } from "@/lib/donations/copy";
import { saveFile } from "../save-file";

/** Fetches the whole file, then has the browser save it; resolves with a message if it failed. */
export async function fetchFile(address: string, signal: AbortSignal, onProgress: (bytes: number) => void) {
  try {
    const response = await fetch(address, { signal });
    if (!response.ok) return errorTextOf(response);
    const pieces: BlobPart[] = [];
    let bytes = 0;
    const reader = response.body?.getReader();
    for (let read = await reader?.read(); read && !read.done; read = await reader?.read()) {
      pieces.push(read.value);
      bytes += read.value.byteLength;
      onProgress(bytes);
    }
    saveFile(new Blob(pieces, { type: response.headers.get("content-type") ?? "" }), fileNameOf(response));
  } catch {
    return donationCopy.downloadBroken;
  }
}

/** The server's message, unless the answer is an HTML page. */
async function errorTextOf(response: Response) {
  const plain = response.headers.get("content-type")?.startsWith("text/plain");
  return (plain && (await response.text())) || donationCopy.failed;
}

const fileNameOf = (response: Response) =>
  /filename="([^"]+)"/.exec(response.headers.get("content-disposition") ?? "")?.[1] ?? "doacoes";
