import type { Ref } from "react";
import { InputField } from "@/components/ui/field";
import { MAX_ALT_CHARACTERS } from "@/lib/images/upload-limits";

type TextProps = {
  value: string;
  onChange: (text: string) => void;
  error?: string;
  /** Lets react-hook-form focus the field. */
  ref?: Ref<HTMLInputElement>;
};

export function AltField({ value, onChange, error, ref }: TextProps) {
  return (
    <InputField
      label="Descrição da imagem"
      error={error}
      hint="Conte em uma frase o que a foto mostra, para quem não pode vê-la: “Crianças pintam o muro da escola”."
      ref={ref}
      name="imageAlt"
      maxLength={MAX_ALT_CHARACTERS}
      value={value}
      onChange={(event) => onChange(event.currentTarget.value)}
    />
  );
}

export function AddressField({ value, onChange, error, ref }: TextProps) {
  return (
    <InputField
      label="Ou o endereço de uma imagem"
      error={error}
      hint="Um endereço que comece com https://"
      ref={ref}
      name="image"
      inputMode="url"
      value={value.startsWith("/") ? "" : value} // an uploaded picture's own path tells a person nothing
      onChange={(event) => onChange(event.currentTarget.value)}
    />
  );
}
