import { useState } from "react";
import { CONTROL, Field } from "@/components/ui/field";
import { MAX_ALT_CHARACTERS } from "@/lib/images/upload-limits";
import type { LibraryPicture } from "@/lib/media/types";
import { MediaDialog } from "./media-dialog";

type Props = {
  picture: LibraryPicture;
  /** Resolves with the message of a failure. */
  save: (alt: string) => Promise<string | undefined>;
  onClose: () => void;
};

/** Edits a picture's alternative text. */
export function DescribeDialog({ picture: { picture }, save, onClose }: Props) {
  const [alt, setAlt] = useState(picture.alt);
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<string>();

  async function submit() {
    setBusy(true);
    setFailure(await save(alt));
    setBusy(false);
  }

  return (
    <MediaDialog
      title="Descrever a imagem"
      picture={picture}
      submit={{ label: "Salvar", busy, run: submit }}
      onClose={onClose}
    >
      <Field
        id="media-alt"
        label="Descrição da imagem"
        error={failure}
        hint="Conte em uma frase o que a foto mostra, para quem não pode vê-la. Vale em todos os lugares que mostram a imagem. Só dentro do texto de um artigo e no banner fica a descrição escrita lá."
      >
        {(control) => (
          <textarea
            {...control}
            data-autofocus
            rows={3}
            maxLength={MAX_ALT_CHARACTERS}
            value={alt}
            onChange={({ currentTarget }) => setAlt(currentTarget.value)}
            className={CONTROL}
          />
        )}
      </Field>
    </MediaDialog>
  );
}
