import { useState } from "react";
import { ImageButton } from "@/components/forms/image-button";
import { PROGRESS_BAR } from "@/components/forms/progress-bar";
import { useUpload } from "@/components/forms/use-upload";
import type { LibraryPicture } from "@/lib/media/types";
import { countOf } from "@/lib/text";
import { MediaDialog } from "./media-dialog";

type Props = {
  picture: LibraryPicture;
  /** Replaces the picture by the uploaded one at that address; resolves with the message of a failure. */
  replace: (address: string) => Promise<string | undefined>;
  onClose: () => void;
};

/** Replaces a picture by another file wherever it is shown. */
export function ReplaceDialog({ picture: { picture, places }, replace, onClose }: Props) {
  const [failure, setFailure] = useState<string>();
  const [replacing, setReplacing] = useState(false);
  const upload = useUpload(async (address) => {
    setReplacing(true);
    setFailure(await replace(address));
    setReplacing(false);
  });

  async function choose(file: File) {
    setFailure(undefined);
    if (await upload.check(file)) await upload.send(file);
  }

  return (
    <MediaDialog title="Trocar o arquivo" picture={picture} onClose={onClose}>
      <p>
        {places.length > 0
          ? `O arquivo novo aparece na hora ${places.length === 1 ? "no lugar" : `nos ${countOf(places.length, "lugar", "lugares")}`} em que a imagem está, com a mesma descrição. O antigo deixa de existir.`
          : "O arquivo novo fica no lugar deste, com a mesma descrição. O antigo deixa de existir."}
      </p>
      <div className="flex flex-wrap items-center gap-3">
        <ImageButton busy={upload.busy || replacing} onChoose={choose}>
          Enviar o arquivo novo
        </ImageButton>
        {upload.busy && (
          <progress value={upload.progress} max={1} aria-label="Envio da imagem" className={`w-32 ${PROGRESS_BAR}`} />
        )}
      </div>
      <p role="alert" className="font-medium text-danger text-sm empty:hidden">
        {upload.failure ?? failure}
      </p>
    </MediaDialog>
  );
}
