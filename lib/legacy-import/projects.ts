import { getCategories } from "../categories/service";
import { db } from "../db/client";
import { projectInput } from "../projects/schema";
import { createProject } from "../projects/service";
import type { Collection } from "./collection";
import { categoryOf, createdAtOf, flagOf, textOf } from "./document";
import { parseLeniently } from "./parse-leniently";

/** Placeholders, for validation, for fields without which a project is imported, but disabled. */
const placeholders = { description: "…", url: "https://www.instagram.com/" };

export const projects: Collection = {
  entity: "project",
  words: ["projeto", "projetos"],
  title: ({ titulo }) => titulo,
  exists: async (id) => (await db.project.count({ where: { id } })) > 0,
  async take(id, document, { remark, picture }) {
    const values = {
      titulo: textOf(document.titulo),
      description: textOf(document.description),
      slug: categoryOf(document.slug, await getCategories("project"), remark),
      url: withInstagram(textOf(document.url)),
    };
    const { input, complete } = parseLeniently(projectInput, values, { placeholders, remark });
    const createdAt = createdAtOf(document, id, remark);
    const active = complete && (flagOf(document.active) ?? true);
    await createProject({ ...input, active, image: await picture(document.image) }, { id, createdAt });
  },
};

/** '@projetonova' is how people write an Instagram address. */
const withInstagram = (url: string | undefined) => url?.replace(/^@([\w.]+)$/, "https://www.instagram.com/$1/");
