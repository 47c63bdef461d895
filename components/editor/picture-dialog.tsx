import type { Editor } from "@tiptap/react";
import { useEffect, useRef, useState } from "react";
import { ImageButton } from "@/components/forms/image-button";
import { ImageThumb } from "@/components/forms/image-thumb";
import { PROGRESS_BAR } from "@/components/forms/progress-bar";
import { useUpload } from "@/components/forms/use-upload";
import { CONTROL, Field } from "@/components/ui/field";
import { imageCopy } from "@/lib/images/upload-limits";
import { EditorDialog } from "./editor-dialog";

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
    if (await upload.check(picked)) await upload.send(picked);
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
    else insert(attrs);
    onClose();
  }

  /** After the current paragraph, or in place of it if it is empty; followed by a new one. */
  function insert(attrs: { src: string; alt: string }) {
    const { $to } = editor.state.selection;
    const isEmpty = $to.parent.content.size === 0;
    const position = $to.depth === 0 ? $to.pos : { from: isEmpty ? $to.before() : $to.after(), to: $to.after() };
    editor.commands.insertContentAt(position, [
      { type: "paragraph", content: [{ type: "image", attrs }] },
      { type: "paragraph" },
    ]);
  }

  function remove() {
    editor.commands.deleteSelection();
    onClose();
  }

  return (
    <EditorDialog
      title="Imagem no texto"
      submitLabel={selected ? "Mudar" : "Pôr no texto"}
      busy={upload.busy}
      onSubmit={apply}
      onClose={onClose}
      removal={selected ? { label: "Tirar a imagem", remove } : undefined}
    >
      <div className="grid gap-3">
        {src && <ImageThumb address={src} />}
        <div className="flex flex-wrap items-center gap-3">
          <ImageButton busy={upload.busy} onChoose={uploadFile}>
            {src ? "Trocar imagem" : "Enviar imagem"}
          </ImageButton>
          {upload.busy && (
            <progress value={upload.progress} max={1} aria-label="Envio da imagem" className={`w-32 ${PROGRESS_BAR}`} />
          )}
        </div>
        <p role="alert" className="font-medium text-danger text-sm empty:hidden">
          {upload.failure ?? (missing ? imageCopy.missing : undefined)}
        </p>
      </div>
      <Field
        id="picture-alt"
        label="Descrição da imagem"
        hint="Conte em uma frase o que a foto mostra, para quem não pode vê-la."
      >
        {(control) => (
          <input
            {...control}
            data-autofocus={selected && ""}
            maxLength={300}
            value={alt}
            onChange={(event) => setAlt(event.currentTarget.value)}
            className={CONTROL}
          />
        )}
      </Field>
    </EditorDialog>
  );
}
