"use client";

import { useEffect, useRef, useState } from "react";
import { donationCopy } from "@/lib/donations/copy";

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
    const message = await import("./fetch-file").then(
      ({ fetchFile }) => fetchFile(address, current.signal, setReceived),
      () => donationCopy.downloadBroken,
    );
    if (current.signal.aborted) return;
    setBusy(undefined);
    setFailure(message);
  }

  return { busy, received, failure, start };
}
