import { useEffect, useRef, useState } from "react";
import { ImageButton } from "@/components/forms/pictures/image-button";
import { PROGRESS_BAR } from "@/components/forms/pictures/progress-bar";
import { sendPicture } from "@/components/forms/pictures/send-picture";
import type { LibraryPicture } from "@/lib/media/types";
import { countOf } from "@/lib/text";
import type { ActionFailure } from "@/lib/web/action-result";
import { MediaDialog } from "./media-dialog";

type Props = {
  picture: LibraryPicture;
  /** Replaces the picture by the uploaded one at that address; resolves with a failure. */
  replace: (address: string) => Promise<ActionFailure | undefined>;
  onClose: () => void;
};

/** Replaces a picture by another file wherever it is shown. Closing it abandons an upload under way. */
export function ReplaceDialog({ picture: { picture, places }, replace, onClose }: Props) {
  const [failure, setFailure] = useState<string>();
  /** 0 to 1 while the file is sent. */
  const [progress, setProgress] = useState<number>();
  const [replacing, setReplacing] = useState(false);
  const upload = useRef<AbortController>(undefined);
  useEffect(() => () => upload.current?.abort(), []);

  async function choose(file: File) {
    upload.current = new AbortController();
    const { signal } = upload.current;
    setFailure(undefined);
    setProgress(0);
    const sent = await sendPicture(file, setProgress, signal);
    if (signal.aborted) return;
    setProgress(undefined);
    if (!sent.ok) return setFailure(sent.message);
    setReplacing(true);
    setFailure((await replace(sent.address))?.message);
    setReplacing(false);
  }

  return (
    <MediaDialog title="Trocar o arquivo" picture={picture} onClose={onClose}>
      <p>
        {places.length > 0
          ? `O arquivo novo aparece na hora ${places.length === 1 ? "no lugar" : `nos ${countOf(places.length, "lugar", "lugares")}`} em que a imagem está, com a mesma descrição. O antigo deixa de existir.`
          : "O arquivo novo fica no lugar deste, com a mesma descrição. O antigo deixa de existir."}
      </p>
      <div className="flex flex-wrap items-center gap-3">
        <ImageButton busy={progress !== undefined || replacing} onChoose={choose}>
          Enviar o arquivo novo
        </ImageButton>
        {progress !== undefined && (
          <progress value={progress} max={1} aria-label="Envio da imagem" className={`w-32 ${PROGRESS_BAR}`} />
        )}
      </div>
      <p role="alert" className="font-medium text-danger text-sm empty:hidden">
        {failure}
      </p>
    </MediaDialog>
  );
}
