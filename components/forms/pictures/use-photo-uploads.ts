"use client";

import { use, useId, useState } from "react";
import { imageCopy, MAX_PHOTOS } from "@/lib/images/upload-limits";
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

  /** Sends the first ones, for which there is room, and names the others. */
  async function send(files: File[], room: number) {
    if (files.length === 0) return;
    if (uploads.closed) return setFailures([imageCopy.tooLate]);
    const others = files.slice(room).map(({ name }) => name);
    setFailures(others.length > 0 ? [`São no máximo ${MAX_PHOTOS} fotos. Ficaram de fora: ${others.join(", ")}`] : []);
    uploads.failed.delete(field);
    await uploads.run((signal) => sendAll(files.slice(0, room), signal));
  }

  return { progress, failures, busy: progress !== undefined, send };
}
