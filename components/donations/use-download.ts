"use client";

import { useEffect, useRef, useState } from "react";
import { donationCopy } from "@/lib/donations/copy";

/** Milliseconds that the browser gets to keep the file. */
const OBJECT_URL_LIFETIME_MS = 60_000;

/**
 * Fetches a file and hands it to the browser, once it is there whole: what breaks off on the way is a message and no file.
 * `received` counts the bytes of the one on its way.
 */
export function useDownload<Name extends string>() {
  const [busy, setBusy] = useState<Name>();
  const [received, setReceived] = useState(0);
  const [failure, setFailure] = useState<string>();
  const asking = useRef<AbortController>(undefined);
  useEffect(() => () => asking.current?.abort(), []);

  async function start(name: Name, address: string) {
    asking.current?.abort();
    const current = new AbortController();
    asking.current = current;
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

async function fetchFile(address: string, signal: AbortSignal, progress: (bytes: number) => void) {
  try {
    const response = await fetch(address, { signal });
    if (!response.ok) return wordsOf(response);
    const pieces: BlobPart[] = [];
    let bytes = 0;
    const reader = response.body?.getReader();
    for (let read = await reader?.read(); read && !read.done; read = await reader?.read()) {
      pieces.push(read.value);
      bytes += read.value.byteLength;
      progress(bytes);
    }
    keep(new Blob(pieces, { type: response.headers.get("content-type") ?? "" }), nameOf(response));
  } catch {
    return donationCopy.downloadBroken;
  }
}

/** The server's own words when it says some; a page of its own is none. */
async function wordsOf(response: Response) {
  const plain = response.headers.get("content-type")?.startsWith("text/plain");
  return (plain && (await response.text())) || donationCopy.failed;
}

const nameOf = (response: Response) =>
  /filename="([^"]+)"/.exec(response.headers.get("content-disposition") ?? "")?.[1] ?? "doacoes";

function keep(file: Blob, name: string) {
  const href = URL.createObjectURL(file);
  Object.assign(document.createElement("a"), { href, download: name }).click();
  setTimeout(() => URL.revokeObjectURL(href), OBJECT_URL_LIFETIME_MS);
}
