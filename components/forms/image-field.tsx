"use client";

import { Crop, X } from "lucide-react";
import { type ComponentType, useId, useState } from "react";
import { Button } from "@/components/ui/button";
import { CONTROL, Field } from "@/components/ui/field";
import { isImageAddress } from "@/lib/images/picture";
import type { CropDialogProps } from "./crop-dialog";
import { ImageButton } from "./image-button";
import { useImageDrop } from "./image-drop";
import type { Area } from "./image-file";
import { ImageThumb } from "./image-thumb";
import { useUpload } from "./use-upload";

type Props = {
  /** The address of the picture, empty for none. */
  value: string;
  onChange: (address: string) => void;
  alt: string;
  onAltChange: (alt: string) => void;
  error?: string;
  altError?: string;
  /** Width by height of the card's picture, to cut uploads to; absent, they are kept whole. */
  aspect?: number;
  /** Whether a picture that is pasted anywhere on the page comes here; not where a page has several. */
  paste?: boolean;
};

type Cropping = { file: File; Dialog: ComponentType<CropDialogProps> };

/** A picture by button, drag and drop, paste or address, and its description for people who do not see it. */
export function ImageField({ value, onChange, alt, onAltChange, error, altError, aspect, paste = true }: Props) {
  const id = useId();
  const [chosen, setChosen] = useState<{ file: File; address?: string }>();
  const [cropping, setCropping] = useState<Cropping>();
  const upload = useUpload((address) => {
    setChosen((before) => before && { ...before, address });
    onChange(address);
  });
  const drop = useImageDrop(choose, { paste });

  async function choose(file: File) {
    if (upload.busy || !(await upload.check(file))) return;
    // Without the dialog (the network failed) the whole picture will do.
    const loaded = aspect ? await import("./crop-dialog").catch(() => undefined) : undefined;
    if (loaded) setCropping({ file, Dialog: loaded.CropDialog });
    else send(file);
  }

  function send(file: File, area?: Area) {
    setCropping(undefined);
    setChosen({ file });
    void upload.send(file, area);
  }

  return (
    <fieldset
      {...drop.target}
      className={`grid gap-4 rounded-card border p-4 ${drop.over ? "border-accent border-dashed bg-sunken" : "border-line"}`}
    >
      <legend className="px-1 font-semibold">Imagem</legend>
      <div className="flex flex-wrap items-center gap-4">
        {isImageAddress(value) && <ImageThumb address={value} aspect={aspect} />}
        <div className="grid flex-1 basis-60 gap-2">
          <div className="flex flex-wrap items-center gap-x-2 gap-y-3">
            <ImageButton busy={upload.busy} onChoose={choose}>
              {value ? "Trocar imagem" : "Enviar imagem"}
            </ImageButton>
            {upload.busy && <UploadProgress done={upload.progress} />}
            {value && !upload.busy && (
              <>
                {aspect && chosen && chosen.address === value && (
                  <Button look="quiet" onClick={() => choose(chosen.file)}>
                    <Crop aria-hidden className="size-5" /> Enquadrar
                  </Button>
                )}
                <Button look="quiet" onClick={() => onChange("")}>
                  <X aria-hidden className="size-5" /> Remover
                </Button>
              </>
            )}
          </div>
          <p className="text-muted text-sm">
            PNG ou JPG, até 10 MB. Você também pode arrastar uma foto para cá{paste && " ou colar uma que copiou"}.
          </p>
          <p role="alert" className="font-medium text-danger text-sm empty:hidden">
            {upload.failure}
          </p>
        </div>
      </div>
      {value && <AltField id={`${id}-alt`} value={alt} onChange={onAltChange} error={altError} />}
      <AddressField
        id={`${id}-address`}
        value={value}
        error={error}
        onChange={(address) => {
          upload.clear();
          onChange(address);
        }}
      />
      {cropping && aspect && (
        <cropping.Dialog
          file={cropping.file}
          aspect={aspect}
          onDone={(area) => send(cropping.file, area)}
          onClose={() => setCropping(undefined)}
        />
      )}
    </fieldset>
  );
}

function UploadProgress({ done }: { done?: number }) {
  return <progress value={done} max={1} aria-label="Envio da imagem" className="h-2 w-40 accent-accent" />;
}

type TextProps = { id: string; value: string; onChange: (text: string) => void; error?: string };

function AltField({ id, value, onChange, error }: TextProps) {
  return (
    <Field
      id={id}
      label="Descrição da imagem"
      error={error}
      hint="Conte em uma frase o que a foto mostra, para quem não pode vê-la: “Crianças pintam o muro da escola”."
    >
      {(control) => (
        <input
          {...control}
          name="imageAlt"
          value={value}
          onChange={(event) => onChange(event.currentTarget.value)}
          className={CONTROL}
        />
      )}
    </Field>
  );
}

function AddressField({ id, value, onChange, error }: TextProps) {
  return (
    <Field id={id} label="Ou o endereço de uma imagem" error={error} hint="Um endereço que comece com https://">
      {(control) => (
        <input
          {...control}
          name="image"
          inputMode="url"
          value={value.startsWith("/") ? "" : value} // this site's own address says nothing to a person
          onChange={(event) => onChange(event.currentTarget.value)}
          className={CONTROL}
        />
      )}
    </Field>
  );
}
