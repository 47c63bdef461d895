import { DEFAULT_PICTURE, imageAddress, type Picture } from "./picture";
import type { ImageRow } from "./service";

/** The picture of an item as pages show it; the default one when it has none. */
export function presentPicture(image: ImageRow | null | undefined): Picture {
  if (!image) return { src: DEFAULT_PICTURE, alt: "", width: 1600, height: 1000, placeholder: null };
  const { alt, width, height, placeholder } = image;
  return { src: imageAddress(image), alt, width, height, placeholder };
}
