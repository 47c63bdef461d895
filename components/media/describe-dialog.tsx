import { useState } from "react";
import { FailureAlert } from "@/components/forms/failure-alert";
import { CONTROL, Field } from "@/components/ui/field";
import { MAX_ALT_CHARACTERS } from "@/lib/images/upload-limits";
import type { LibraryPicture } from "@/lib/media/types";
import type { ActionFailure } from "@/lib/web/action-result";
import { MediaDialog } from "./media-dialog";

type Props = {
  picture: LibraryPicture;
  /** Resolves with a failure. */
  save: (alt: string, before: string) => Promise<ActionFailure<string> | undefined>;
  onClose: () => void;
};

/** Edits a picture's alternative text. */
export function DescribeDialog({ picture: { picture }, save, onClose }: Props) {
  const [alt, setAlt] = useState(picture.alt);
  /** The description that is replaced. */
  const [before, setBefore] = useState(picture.alt);
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<ActionFailure>();

  async function submit() {
    setBusy(true);
    const failed = await save(alt, before);
    setFailure(failed);
    setBefore(failed?.current ?? before);
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
        error={failure?.fields?.alt}
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
      {!failure?.fields?.alt && <FailureAlert failure={failure} />}
    </MediaDialog>
  );
}
