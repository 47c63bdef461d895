"use client";

import { use, useState } from "react";
import { imageCopy } from "@/lib/images/upload-limits";
import { type Area, prepareUpload, rejectionOf } from "./image-file";
import { uploadImage } from "./upload-image";
import { UploadsContext } from "./uploads";

/** Checks, scales down and uploads a picture for the form around it, with progress and failure. */
export function useUpload(onUploaded: (address: string) => void) {
  const uploads = use(UploadsContext);
  const [progress, setProgress] = useState<number>();
  const [failure, setFailure] = useState<string>();

  /** Whether the file can be uploaded; if not, sets `failure`. */
  async function check(file: File) {
    const rejection = await rejectionOf(file);
    setFailure(rejection);
    return rejection === undefined;
  }

  async function upload(file: File, area: Area | undefined, signal: AbortSignal) {
    const ready = await prepareUpload(file, area).catch(() => undefined);
    const result = ready
      ? await uploadImage(ready, setProgress, signal)
      : { ok: false as const, message: `${imageCopy.broken}.` };
    setProgress(undefined);
    if (signal.aborted) return false;
    if (result.ok) onUploaded(result.address);
    else setFailure(result.message);
    return result.ok;
  }

  async function send(file: File, area?: Area) {
    setFailure(undefined);
    setProgress(0);
    await uploads.run((signal) => upload(file, area, signal));
  }

  return {
    progress,
    failure,
    busy: progress !== undefined,
    check,
    send,
    fail: setFailure,
    clear: () => setFailure(undefined),
  };
}
