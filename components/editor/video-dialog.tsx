import type { Editor, JSONContent } from "@tiptap/react";
import { useRef, useState } from "react";
import { FormDialog } from "@/components/forms/form-dialog";
import { useUpload } from "@/components/forms/pictures/use-upload";
import { InputField } from "@/components/ui/field";
import { MAX_ALT_CHARACTERS } from "@/lib/images/upload-limits";
import { videoAt } from "@/lib/video";
import { AddressField } from "./address-field";
import { insertParagraph } from "./insert-paragraph";
import { toLinkAddress } from "./link-address";
import { PictureUpload } from "./picture-upload";
import { selectedVideo } from "./videos";

type Props = { editor: Editor; onClose: () => void };

const INVALID_VIDEO_MESSAGE =
  "Cole o endereço de um vídeo do YouTube, do Vimeo ou do Instagram, como https://youtu.be/dQw4w9WgXcQ";

const NO_VIDEO = { address: "", title: "", picture: "" };

/** Inserts a video, or edits the one at the cursor. */
export function VideoDialog({ editor, onClose }: Props) {
  const [selected] = useState(() => selectedVideo(editor.state));
  const [video, setVideo] = useState<typeof NO_VIDEO>(selected ?? NO_VIDEO);
  const [invalid, setInvalid] = useState(false);
  const field = useRef<HTMLInputElement>(null);
  const change = (part: Partial<typeof NO_VIDEO>) => setVideo((before) => ({ ...before, ...part }));
  const upload = useUpload((picture) => change({ picture }));

  function apply() {
    const href = toLinkAddress(video.address);
    if (!href || !videoAt(href)) {
      setInvalid(true);
      field.current?.focus();
      return;
    }
    const content = [linkTo(href, video.title.trim(), video.picture)];
    if (selected) editor.commands.insertContentAt(selected, { type: "paragraph", content });
    else insertParagraph(editor, content);
    onClose();
  }

  function remove() {
    if (selected) editor.commands.deleteRange(selected);
    onClose();
  }

  return (
    <FormDialog
      title="Vídeo"
      submitLabel={selected ? "Mudar" : "Pôr no texto"}
      busy={upload.busy}
      onSubmit={apply}
      onClose={onClose}
      removal={selected ? { label: "Tirar o vídeo", remove } : undefined}
    >
      <AddressField
        name="video-address"
        label="Endereço do vídeo"
        ref={field}
        value={video.address}
        onChange={(address) => change({ address })}
        error={invalid ? INVALID_VIDEO_MESSAGE : undefined}
        hint="No YouTube, no Vimeo ou no Instagram. O vídeo só é carregado quando alguém toca nele."
      />
      <InputField
        name="video-title"
        label="O que o vídeo mostra"
        hint="Em uma frase. Aparece embaixo do vídeo."
        maxLength={MAX_ALT_CHARACTERS}
        value={video.title}
        onChange={(event) => change({ title: event.currentTarget.value })}
      />
      <div className="grid gap-1.5">
        <p className="font-semibold">
          Imagem antes de tocar <span className="font-normal text-muted">(opcional)</span>
        </p>
        <PictureUpload
          src={video.picture}
          upload={upload}
          onChoose={(file) => upload.choose(file)}
          onReuse={({ src }) => {
            upload.clear();
            change({ picture: src });
          }}
        />
      </div>
    </FormDialog>
  );
}

/** The whole content of the video's paragraph. */
function linkTo(href: string, title: string, picture: string): JSONContent {
  const marks = [{ type: "link", attrs: { href } }];
  if (picture) return { type: "image", attrs: { src: picture, alt: title }, marks };
  return { type: "text", text: title || href, marks };
}
