import { LibraryButton } from "@/components/forms/library/library-button";
import { ImageButton } from "@/components/forms/pictures/image-button";
import { ImageThumb } from "@/components/forms/pictures/image-thumb";
import { PROGRESS_BAR } from "@/components/forms/pictures/progress-bar";
import type { useUpload } from "@/components/forms/pictures/use-upload";

type Props = {
  /** The chosen picture's address. */
  src: string;
  upload: ReturnType<typeof useUpload>;
  onChoose: (file: File) => void;
  onReuse: (picture: { src: string; alt: string }) => void;
  failure?: string;
};

/** A dialog's picture: the chosen one, buttons to choose another, and the progress of the upload. */
export function PictureUpload({ src, upload, onChoose, onReuse, failure }: Props) {
  return (
    <div className="grid gap-3">
      {src && <ImageThumb address={src} />}
      <div className="flex flex-wrap items-center gap-3">
        <ImageButton busy={upload.busy} onChoose={onChoose}>
          {src ? "Trocar imagem" : "Enviar imagem"}
        </ImageButton>
        <LibraryButton disabled={upload.busy} onChoose={onReuse} />
        {upload.busy && (
          <progress value={upload.progress} max={1} aria-label="Envio da imagem" className={`w-32 ${PROGRESS_BAR}`} />
        )}
      </div>
      <p role="alert" className="font-medium text-danger text-sm empty:hidden">
        {upload.failure ?? failure}
      </p>
    </div>
  );
}
