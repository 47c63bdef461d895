import { isImageAddress, type Picture } from "@/lib/images/picture";

/** The picture of what is being written, for its live preview; one that was saved before has its measures. */
export function draftPicture(src = "", alt = "", saved?: Picture): Picture {
  if (saved?.src === src) return { ...saved, alt };
  const bare = { alt, width: null, height: null, placeholder: null };
  return { ...bare, src: isImageAddress(src) ? src : "/default.jpg" };
}
