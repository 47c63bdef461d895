import { DEFAULT_PICTURE, isImageAddress, type Picture } from "@/lib/images/picture";

/** The picture of an unsaved form, for its live preview; width and height are known for saved pictures only. */
export function previewPicture(src = "", alt = "", saved?: Picture): Picture {
  if (saved?.src === src) return { ...saved, alt };
  const bare = { alt, width: null, height: null, placeholder: null };
  return { ...bare, src: isImageAddress(src) ? src : DEFAULT_PICTURE };
}
