"use client";

import { useEffect, useRef, useState } from "react";
import { donationCopy } from "@/lib/donations/copy";

/** For the browser to save the file. */
const OBJECT_URL_LIFETIME_MS = 60_000;

/**
 * Fetches a whole file before the browser saves it, so that an interrupted download is a message and not half a file.
 * `received` counts the bytes so far.
 */
export function useDownload<Name extends string>() {
  const [busy, setBusy] = useState<Name>();
  const [received, setReceived] = useState(0);
  const [failure, setFailure] = useState<string>();
  const request = useRef<AbortController>(undefined);
  useEffect(() => () => request.current?.abort(), []);

  async function start(name: Name, address: string) {
    request.current?.abort();
    const current = new AbortController();
    request.current = current;
    setBusy(name);
    setReceived(0);
    setFailure(undefined);
    const message = await fetchFile(address, current.signal, setReceived);
    if (current.signal.aborted) return;
    setBusy(undefined);
    setFailure(message);
  }

  return { busy, received, failure, start };
}

async function fetchFile(address: string, signal: AbortSignal, onProgress: (bytes: number) => void) {
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
    save(new Blob(pieces, { type: response.headers.get("content-type") ?? "" }), fileNameOf(response));
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

function save(file: Blob, name: string) {
  const href = URL.createObjectURL(file);
  Object.assign(document.createElement("a"), { href, download: name }).click();
  setTimeout(() => URL.revokeObjectURL(href), OBJECT_URL_LIFETIME_MS);
}
