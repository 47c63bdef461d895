import type { Editor } from "@tiptap/react";
import { useEffect, useRef, useState } from "react";
import { FormDialog } from "@/components/forms/form-dialog";
import { useUpload } from "@/components/forms/pictures/use-upload";
import { InputField } from "@/components/ui/field";
import { imageCopy, MAX_ALT_CHARACTERS } from "@/lib/images/upload-limits";
import { insertParagraph } from "./insert-paragraph";
import { PictureUpload } from "./picture-upload";

type Props = {
  editor: Editor;
  /** A picture pasted or dropped into the text. */
  file?: File;
  onClose: () => void;
};

/** Inserts a picture, or edits the selected one. */
export function PictureDialog({ editor, file, onClose }: Props) {
  const selected = editor.isActive("image") ? editor.getAttributes("image") : undefined;
  const [src, setSrc] = useState(String(selected?.src ?? ""));
  const [alt, setAlt] = useState(String(selected?.alt ?? ""));
  const [missing, setMissing] = useState(false);
  const upload = useUpload(setSrc);

  async function uploadFile(picked: File) {
    setMissing(false);
    await upload.choose(picked);
  }

  function reuse(picture: { src: string; alt: string }) {
    setMissing(false);
    upload.clear();
    setSrc(picture.src);
    setAlt(picture.alt);
  }

  const first = useRef(file);
  useEffect(() => {
    if (first.current) void uploadFile(first.current);
    first.current = undefined;
  });

  function apply() {
    if (!src) return setMissing(true);
    const attrs = { src, alt: alt.trim() };
    if (selected) editor.commands.updateAttributes("image", attrs);
    else insertParagraph(editor, [{ type: "image", attrs }]);
    onClose();
  }

  function remove() {
    editor.commands.deleteSelection();
    onClose();
  }

  return (
    <FormDialog
      title="Imagem no texto"
      submitLabel={selected ? "Mudar" : "Pôr no texto"}
      busy={upload.busy}
      onSubmit={apply}
      onClose={onClose}
      removal={selected ? { label: "Tirar a imagem", remove } : undefined}
    >
      <PictureUpload
        src={src}
        upload={upload}
        onChoose={uploadFile}
        onReuse={reuse}
        failure={missing ? imageCopy.missing : undefined}
      />
      <InputField
        name="picture-alt"
        label="Descrição da imagem"
        hint="Conte em uma frase o que a foto mostra, para quem não pode vê-la."
        data-autofocus={selected && ""}
        maxLength={MAX_ALT_CHARACTERS}
        value={alt}
        onChange={(event) => setAlt(event.currentTarget.value)}
      />
    </FormDialog>
  );
}
