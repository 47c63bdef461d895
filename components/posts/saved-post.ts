import type { Saved } from "@/components/forms/saved-notice";
import { relativeMoment } from "@/lib/dates";
import { painelRoutes } from "@/lib/painel-routes";
import type { PostCardData } from "@/lib/posts/types";
import { routes } from "@/lib/routes";

type Post = Pick<PostCardData, "_id" | "titulo" | "permalink" | "createdAt"> & { active: boolean };

/** `now` in milliseconds. */
export function describeSavedPost({ _id, titulo, permalink, active, createdAt }: Post, now = Date.now()): Saved {
  const edit = painelRoutes.editPost(_id);
  if (!active) return { text: "Salvo como rascunho: só aparece aqui no painel.", edit };
  if (Date.parse(createdAt) > now) return { text: `Sai no site sozinho ${relativeMoment(createdAt, now)}.`, edit };
  return { text: "Publicado.", path: routes.post(permalink), message: (url) => `${titulo}\n${url}`, edit };
}
