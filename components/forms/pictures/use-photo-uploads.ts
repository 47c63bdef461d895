"use client";

import { use, useId, useState } from "react";
import { imageCopy } from "@/lib/images/upload-limits";
import { sendPicture } from "./send-picture";
import { UploadsContext } from "./uploads";

/** Uploads several pictures for the form around, one after the other. Saving waits for all of them. */
export function usePhotoUploads(onUploaded: (address: string) => void) {
  const uploads = use(UploadsContext);
  const field = useId();
  const [progress, setProgress] = useState<{ file: number; of: number; share: number }>();
  const [failures, setFailures] = useState<string[]>([]);

  async function sendAll(files: File[], signal: AbortSignal) {
    let all = true;
    for (const [index, file] of files.entries()) {
      const report = (share: number) => setProgress({ file: index + 1, of: files.length, share });
      report(0);
      const result = await sendPicture(file, report, signal);
      if (signal.aborted) break;
      if (result.ok) onUploaded(result.address);
      else setFailures((before) => [...before, `${file.name}: ${result.message}`]);
      all &&= result.ok;
    }
    setProgress(undefined);
    if (!all && !signal.aborted) uploads.failed.add(field);
    return all && !signal.aborted;
  }

  async function send(files: File[]) {
    if (files.length === 0) return;
    if (uploads.closed) return setFailures([imageCopy.tooLate]);
    setFailures([]);
    uploads.failed.delete(field);
    await uploads.run((signal) => sendAll(files, signal));
  }

  return { progress, failures, busy: progress !== undefined, send };
}
