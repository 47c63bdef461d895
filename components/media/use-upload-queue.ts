import { useEffect, useRef, useState } from "react";
import { callOrSignIn } from "@/components/forms/call-action";
import { sendPicture } from "@/components/forms/pictures/send-picture";
import { libraryCopy } from "@/lib/media/copy";
import type { ActionResult } from "@/lib/web/action-result";

/** `progress` is 0 to 1 while it waits or is under way; a `failure` stays. */
type Upload = { key: number; name: string; progress?: number; failure?: string };

/** Uploads files one after the other and adds each to the library; `onDone` after the last one. */
export function useUploadQueue(add: (input: { image: string }) => Promise<ActionResult>, onDone: () => void) {
  const [uploads, setUploads] = useState<Upload[]>([]);
  const [busy, setBusy] = useState(false);
  const [summary, setSummary] = useState("");
  const leaving = useRef<AbortController>(undefined);
  useEffect(() => () => leaving.current?.abort(), []);

  const update = (key: number, change: Partial<Upload>) =>
    setUploads((all) => all.map((one) => (one.key === key ? { ...one, ...change } : one)));

  async function send(files: File[]) {
    if (files.length === 0) return;
    leaving.current = new AbortController();
    setBusy(true);
    setUploads(files.map(({ name }, key) => ({ key, name, progress: 0 })));
    let added = 0;
    for (const [key, file] of files.entries()) {
      setSummary(`Enviando ${key + 1} de ${files.length}…`);
      const failure = await sendOne(file, (progress) => update(key, { progress }), leaving.current.signal);
      if (leaving.current.signal.aborted) return;
      update(key, { progress: undefined, failure });
      if (!failure) added++;
    }
    setBusy(false);
    setSummary(added > 0 ? `${libraryCopy.added(added)}.` : "");
    if (added > 0) onDone();
  }

  /** Resolves with the message of a failure. */
  async function sendOne(file: File, onProgress: (share: number) => void, signal: AbortSignal) {
    const sent = await sendPicture(file, onProgress, signal);
    if (!sent.ok) return sent.message;
    const result = await callOrSignIn(add, { image: sent.address });
    return result.ok ? undefined : result.message;
  }

  return { uploads, busy, summary, send };
}
