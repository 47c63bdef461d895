import type { Ref } from "react";
import { CONTROL, Field } from "@/components/ui/field";
import { MAX_ALT_CHARACTERS } from "@/lib/images/upload-limits";

type TextProps = {
  id: string;
  value: string;
  onChange: (text: string) => void;
  error?: string;
  /** Lets react-hook-form focus the field. */
  ref?: Ref<HTMLInputElement>;
};

export function AltField({ id, value, onChange, error, ref }: TextProps) {
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
          ref={ref}
          name="imageAlt"
          maxLength={MAX_ALT_CHARACTERS}
          value={value}
          onChange={(event) => onChange(event.currentTarget.value)}
          className={CONTROL}
        />
      )}
    </Field>
  );
}

export function AddressField({ id, value, onChange, error, ref }: TextProps) {
  return (
    <Field id={id} label="Ou o endereço de uma imagem" error={error} hint="Um endereço que comece com https://">
      {(control) => (
        <input
          {...control}
          ref={ref}
          name="image"
          inputMode="url"
          value={value.startsWith("/") ? "" : value} // an uploaded picture's own path tells a person nothing
          onChange={(event) => onChange(event.currentTarget.value)}
          className={CONTROL}
        />
      )}
    </Field>
  );
}
