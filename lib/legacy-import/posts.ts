import { getCategories } from "../categories/service";
import { db } from "../db/client";
import { whyUnreadable } from "../markdown/limits";
import { postInput } from "../posts/schema";
import { createPost } from "../posts/service";
import { getSettings } from "../settings/service";
import type { Collection } from "./collection";
import { categoryOf, createdAtOf, flagOf, textOf } from "./document";
import { parseLeniently } from "./parse-leniently";

export const posts: Collection = {
  entity: "post",
  words: ["artigo", "artigos"],
  title: ({ titulo }) => titulo,
  exists: async (id) => (await db.post.count({ where: { id } })) > 0,
  async take(id, document, { remark, picture }) {
    // The previous system's edit screen read the author from another field than it saved.
    const written = textOf(document.autor) ?? textOf(document.author);
    const autor = written ?? (await getSettings()).settings.name;
    if (!written) remark(`autor: sem autor; ficou ${autor}`);
    const values = {
      titulo: textOf(document.titulo),
      description: textOf(document.description),
      autor,
      slug: categoryOf(document.slug, await getCategories("post"), remark),
    };
    const unchecked = whyUnreadable(values.description ?? "") ? { description: "…" } : {};
    const { input, complete } = parseLeniently(postInput, values, {
      placeholders: { description: "…" },
      unchecked,
      remark,
    });
    const createdAt = createdAtOf(document, id, remark);
    const active = complete && (flagOf(document.active) ?? true);
    await createPost({ ...input, active, image: await picture(document.image) }, { id, createdAt });
  },
};
