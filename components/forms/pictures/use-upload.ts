"use client";

import { use, useId, useState } from "react";
import { imageCopy } from "@/lib/images/upload-limits";
import { type Area, rejectionOf } from "./image-file";
import { sendChecked } from "./send-picture";
import { UploadsContext } from "./uploads";

type TakeOver = (file: File, signal: AbortSignal) => Promise<boolean>;

/** Checks, scales down and uploads a picture, with progress and failure. The form around it waits with a save until that is done. */
export function useUpload(onUploaded: (address: string) => void) {
  const uploads = use(UploadsContext);
  const field = useId();
  const [progress, setProgress] = useState<number>();
  const [failure, setFailure] = useState<string>();

  async function upload(file: File, area: Area | undefined, signal: AbortSignal) {
    const result = await sendChecked(file, area, setProgress, signal);
    if (signal.aborted) return false;
    if (result.ok) onUploaded(result.address);
    else {
      setFailure(result.message);
      uploads.failed.add(field);
    }
    return result.ok;
  }

  function clear() {
    setFailure(undefined);
    uploads.failed.delete(field);
  }

  /** Uploads a file that was checked, or a part of it. */
  async function send(file: File, area?: Area) {
    clear();
    setProgress(0);
    await uploads.run((signal) => upload(file, area, signal).finally(() => setProgress(undefined)));
  }

  /**
   * Checks a file and uploads it, unless `takeOver` resolves with true, as the person crops it first: a save that waits stops then, as
   * it does for a file that is refused.
   */
  async function choose(file: File, takeOver?: TakeOver) {
    if (uploads.closed) return setFailure(imageCopy.tooLate);
    clear();
    await uploads.run((signal) => checkAndUpload(file, signal, takeOver).finally(() => setProgress(undefined)));
  }

  async function checkAndUpload(file: File, signal: AbortSignal, takeOver?: TakeOver) {
    const rejection = await rejectionOf(file);
    if (signal.aborted) return false;
    setFailure(rejection);
    if (rejection || (await takeOver?.(file, signal))) return false;
    setProgress(0);
    return upload(file, undefined, signal);
  }

  return {
    progress,
    failure,
    busy: progress !== undefined,
    choose,
    send,
    fail: setFailure,
    clear,
  };
}
