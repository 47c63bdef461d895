"use client";

import { Images } from "lucide-react";
import { useState } from "react";
import { Button } from "@/components/ui/button";
import { useLibrary } from "./library-context";
import { PicturePicker, type PicturePickerProps } from "./picture-picker";

type Props = { onChoose: PicturePickerProps["onChoose"]; disabled: boolean };

/** Opens the library to choose a picture that is there already. */
export function LibraryButton({ onChoose, disabled }: Props) {
  const load = useLibrary();
  const [open, setOpen] = useState(false);
  if (!load) return null;

  const close = () => setOpen(false);

  return (
    <>
      <Button variant="secondary" onClick={() => setOpen(true)} disabled={disabled}>
        <Images aria-hidden className="size-5" /> Escolher das imagens
      </Button>
      {open && (
        <PicturePicker
          load={load}
          onClose={close}
          onChoose={(picture) => {
            onChoose(picture);
            close();
          }}
        />
      )}
    </>
  );
}
