"use client";

import { type ComponentType, useState } from "react";
import type { CropDialogProps } from "./crop-dialog";
import { type Area, fetchStored, isForServer } from "./image-file";
import { useUpload } from "./use-upload";

/** What the form holds of a picture, and how it gets another one. */
export type PictureInField = {
  /** The picture's address, or ''. */
  value: string;
  onChange: (address: string) => void;
  onAltChange: (alt: string) => void;
  /** Width ÷ height to crop uploads to; absent, they stay whole. */
  aspect?: number;
};

type Cropping = { file: File; Dialog: ComponentType<CropDialogProps> };

/** How the picture of a field is replaced: by a file that is cropped and sent, by one of the library, by an address. */
export function useImageField({ value, onChange, onAltChange, aspect }: PictureInField) {
  /** The file as it was chosen, and the address that its upload got. */
  const [original, setOriginal] = useState<{ file: File; address?: string }>();
  const [cropping, setCropping] = useState<Cropping>();
  const [sent, setSent] = useState<string>();
  const upload = useUpload((address) => {
    setSent(address);
    setOriginal((before) => before && { ...before, address });
    onChange(address);
  });

  async function choose(file: File) {
    if (!upload.busy) await upload.choose(file, openCropping);
  }

  /** Whether the picture is cropped before it is sent. When the dialog's code does not load, the whole picture is. */
  async function openCropping(file: File, signal: AbortSignal) {
    const isForLater = await isForServer(file).catch(() => false); // this browser cannot show it before it is stored
    const loaded = aspect && !isForLater ? await import("./crop-dialog").catch(() => undefined) : undefined;
    if (signal.aborted) return true;
    if (loaded) setCropping({ file, Dialog: loaded.CropDialog });
    else setOriginal(isForLater ? undefined : { file });
    return Boolean(loaded);
  }

  function send(file: File, area?: Area) {
    setCropping(undefined);
    setOriginal({ file });
    void upload.send(file, area);
  }

  return {
    busy: upload.busy,
    progress: upload.progress,
    failure: upload.failure,
    /** Whether the picture in the field is the one that was sent last. */
    isSent: value !== "" && value === sent && !upload.failure,
    choose,
    /** Crops the original file while it is known, else the stored picture. */
    async reframe() {
      const isKnown = original?.address === value;
      const file = isKnown ? original.file : await fetchStored(value).catch(() => undefined);
      if (file) await choose(file);
      else upload.fail("A imagem não carregou. Confira a conexão e tente de novo.");
    },
    /** A picture of the library comes with its description. */
    reuse(picture: { src: string; alt: string }) {
      upload.clear();
      setOriginal(undefined);
      onChange(picture.src);
      onAltChange(picture.alt);
    },
    typeAddress(address: string) {
      upload.clear();
      onChange(address);
    },
    cropping: cropping && {
      ...cropping,
      send: (area?: Area) => send(cropping.file, area),
      close: () => setCropping(undefined),
    },
  };
}
