"use client";

import { Crop } from "lucide-react";
import { type ComponentType, type Ref, useState } from "react";
import { Button } from "@/components/ui/button";
import { isImageAddress } from "@/lib/images/picture";
import { storedId } from "@/lib/routes";
import { LibraryButton } from "../library/library-button";
import type { CropDialogProps } from "./crop-dialog";
import { ImageButton } from "./image-button";
import { type Area, fetchStored, isForServer } from "./image-file";
import { AddressField, AltField } from "./image-text-fields";
import { ImageThumb } from "./image-thumb";
import { PROGRESS_BAR } from "./progress-bar";
import { RemoveImage } from "./remove-image";
import { useImageDrop } from "./use-image-drop";
import { useUpload } from "./use-upload";

const NOUNS = { imagem: "Imagem", foto: "Foto" };

type Props = {
  /** The picture's address, or ''. */
  value: string;
  onChange: (address: string) => void;
  alt: string;
  onAltChange: (alt: string) => void;
  error?: string;
  altError?: string;
  /** Let react-hook-form focus the address and the description. */
  addressRef?: Ref<HTMLInputElement>;
  altRef?: Ref<HTMLInputElement>;
  /** Width ÷ height to crop uploads to; absent, they stay whole. */
  aspect?: number;
  /** What the field is called: people have a photo. */
  noun?: keyof typeof NOUNS;
  /** Takes pictures pasted anywhere on the page; false where a page has several of these fields. */
  paste?: boolean;
};

type Cropping = { file: File; Dialog: ComponentType<CropDialogProps> };

/** A picture by upload, drag and drop, paste or address, and its alternative text. */
export function ImageField(props: Props) {
  const { value, onChange, alt, onAltChange, error, altError, aspect, noun = "imagem", paste = true } = props;
  const [chosen, setChosen] = useState<{ file: File; address?: string }>();
  const [cropping, setCropping] = useState<Cropping>();
  const [sent, setSent] = useState<string>();
  const upload = useUpload((address) => {
    setSent(address);
    setChosen((before) => before && { ...before, address });
    onChange(address);
  });
  const drop = useImageDrop(choose, { paste });

  async function choose(file: File) {
    if (!upload.busy) await upload.choose(file, openCropping);
  }

  /** Whether the picture is cropped before it is sent. When the dialog's code does not load, the whole picture is. */
  async function openCropping(file: File, signal: AbortSignal) {
    const isForLater = await isForServer(file).catch(() => false); // this browser cannot show it before it is stored
    const loaded = aspect && !isForLater ? await import("./crop-dialog").catch(() => undefined) : undefined;
    if (signal.aborted) return true;
    if (loaded) setCropping({ file, Dialog: loaded.CropDialog });
    else setChosen(isForLater ? undefined : { file });
    return Boolean(loaded);
  }

  function send(file: File, area?: Area) {
    setCropping(undefined);
    setChosen({ file });
    void upload.send(file, area);
  }

  /** Crops the original file while it is known, else the stored picture. */
  async function reframe() {
    const file = chosen?.address === value ? chosen.file : await fetchStored(value).catch(() => undefined);
    if (file) await choose(file);
    else upload.fail("A imagem não carregou. Confira a conexão e tente de novo.");
  }

  /** A picture of the library comes with its description. */
  function reuse(picture: { src: string; alt: string }) {
    upload.clear();
    setChosen(undefined);
    onChange(picture.src);
    onAltChange(picture.alt);
  }

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
            <ImageButton busy={upload.busy} onChoose={choose}>
              {value ? `Trocar ${noun}` : `Enviar ${noun}`}
            </ImageButton>
            {noun === "imagem" && <LibraryButton disabled={upload.busy} onChoose={reuse} />}
            <UploadProgress
              busy={upload.busy}
              done={upload.progress}
              sent={value !== "" && value === sent && !upload.failure}
            />
            {value && !upload.busy && (
              <>
                {aspect && storedId(value) && (
                  <Button variant="quiet" onClick={reframe}>
                    <Crop aria-hidden className="size-5" /> Enquadrar
                  </Button>
                )}
                <RemoveImage onRemove={() => onChange("")} />
              </>
            )}
          </div>
          <p className="text-muted text-sm">
            PNG, JPG, WebP ou HEIC, até 10 MB. Você também pode arrastar uma foto para cá
            {paste && " ou colar uma que copiou"}.
          </p>
          <p role="alert" className="font-medium text-danger text-sm empty:hidden">
            {upload.failure}
          </p>
        </div>
      </div>
      {value && <AltField value={alt} onChange={onAltChange} error={altError} ref={props.altRef} />}
      <AddressField
        ref={props.addressRef}
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
