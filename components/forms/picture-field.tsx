"use client";

import { type Control, type FieldValues, type Path, useController } from "react-hook-form";
import { ImageField } from "./image-field";

type WithPicture = FieldValues & { image?: string; imageAlt?: string };

type Props<Draft extends WithPicture> = {
  control: Control<Draft>;
  /** Width by height of the card's picture, to cut uploads to; absent, they are kept whole. */
  aspect?: number;
};

/** The `image` and `imageAlt` of a form. */
export function PictureField<Draft extends WithPicture>({ control, aspect }: Props<Draft>) {
  const image = useController({ control, name: "image" as Path<Draft> });
  const alt = useController({ control, name: "imageAlt" as Path<Draft> });
  return (
    <ImageField
      value={image.field.value ?? ""}
      onChange={image.field.onChange}
      alt={alt.field.value ?? ""}
      onAltChange={alt.field.onChange}
      error={image.fieldState.error?.message}
      altError={alt.fieldState.error?.message}
      aspect={aspect}
    />
  );
}
