"use client";

import { ImageUp, X } from "lucide-react";
import { type ChangeEvent, useId, useState } from "react";
import { Button } from "@/components/ui/button";
import { CONTROL, Field } from "@/components/ui/field";
import { ACCEPTED_TYPES, imageCopy, MAX_BYTES, storedId } from "@/lib/images/model";
import { uploadImage } from "./upload-image";

type Props = {
  /** The address of the picture, empty for none. */
  value: string;
  onChange: (address: string) => void;
  alt: string;
  onAltChange: (alt: string) => void;
  error?: string;
  altError?: string;
};

/** A picture by upload or by address, and its description for people who do not see it. */
export function ImageField({ value, onChange, alt, onAltChange, error, altError }: Props) {
  const id = useId();
  const [progress, setProgress] = useState<number>();
  const [failure, setFailure] = useState<string>();
  const uploading = progress !== undefined;

  async function upload(event: ChangeEvent<HTMLInputElement>) {
    const input = event.currentTarget;
    const file = input.files?.[0];
    input.value = ""; // the same file may be chosen again
    if (!file) return;
    if (file.size > MAX_BYTES) return setFailure(imageCopy.tooLarge);
    setFailure(undefined);
    setProgress(0);
    const answer = await uploadImage(file, setProgress);
    setProgress(undefined);
    if (answer.ok) onChange(answer.address);
    else setFailure(answer.message);
  }

  return (
    <fieldset className="grid gap-4 rounded-card border border-line p-4">
      <legend className="px-1 font-semibold">Imagem</legend>
      <div className="flex flex-wrap items-center gap-3">
        <label
          aria-disabled={uploading}
          className="inline-flex min-h-11 cursor-pointer items-center gap-2 rounded-full border-2 border-ink/80 px-5 font-semibold focus-within:outline-3 focus-within:outline-accent focus-within:outline-offset-2 hover:bg-ink hover:text-paper"
        >
          <ImageUp aria-hidden className="size-5" />
          {uploading ? "Enviando…" : value ? "Trocar imagem" : "Enviar imagem"}
          <input type="file" accept={ACCEPTED_TYPES} disabled={uploading} onChange={upload} className="sr-only" />
        </label>
        {value && !uploading && (
          <Button look="quiet" onClick={() => onChange("")}>
            <X aria-hidden className="size-5" /> Remover
          </Button>
        )}
        {uploading && (
          <progress value={progress} max={1} aria-label="Envio da imagem" className="h-2 w-40 accent-accent" />
        )}
        <p className="text-muted text-sm">PNG ou JPG, até 10 MB.</p>
      </div>
      <Field
        id={`${id}-address`}
        label="Ou o endereço de uma imagem"
        error={failure ?? error}
        hint="Um endereço que comece com https://"
      >
        {(control) => (
          <input
            {...control}
            name="image"
            inputMode="url"
            value={storedId(value) ? "" : value} // an upload's own address says nothing to a person
            onChange={(event) => onChange(event.currentTarget.value)}
            className={CONTROL}
          />
        )}
      </Field>
      {value && (
        <Field
          id={`${id}-alt`}
          label="Descrição da imagem"
          error={altError}
          hint="Para quem não vê a imagem: o que ela mostra, em uma frase."
        >
          {(control) => (
            <input
              {...control}
              name="imageAlt"
              value={alt}
              onChange={(event) => onAltChange(event.currentTarget.value)}
              className={CONTROL}
            />
          )}
        </Field>
      )}
    </fieldset>
  );
}
