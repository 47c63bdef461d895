"use client";

import { useState } from "react";
import { imageCopy } from "@/lib/images/upload-limits";
import { type Area, prepared, refusalOf } from "./image-file";
import { uploadImage } from "./post-picture";

/** Checks a picture, makes it no larger than needed and sends it; says how far it is, or what went wrong. */
export function useUpload(uploaded: (address: string) => void) {
  const [progress, setProgress] = useState<number>();
  const [failure, setFailure] = useState<string>();

  /** Whether the file can be taken; if not, `failure` says why. */
  async function check(file: File) {
    const refusal = await refusalOf(file);
    setFailure(refusal);
    return refusal === undefined;
  }

  async function send(file: File, area?: Area) {
    setFailure(undefined);
    setProgress(0);
    const ready = await prepared(file, area).catch(() => undefined);
    const answer = ready
      ? await uploadImage(ready, setProgress)
      : { ok: false as const, message: `${imageCopy.broken}.` };
    setProgress(undefined);
    if (answer.ok) uploaded(answer.address);
    else setFailure(answer.message);
  }

  return { progress, failure, busy: progress !== undefined, check, send, clear: () => setFailure(undefined) };
}
