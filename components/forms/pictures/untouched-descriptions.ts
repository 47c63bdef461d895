import type { FieldValues } from "react-hook-form";
import type { PhotoValue } from "./photo-list";

/**
 * The values to send, without the descriptions of pictures that are as the form was opened with: a description belongs to the picture,
 * and whoever has changed it in the library meanwhile keeps it.
 */
export function withoutUntouchedDescriptions<Values extends FieldValues>(
  values: Values,
  openedWith: FieldValues = {},
): Values {
  const isCoverUntouched = values.image === openedWith.image && values.imageAlt === openedWith.imageAlt;
  const photosBefore: PhotoValue[] = openedWith.fotos ?? [];
  const isUntouched = ({ image, alt }: PhotoValue) =>
    photosBefore.some((photo) => photo.image === image && photo.alt === alt);
  const toSend = (photo: PhotoValue) => (isUntouched(photo) ? { image: photo.image } : photo);
  return {
    ...values,
    ...("imageAlt" in values && isCoverUntouched && { imageAlt: undefined }),
    ...("fotos" in values && { fotos: values.fotos?.map(toSend) }),
  };
}
