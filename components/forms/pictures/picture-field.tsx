"use client";

import type { ComponentProps } from "react";
import { type Control, type FieldValues, type Path, useController } from "react-hook-form";
import { DEFAULT_IMAGE } from "@/lib/site";
import { ImageField } from "./image-field";

type WithPicture = FieldValues & { image?: string; imageAlt?: string };

type Props<Values extends WithPicture> = {
  control: Control<Values>;
} & Pick<ComponentProps<typeof ImageField>, "aspect" | "noun">;

/** `ImageField` for a form's `image` and `imageAlt`. */
export function PictureField<Values extends WithPicture>({ control, aspect, noun }: Props<Values>) {
  const image = useController({ control, name: "image" as Path<Values> });
  const alt = useController({ control, name: "imageAlt" as Path<Values> });
  return (
    <ImageField
      value={image.field.value ?? ""}
      onChange={image.field.onChange}
      alt={alt.field.value ?? ""}
      onAltChange={alt.field.onChange}
      error={image.fieldState.error?.message}
      altError={alt.fieldState.error?.message}
      addressRef={image.field.ref}
      altRef={alt.field.ref}
      aspect={aspect}
      noun={noun}
    />
  );
}

type Item = { image: string; picture?: { alt: string } };

/** `image` and `imageAlt` of an item as form values; the default picture counts as none. */
export const pictureValues = (item: Item | undefined) => ({
  image: item && item.image !== DEFAULT_IMAGE ? item.image : "",
  imageAlt: item?.picture?.alt ?? "",
});
