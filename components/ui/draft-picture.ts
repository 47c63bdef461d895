import type { Picture } from "@/lib/images/model";

/** The picture of what is being written, for its live preview; one that was saved before has its measures. */
export function draftPicture(src = "", alt = "", saved?: Picture): Picture {
  const bare = { alt, width: null, height: null, placeholder: null, focusX: 0.5, focusY: 0.5 };
  if (!src) return { ...bare, src: "/default.jpg" };
  return saved?.src === src ? { ...saved, alt } : { ...bare, src };
}
