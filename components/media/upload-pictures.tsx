"use client";

import { ImageUp } from "lucide-react";
import { useRouter } from "next/navigation";
import { PROGRESS_BAR } from "@/components/forms/progress-bar";
import { useHydrated } from "@/components/ui/use-hydrated";
import { ACCEPTED_TYPES } from "@/lib/images/upload-limits";
import type { ActionResult } from "@/lib/web/action-result";
import { useUploadQueue } from "./use-upload-queue";

type Props = { add: (input: { image: string }) => Promise<ActionResult> };

/** Several pictures at once into the library, one after the other. */
export function UploadPictures({ add }: Props) {
  const router = useRouter();
  const hydrated = useHydrated(); // files chosen before that would be lost
  const queue = useUploadQueue(add, () => router.refresh());
  return (
    <div className="grid gap-3">
      <label
        aria-disabled={queue.busy}
        className="inline-flex min-h-11 w-fit cursor-pointer items-center gap-2 rounded-full bg-accent px-5 font-semibold text-on-accent leading-tight focus-within:outline-3 focus-within:outline-accent focus-within:outline-offset-2 hover:bg-accent-strong"
      >
        <ImageUp aria-hidden className="size-5 shrink-0" />
        {queue.busy ? "Enviando…" : "Enviar imagens"}
        <input
          type="file"
          multiple
          accept={ACCEPTED_TYPES}
          disabled={!hydrated || queue.busy}
          className="sr-only"
          onChange={({ currentTarget }) => {
            const files = [...(currentTarget.files ?? [])];
            currentTarget.value = ""; // lets the same files be chosen again
            void queue.send(files);
          }}
        />
      </label>
      <p role="status" className="text-muted text-sm">
        {queue.summary}
      </p>
      {queue.uploads.some(({ failure, progress }) => failure || progress !== undefined) && (
        <ul className="grid max-w-text gap-2">
          {queue.uploads.map(({ key, name, progress, failure }) =>
            failure || progress !== undefined ? (
              <li key={key} className="grid gap-1 text-sm">
                <span className="wrap-anywhere">{name}</span>
                {failure ? (
                  <span role="alert" className="font-medium text-danger">
                    {failure}
                  </span>
                ) : (
                  <progress
                    value={progress}
                    max={1}
                    aria-label={`Envio de ${name}`}
                    className={`w-full ${PROGRESS_BAR}`}
                  />
                )}
              </li>
            ) : null,
          )}
        </ul>
      )}
    </div>
  );
}
