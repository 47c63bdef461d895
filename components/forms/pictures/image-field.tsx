"use client";

import { Crop } from "lucide-react";
import type { Ref } from "react";
import { Button } from "@/components/ui/button";
import { isImageAddress } from "@/lib/images/picture";
import { MAX_SIZE } from "@/lib/images/upload-limits";
import { storedId } from "@/lib/routes";
import { LibraryButton } from "../library/library-button";
import { ImageButton } from "./image-button";
import { AddressField, AltField } from "./image-text-fields";
import { ImageThumb } from "./image-thumb";
import { PROGRESS_BAR } from "./progress-bar";
import { RemoveImage } from "./remove-image";
import { useImageDrop } from "./use-image-drop";
import { type PictureInField, useImageField } from "./use-image-field";

const NOUNS = { imagem: "Imagem", foto: "Foto" };

type Props = PictureInField & {
  alt: string;
  error?: string;
  altError?: string;
  /** Let react-hook-form focus the address and the description. */
  addressRef?: Ref<HTMLInputElement>;
  altRef?: Ref<HTMLInputElement>;
  /** What the field is called: people have a photo. */
  noun?: keyof typeof NOUNS;
  /** Takes pictures pasted anywhere on the page; false where a page has several of these fields. */
  paste?: boolean;
};

/** A picture by upload, drag and drop, paste or address, and its alternative text. */
export function ImageField(props: Props) {
  const { value, alt, error, altError, aspect, noun = "imagem", paste = true } = props;
  const { cropping, ...field } = useImageField(props);
  const drop = useImageDrop(field.choose, { paste });

  return (
    <fieldset
      {...drop.target}
      className={`grid gap-4 rounded-card border p-4 ${drop.dragging ? "border-accent border-dashed bg-sunken" : "border-line"}`}
    >
      <legend className="px-1 font-semibold">{NOUNS[noun]}</legend>
      <div className="flex flex-wrap items-center gap-4">
        {isImageAddress(value) && <ImageThumb address={value} aspect={aspect} />}
        <div className="grid flex-1 basis-60 gap-2">
          <div className="flex flex-wrap items-center gap-x-2 gap-y-3">
            <ImageButton busy={field.busy} onChoose={field.choose}>
              {value ? `Trocar ${noun}` : `Enviar ${noun}`}
            </ImageButton>
            {noun === "imagem" && <LibraryButton disabled={field.busy} onChoose={field.reuse} />}
            <UploadProgress busy={field.busy} done={field.progress} sent={field.isSent} />
            {value && !field.busy && (
              <>
                {aspect && storedId(value) && (
                  <Button variant="quiet" onClick={field.reframe}>
                    <Crop aria-hidden className="size-5" /> Enquadrar
                  </Button>
                )}
                <RemoveImage onRemove={() => props.onChange("")} />
              </>
            )}
          </div>
          <p className="text-muted text-sm">
            PNG, JPG, WebP ou HEIC, até {MAX_SIZE}. Você também pode arrastar uma foto para cá
            {paste && " ou colar uma que copiou"}.
          </p>
          <p role="alert" className="font-medium text-danger text-sm empty:hidden">
            {field.failure}
          </p>
        </div>
      </div>
      {value && <AltField value={alt} onChange={props.onAltChange} error={altError} ref={props.altRef} />}
      <AddressField ref={props.addressRef} value={value} error={error} onChange={field.typeAddress} />
      {cropping && aspect && (
        <cropping.Dialog file={cropping.file} aspect={aspect} onDone={cropping.send} onClose={cropping.close} />
      )}
    </fieldset>
  );
}

type ProgressProps = { busy: boolean; done?: number; sent: boolean };

/** The status is always there: screen readers announce what changes in it. */
function UploadProgress({ busy, done, sent }: ProgressProps) {
  return (
    <>
      {busy && <progress value={done} max={1} aria-label="Envio da imagem" className={`w-40 ${PROGRESS_BAR}`} />}
      <p role="status" className="sr-only">
        {busy ? "Enviando a imagem…" : sent && "Imagem enviada"}
      </p>
    </>
  );
}
