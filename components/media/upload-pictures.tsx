"use client";

import { useRouter } from "next/navigation";
import { LeaveGuard } from "@/components/forms/leave-guard";
import { ImageButton } from "@/components/forms/pictures/image-button";
import { PROGRESS_BAR } from "@/components/forms/pictures/progress-bar";
import type { ActionResult } from "@/lib/web/action-result";
import { useUploadQueue } from "./use-upload-queue";

type Props = { add: (input: { image: string }) => Promise<ActionResult> };

const LOST = "As imagens que ainda não foram enviadas ficam de fora.";

/** Several pictures at once into the library, one after the other. */
export function UploadPictures({ add }: Props) {
  const router = useRouter();
  const queue = useUploadQueue(add, () => router.refresh());
  return (
    <div className="grid gap-3">
      <div>
        <ImageButton multiple variant="primary" busy={queue.busy} onChoose={(...files) => queue.send(files)}>
          Enviar imagens
        </ImageButton>
      </div>
      <p role="status" className="text-muted text-sm">
        {queue.summary}
      </p>
      <LeaveGuard active={queue.busy} detail={LOST} />
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
