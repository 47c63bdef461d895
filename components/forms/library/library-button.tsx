"use client";

import { Images } from "lucide-react";
import { type ComponentType, useState } from "react";
import { Button } from "@/components/ui/button";
import { useLibrary } from "./library-context";
import type { PicturePickerProps } from "./picture-picker";

type Props = { onChoose: PicturePickerProps["onChoose"]; disabled: boolean };

/** Opens the library to choose a picture that is there already. The dialog is loaded at the first click. */
export function LibraryButton({ onChoose, disabled }: Props) {
  const load = useLibrary();
  const [Picker, setPicker] = useState<ComponentType<PicturePickerProps>>();
  const [failed, setFailed] = useState(false);
  if (!load) return null;

  async function open() {
    const loaded = await import("./picture-picker").catch(() => undefined);
    setFailed(!loaded);
    if (loaded) setPicker(() => loaded.PicturePicker);
  }

  const close = () => setPicker(undefined);

  return (
    <>
      <Button variant="secondary" onClick={open} disabled={disabled}>
        <Images aria-hidden className="size-5" /> Escolher das imagens
      </Button>
      <p role="alert" className="font-medium text-danger text-sm empty:hidden">
        {failed && "As imagens não carregaram. Confira a conexão e tente de novo."}
      </p>
      {Picker && (
        <Picker
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
