"use client";

import "react-easy-crop/react-easy-crop.css";
import { useEffect, useId, useState } from "react";
import Cropper from "react-easy-crop";
import { Button } from "@/components/ui/button";
import { Modal } from "@/components/ui/modal";
import type { Area } from "./image-file";

export type CropDialogProps = {
  file: File;
  /** Width ÷ height of the crop. */
  aspect: number;
  /** Without an area, the whole picture is used. */
  onDone: (area?: Area) => void;
  onClose: () => void;
};

const UNREADABLE = "Não conseguimos abrir esta imagem. Ela pode estar danificada.";
const HOW_TO = (
  <>
    Arraste até aparecer o que importa.
    <span className="pointer-coarse:hidden"> No teclado, as setas movem a imagem.</span>
  </>
);

const ZOOM = { min: 1, max: 4, step: 0.05 };

/** Crops a picture to the aspect ratio in which the site shows it, by mouse, touch or keyboard. */
export function CropDialog({ file, aspect, onDone, onClose }: CropDialogProps) {
  const id = useId();
  const address = useObjectUrl(file);
  const [crop, setCrop] = useState({ x: 0, y: 0 });
  const [zoom, setZoom] = useState(ZOOM.min);
  const [area, setArea] = useState<Area>();
  const [unreadable, setUnreadable] = useState(false);

  return (
    <Modal
      title="Enquadrar a imagem"
      description={unreadable ? UNREADABLE : HOW_TO}
      onClose={onClose}
      className="grid max-w-2xl gap-4 p-4 sm:p-6"
    >
      <div className="relative h-[min(52vh,26rem)] overflow-hidden rounded-field bg-[#2d1a23]">
        {address && (
          <Cropper
            image={address}
            aspect={aspect}
            crop={crop}
            zoom={zoom}
            minZoom={ZOOM.min}
            maxZoom={ZOOM.max}
            keyboardStep={8}
            onCropChange={setCrop}
            onZoomChange={setZoom}
            onCropComplete={(_, pixels) => setArea(pixels)}
            disableAutomaticStylesInjection
            cropperProps={{ role: "group", "aria-label": "Recorte: as setas movem a imagem" }}
            classes={{ cropAreaClassName: "focus-visible:outline-3! focus-visible:outline-sun!" }}
            mediaProps={{ alt: "", onError: () => setUnreadable(true) }}
          />
        )}
      </div>
      <label htmlFor={`${id}-zoom`} className="grid grid-cols-[auto_1fr] items-center gap-4 font-semibold">
        Aproximar
        <input
          id={`${id}-zoom`}
          type="range"
          {...ZOOM}
          value={zoom}
          aria-valuetext={`${Math.round(zoom * 100)}%`}
          onChange={({ currentTarget }) => setZoom(Number(currentTarget.value))}
          className="h-11 w-full accent-accent"
        />
      </label>
      <div className="flex flex-col gap-3 sm:flex-row">
        <Button onClick={() => onDone(area)} disabled={unreadable || !area}>
          Usar este recorte
        </Button>
        <Button variant="secondary" onClick={() => onDone()} disabled={unreadable}>
          Usar a imagem inteira
        </Button>
        <Button variant="quiet" onClick={onClose}>
          Cancelar
        </Button>
      </div>
    </Modal>
  );
}

function useObjectUrl(file: File) {
  const [address, setAddress] = useState<string>();
  useEffect(() => {
    const url = URL.createObjectURL(file);
    setAddress(url);
    return () => URL.revokeObjectURL(url);
  }, [file]);
  return address;
}
